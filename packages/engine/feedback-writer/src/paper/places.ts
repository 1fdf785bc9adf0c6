import { type Block, type Paper, type Span, spanText } from '@greenpen/paper';
import { headingsOf } from '@greenpen/paper-structure';
import { isQuotable, MEMO_LINE } from './quote.ts';
import { type Counted, type Frame, nameSubject } from './name-subject.ts';
import type { SubjectPhrase } from './subject-phrases.ts';

/** A paragraph of the body with the name by which a reader finds it. */
export type PlacedParagraph = {
  readonly span: Span;
  /** "paragraph 4", "the last paragraph". */
  readonly name: string;
  /** The beginnings of its longer words, by which a part of the assignment finds its paragraph. */
  readonly stems: ReadonlySet<string>;
};

/** How places of a paper are named in its own terms. */
export type Places = {
  readonly paragraphs: readonly PlacedParagraph[];
  /** What the whole paper is about, in its own words; `null` where it names nothing often enough. */
  readonly subject: string | null;
  /** Other phrases that the whole paper is about. */
  readonly themes: readonly string[];
  /** All other phrases that the paper repeats, the weightiest first. */
  readonly terms: readonly string[];
  /** Name of the paragraph that holds an offset; `null` outside the body and where there is only one. */
  readonly nameAt: (offset: number) => string | null;
};

const MOST_TERMS = 6;
/** A long paper repeats more phrases than are worth a place's name. */
const MOST_PHRASES = 400;
/** With fewer paragraphs, a sentence is nearer than a paragraph. */
const FEWEST_PARAGRAPHS = 3;

type Naming = {
  readonly blocks: readonly Block[];
  readonly phrases: readonly SubjectPhrase[];
  /** Title and assignment: phrases that are in them are what the paper as a whole is about. */
  readonly frame: Frame;
};

export function namePlaces(paper: Paper, { blocks, phrases, frame }: Naming): Places {
  const counted = countByBlock(phrases, blocks).slice(0, MOST_PHRASES);
  const texts = blocks.map(({ span }) => spanText(paper.text, span));
  const { subject, phrase, themes, byWeight } = nameSubject(counted, frame, {
    text: texts.join('\n'),
    blocks: blocks.length,
  });
  const headings = headingsOf(paper)
    .map(({ block, span }) => ({ start: block.span.start, words: spanText(paper.text, span).trim() }))
    .filter(({ words }) => isQuotable(words) && !MEMO_LINE.test(words) && words.length <= 60);
  const paragraphs = blocks.map(({ span }, at): PlacedParagraph => {
    const next = blocks[at + 1]?.span.start ?? Infinity;
    const before = blocks[at - 1]?.span.start ?? -1;
    const over = headings.findLast(({ start }) => start < span.start);
    // The heading of a single paragraph is its name.
    const isAlone =
      over !== undefined &&
      over.start > before &&
      (at === blocks.length - 1 || headings.some(({ start }) => start > span.start && start < next));
    const heading = isAlone ? over : undefined;
    return {
      span,
      name: nameOf({ at, count: blocks.length, heading }),
      stems: stemsOf(spanText(paper.text, span)),
    };
  });
  const at = (offset: number) => paragraphs.find(({ span }) => span.start <= offset && offset < span.end);
  return {
    paragraphs,
    subject,
    themes,
    terms: byWeight
      .filter((one) => one !== phrase)
      .slice(0, MOST_TERMS)
      .map(({ words }) => words),
    nameAt: (offset) => (paragraphs.length < FEWEST_PARAGRAPHS ? null : (at(offset)?.name ?? null)),
  };
}

/** The most frequent first. */
function countByBlock(phrases: readonly SubjectPhrase[], blocks: readonly Block[]): readonly Counted[] {
  const counted = phrases.map((phrase): Counted => {
    const inBlocks = new Map<number, number>();
    let at = 0;
    for (const place of phrase.places) {
      while (at < blocks.length && (blocks[at]?.span.end ?? 0) <= place) at += 1;
      inBlocks.set(at, (inBlocks.get(at) ?? 0) + 1);
    }
    return { ...phrase, inBlocks };
  });
  return counted.toSorted((a, b) => b.places.length - a.places.length);
}

function nameOf({
  at,
  count,
  heading,
}: {
  readonly at: number;
  readonly count: number;
  readonly heading: { readonly words: string } | undefined;
}): string {
  if (heading !== undefined) return `the section “${heading.words}”`;
  // Numbers can be counted, and an end needs no number.
  if (count >= FEWEST_PARAGRAPHS && at === 0) return 'the opening paragraph';
  if (count >= FEWEST_PARAGRAPHS && at === count - 1) return 'the last paragraph';
  return `paragraph ${at + 1}`;
}

/** The first six letters of the longer words: enough to meet "memory" and "memories". */
export function stemsOf(text: string): ReadonlySet<string> {
  return new Set((text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).map((word) => word.slice(0, 6)));
}
