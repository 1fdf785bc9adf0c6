import type { Block, Paper, Section, SectionKind } from '@greenpen/paper';
import {
  blockText,
  countWords,
  isAbstractLabel,
  isAppendixLabel,
  isEntryShaped,
  isFloatLabel,
  isFootnotesLabel,
  isKeywordsLine,
  isLooselyEntryShaped,
  isProse,
  isReferencesLabel,
  isRunInAbstract,
  isSureReferencesLabel,
} from './labels.ts';
import { findAnnotatedList, partAnnotations } from './annotations.ts';
import { endsList } from './list-end.ts';
import { opensPage } from '../title-block/lead-lines.ts';
import { titleBlockOf, titleBlockPartsOf } from '../title-block/title-block.ts';

const LONGEST_ABSTRACT_WORDS = 600;
const SHORTEST_ABSTRACT_WORDS = 5;

/** A note has its number before it or a page at its end. */
const NOTE = /^\[?\d{1,3}[\].)]*\s|,\s\d{1,4}(?:[–-]\d{1,4})?\.$|^ibid\b/iu;

type Opening = { readonly kind: SectionKind; readonly index: number; readonly labelled: boolean };

const known = new WeakMap<Paper, readonly Section[]>();

/**
 * The paper's sections in order; together with their labels they hold every block once. A paper without a
 * title page (a post, a short answer) starts with its body; an unlabelled list of entries at the end is
 * a reference section without label. The paragraphs on the works of an annotated bibliography follow its entries
 * as a body section of their own.
 */
export function sectionsOf(paper: Paper): readonly Section[] {
  let sections = known.get(paper);
  if (sections === undefined) {
    sections = partAnnotations(paper, cutSections(paper, findOpenings(paper)));
    known.set(paper, sections);
  }
  return sections;
}

/** Whether the works of the list are each followed by a paragraph on them. */
export function isAnnotatedBibliography(paper: Paper): boolean {
  const sections = sectionsOf(paper);
  return sections.some(({ kind, blocks }, index) => {
    const after = sections[index + 1];
    const first = after?.blocks[0];
    const last = blocks.at(-1);
    if (kind !== 'references' || after?.kind !== 'body' || first === undefined || last === undefined)
      return false;
    return first.span.start < last.span.start;
  });
}

function cutSections(paper: Paper, openings: readonly Opening[]): readonly Section[] {
  return openings.map(({ kind, index, labelled }, position) => {
    const end = openings[position + 1]?.index ?? paper.blocks.length;
    const label = labelled ? (paper.blocks[index] ?? null) : null;
    return { kind, label, blocks: paper.blocks.slice(label === null ? index : index + 1, end) };
  });
}

function findOpenings(paper: Paper): readonly Opening[] {
  const { blocks } = paper;
  const texts = blocks.map((block) => blockText(paper, block));
  const openings: Opening[] = [];
  let index = findTitlePageEnd(paper);
  if (index > 0) openings.push({ kind: 'title-page', index: 0, labelled: false });
  const abstract = findAbstract(paper, texts, index);
  if (abstract !== null) {
    if (abstract.start > index)
      openings.push({ kind: index === 0 ? 'title-page' : 'body', index, labelled: false });
    openings.push({ kind: 'abstract', index: abstract.start, labelled: abstract.labelled });
    index = abstract.end;
  }
  let current: SectionKind | null = null;
  const unlabelled = findUnlabelledReferences(texts, index);
  for (; index < blocks.length; index += 1) {
    const next: Opening | null =
      openingAt(paper, texts, index, current) ?? (index === unlabelled ? references(index, false) : null);
    const opening: Opening | null =
      next ?? (current === null ? { kind: 'body', index, labelled: false } : null);
    if (opening === null) continue;
    openings.push(opening);
    current = opening.kind;
  }
  return openings;
}

function references(index: number, labelled: boolean): Opening {
  return { kind: 'references', index, labelled };
}

function openingAt(
  paper: Paper,
  texts: readonly string[],
  index: number,
  current: SectionKind | null,
): Opening | null {
  const block = paper.blocks[index];
  const text = texts[index];
  if (block === undefined || text === undefined) return null;
  if (isReferencesLabel(text) && opensReferences(texts, index)) return references(index, true);
  const afterText = current !== null && current !== 'body';
  if (isAppendixLabel(text) && (afterText || standsOut(block)))
    return { kind: 'appendix', index, labelled: true };
  if (isFootnotesLabel(text) && opensNotes(texts, index)) return { kind: 'appendix', index, labelled: true };
  if (!afterText) return null;
  if (isFootnotesLabel(text)) return { kind: 'appendix', index, labelled: true };
  if (current !== 'references') return null;
  if (block.kind === 'table' || block.kind === 'figure' || isFloatLabel(text))
    return { kind: 'tables-and-figures', index, labelled: false };
  if (endsList(texts, index, opensReferences)) return { kind: 'body', index, labelled: false };
  // A document of several answers, each with its own references, goes back to text at the next heading.
  return block.headingLevel !== null && !isLooselyEntryShaped(text)
    ? { kind: 'body', index, labelled: false }
    : null;
}

/** "Notes" below the text, with notes after it. */
function opensNotes(texts: readonly string[], index: number): boolean {
  const following = texts.slice(index + 1, index + 4).filter((text) => text !== '');
  return following.length > 0 && following.filter((text) => NOTE.test(text)).length * 2 > following.length;
}

function standsOut(block: Block): boolean {
  return (
    block.startsNewPage ||
    block.headingLevel !== null ||
    block.format.alignment === 'center' ||
    (block.runs.length > 0 && block.runs.every(({ bold }) => bold === true))
  );
}

/** A label opens the list when entries follow it; a sure label also at the very end, where entries are missing. */
function opensReferences(texts: readonly string[], index: number): boolean {
  const following = texts.slice(index + 1, index + 4);
  const label = texts[index] ?? '';
  if (!isSureReferencesLabel(label)) return following.length > 0 && following.every(isLooselyEntryShaped);
  if (following.some((text) => isEntryShaped(text))) return true;
  const isLast = texts.findLastIndex((text) => isReferencesLabel(text)) <= index;
  return isLast && (following.length === 0 || following.some((text) => isLooselyEntryShaped(text)));
}

/** The first of the entries that close a paper without a label; -1 if its end does not look like a list. */
function findUnlabelledReferences(texts: readonly string[], from: number): number {
  if (texts.some((text, index) => index >= from && isReferencesLabel(text) && opensReferences(texts, index)))
    return -1;
  const annotated = findAnnotatedList(texts, from);
  if (annotated !== -1) return annotated;
  let start = -1;
  for (let index = texts.length - 1; index > from; index -= 1) {
    const text = texts[index] ?? '';
    if (isEntryShaped(text) && countWords(text) <= 80) start = index;
    else if (text !== '') break;
  }
  return start;
}

type AbstractPlace = { readonly start: number; readonly end: number; readonly labelled: boolean };

function findAbstract(paper: Paper, texts: readonly string[], from: number): AbstractPlace | null {
  const limit = Math.min(texts.length, from + 12);
  for (let index = from; index < limit; index += 1) {
    const text = texts[index] ?? '';
    if (isRunInAbstract(text)) return { start: index, end: withKeywords(texts, index + 1), labelled: false };
    if (isAbstractLabel(text) && countWords(texts[index + 1] ?? '') >= SHORTEST_ABSTRACT_WORDS)
      return { start: index, end: findAbstractEnd(paper, texts, index + 1), labelled: true };
    if (isProse(text)) return null;
  }
  return null;
}

function withKeywords(texts: readonly string[], end: number): number {
  let after = end;
  while (isKeywordsLine(texts[after] ?? '')) after += 1;
  return after;
}

function findAbstractEnd(paper: Paper, texts: readonly string[], first: number): number {
  let words = 0;
  for (let index = first; index < texts.length; index += 1) {
    const text = texts[index] ?? '';
    const block = paper.blocks[index];
    if (isKeywordsLine(text)) return withKeywords(texts, index);
    if (index > first && block !== undefined && endsAbstract(paper, block, text, paper.blocks[first - 1]))
      return index;
    words += countWords(text);
    if (words > LONGEST_ABSTRACT_WORDS) break;
  }
  return withKeywords(texts, first + 1);
}

function endsAbstract(paper: Paper, block: Block, text: string, label: Block | undefined): boolean {
  if (block.startsNewPage || block.headingLevel !== null || isReferencesLabel(text)) return true;
  if (paper.pagination === 'measured' && label !== undefined && block.page > label.page) return true;
  return !isProse(text) && countWords(text) <= 20 && !/[.!?]$/.test(text);
}

/** The index after the title page's last block; 0 when the paper opens with its text. */
export function findTitlePageEnd(paper: Paper): number {
  const { end, leadEnd } = titleBlockOf(paper);
  if (leadEnd === 0) return 0;
  const pageEnd = paper.blocks.findIndex((_, index) => index > 0 && opensPage(paper, index));
  if (pageEnd > 0 && pageEnd <= leadEnd) return pageEnd;
  const parts = titleBlockPartsOf(paper);
  const evidence = (['affiliation', 'course', 'instructor', 'date'] as const).filter((part) =>
    parts.has(part),
  );
  const abstractNext = isAbstractAt(paper, leadEnd);
  if (evidence.length < (abstractNext ? 1 : 2)) return 0;
  return abstractNext ? leadEnd : end;
}

function isAbstractAt(paper: Paper, index: number): boolean {
  const block = paper.blocks[index];
  return block !== undefined && /^abstract\b/i.test(blockText(paper, block));
}
