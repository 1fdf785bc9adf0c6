import { type Block, type Paper, type Span, spanContains, spanText } from '@greenpen/paper';
import { headingsOf, sentencesOf } from '@greenpen/paper-structure';
import { isQuotable, MEMO_LINE } from './quote.ts';
import type { SubjectPhrase } from './subject-phrases.ts';

/** A paragraph of the body with the name by which a reader finds it. */
export type PlacedParagraph = {
  readonly span: Span;
  /** "New Jersey"; `null` where no phrase is its own. */
  readonly topic: string | null;
  /** "paragraph 4 (New Jersey)", "the last paragraph". */
  readonly name: string;
  /** The beginnings of its longer words, by which a part of the assignment finds its paragraph. */
  readonly stems: ReadonlySet<string>;
};

/** How places of a paper are named in its own terms. */
export type Places = {
  readonly paragraphs: readonly PlacedParagraph[];
  /** What the whole paper is about, in its own words; `null` where it names nothing often enough. */
  readonly subject: string | null;
  /** Other phrases that the paper keeps to, the most frequent first. */
  readonly terms: readonly string[];
  /** Name of the paragraph that holds an offset; `null` outside the body and where there is only one. */
  readonly nameAt: (offset: number) => string | null;
  /** A phrase in the sentence or, failing that, the paragraph that holds an offset. */
  readonly topicAt: (offset: number) => string | null;
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
  readonly frame: string;
};

export function namePlaces(paper: Paper, { blocks, phrases, frame }: Naming): Places {
  const counted = countByBlock(phrases, blocks).slice(0, MOST_PHRASES);
  const byWeight = weigh(counted, frame);
  const subject = subjectOf(byWeight, frame);
  const topics = topicsOf(counted, { count: blocks.length, subject });
  const headings = headingsOf(paper)
    .map(({ block, span }) => ({ start: block.span.start, words: spanText(paper.text, span).trim() }))
    .filter(({ words }) => isQuotable(words) && !MEMO_LINE.test(words) && words.length <= 60);
  const paragraphs = blocks.map(({ span }, at): PlacedParagraph => {
    const topic = topics.get(at) ?? null;
    const heading = headings.findLast(({ start }) => start < span.start);
    return {
      span,
      topic: topic?.words ?? null,
      name: nameOf({ at, count: blocks.length, topic, heading }),
      stems: stemsOf(spanText(paper.text, span)),
    };
  });
  const sentences = sentencesOf(paper);
  const at = (offset: number) => paragraphs.find(({ span }) => span.start <= offset && offset < span.end);
  return {
    paragraphs,
    subject: subject?.words ?? null,
    terms: byWeight
      .filter((phrase) => phrase !== subject)
      .slice(0, MOST_TERMS)
      .map(({ words }) => words),
    nameAt: (offset) => (paragraphs.length < FEWEST_PARAGRAPHS ? null : (at(offset)?.name ?? null)),
    topicAt(offset) {
      const sentence = sentences.find(({ span }) => span.start <= offset && offset < span.end)?.span;
      const inside = byWeight.filter(({ places }) =>
        places.some(
          (place) => sentence !== undefined && spanContains(sentence, { start: place, end: place + 1 }),
        ),
      );
      return (
        inside.find((phrase) => phrase !== subject)?.words ?? at(offset)?.topic ?? inside[0]?.words ?? null
      );
    },
  };
}

type Counted = SubjectPhrase & {
  /** How often each block has it, by the block's index. */
  readonly inBlocks: ReadonlyMap<number, number>;
};

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

/** What the paper is about first: phrases that it repeats in many places, most of all those of its title. */
function weigh(phrases: readonly Counted[], frame: string): readonly Counted[] {
  const framing = frame.toLowerCase();
  const weightOf = ({ words, length, places, isName, inBlocks }: Counted) => {
    const isFramed = framing.includes(bareWords(words));
    return (
      Math.sqrt(places.length) *
      inBlocks.size *
      (length > 1 ? 1.6 : 1) *
      (isFramed ? 8 : 1) *
      (isName ? 0.8 : 1)
    );
  };
  return phrases
    .map((phrase) => ({ phrase, weight: weightOf(phrase) }))
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ phrase }) => phrase);
}

/** "Money bail" rather than "bail", where title or assignment say so too. */
function subjectOf(byWeight: readonly SubjectPhrase[], frame: string): SubjectPhrase | null {
  const [first] = byWeight;
  if (first === undefined) return null;
  const fuller = byWeight.find(
    ({ words, length, places }) =>
      length > first.length &&
      places.length > 1 &&
      bareWords(words).endsWith(` ${bareWords(first.words)}`) &&
      frame.toLowerCase().includes(bareWords(words)),
  );
  return fuller ?? first;
}

const bareWords = (words: string) =>
  words
    .toLowerCase()
    .replace(/^(?:the|an?) /u, '')
    .replace(/s$/u, '');

type Topic = { readonly words: string };

/** One phrase for each paragraph, and none for two: what it says often and the others seldom. */
function topicsOf(
  phrases: readonly Counted[],
  { count, subject }: { readonly count: number; readonly subject: SubjectPhrase | null },
): ReadonlyMap<number, Topic> {
  const rated = phrases.flatMap((phrase) => {
    const { inBlocks, length, isName } = phrase;
    const own = Math.log(1 + count / inBlocks.size);
    const worth = own * (length > 1 ? 1.5 : 1) * (isName ? 1.2 : 1) * (phrase === subject ? 0.5 : 1);
    return [...inBlocks].map(([at, inside]) => ({ at, phrase, weight: inside ** 0.7 * worth }));
  });
  const topics = new Map<number, Topic>();
  const taken = new Set<SubjectPhrase>();
  for (const { at, phrase } of rated.toSorted((a, b) => b.weight - a.weight)) {
    if (topics.has(at) || taken.has(phrase)) continue;
    taken.add(phrase);
    topics.set(at, { words: phrase.words });
  }
  return topics;
}

function nameOf({
  at,
  count,
  topic,
  heading,
}: {
  readonly at: number;
  readonly count: number;
  readonly topic: Topic | null;
  readonly heading: { readonly words: string } | undefined;
}): string {
  // Numbers can be counted, and an end needs no number.
  if (count >= FEWEST_PARAGRAPHS && at === 0) return 'the opening paragraph';
  if (count >= FEWEST_PARAGRAPHS && at === count - 1) return 'the last paragraph';
  if (topic !== null) return `paragraph ${at + 1} (${topic.words})`;
  return heading === undefined ? `paragraph ${at + 1}` : `the section “${heading.words}”`;
}

/** The first six letters of the longer words: enough to meet "memory" and "memories". */
export function stemsOf(text: string): ReadonlySet<string> {
  return new Set((text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).map((word) => word.slice(0, 6)));
}
