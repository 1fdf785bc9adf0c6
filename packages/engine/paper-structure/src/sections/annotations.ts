import type { Paper, Section } from '@greenpen/paper';
import { blockText, countWords, isEntryShaped } from './labels.ts';

/** A work or two with a remark below them are a list with notes. */
const FEWEST_ANNOTATED = 3;
const LEAST_SHARE = 0.6;
const LONGEST_ENTRY_WORDS = 90;
const FEWEST_WORDS = 20;
/** Titles and names give entries of any style more capitals than a paragraph has. */
const LEAST_SMALL = 0.7;

/** The first work of an annotated bibliography: most works are followed by a paragraph on them; -1 without one. */
export function findAnnotatedList(texts: readonly string[], from: number): number {
  const written = texts.map((text, index) => ({ text, index })).filter(({ text }) => text !== '');
  const entries = written.filter(({ text, index }) => index >= from && isEntry(text));
  const after = new Map(written.map(({ index }, at) => [index, written[at + 1]?.text ?? '']));
  const annotated = entries.filter(({ index }) => isAnnotation(after.get(index) ?? ''));
  const isAnnotated =
    annotated.length >= FEWEST_ANNOTATED && annotated.length >= entries.length * LEAST_SHARE;
  return isAnnotated ? (entries[0]?.index ?? -1) : -1;
}

/** Takes the paragraphs on the works out of an annotated list: they are the student's own text. */
export function partAnnotations(paper: Paper, sections: readonly Section[]): readonly Section[] {
  return sections.flatMap((section): readonly Section[] => {
    if (section.kind !== 'references') return [section];
    const texts = section.blocks.map((block) => blockText(paper, block));
    if (findAnnotatedList(texts, 0) === -1) return [section];
    const isOwnText = section.blocks.map((_, index) => isAnnotation(texts[index] ?? ''));
    return [
      { ...section, blocks: section.blocks.filter((_, index) => isOwnText[index] === false) },
      { kind: 'body', label: null, blocks: section.blocks.filter((_, index) => isOwnText[index] === true) },
    ];
  });
}

function isEntry(text: string): boolean {
  return isEntryShaped(text) && countWords(text) <= LONGEST_ENTRY_WORDS;
}

function isAnnotation(text: string): boolean {
  const words = text.match(/[\p{L}][\p{L}'’-]*/gu) ?? [];
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return (
    words.length >= FEWEST_WORDS &&
    small >= words.length * LEAST_SMALL &&
    /^[\p{Lu}\p{N}“"‘(]/u.test(text) &&
    /[.?!]["”’)\]]*$/u.test(text) &&
    !isEntryShaped(text)
  );
}
