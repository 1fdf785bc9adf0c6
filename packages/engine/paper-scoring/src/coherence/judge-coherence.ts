import type { WordMeanings } from '../requirements/requirement-terms.ts';
import type { Paragraph, Work } from '../work/work.ts';
import { misplacement, openingCues } from './opening-cues.ts';
import { findPrecedences } from './precedence.ts';
import { linkSentences } from './sentence-links.ts';

/** What speaks against the order of a text, with how much of the credit for its structure that takes. */
export type Disorder = {
  readonly kind: 'sentences' | 'paragraphs' | 'several-texts';
  /** 0 to 1. */
  readonly share: number;
};

export type Coherence = {
  /** Logits that the sentences, and the paragraphs, are in the order in which they were written. */
  readonly sentenceOrder: number;
  readonly paragraphOrder: number;
  /** Logits that all sentences come from one text. */
  readonly oneText: number;
};

const FEWEST_SENTENCES = 10;
const FEWEST_PARAGRAPHS = 4;
/** Later sentences say no more about the order, and the comparison of all pairs grows with their square. */
const MOST_SENTENCES = 120;
const SHUFFLES = 60;
const REACH = 5;
const ACROSS_PARAGRAPHS = 0.3;

/** Logits at which the doubt about an order begins; papers in their own order stay above. */
const DOUBTED = { sentences: -1.1, paragraphs: -1.15, both: -1.3, oneText: -0.5 } as const;
const CERTAIN = 0.5;
const CERTAIN_OF_ONE_TEXT = 0.3;
const USUAL_PARAGRAPH_ORDER = 0.3;

/** The strongest sign that a text is out of order; `null` where there is none. */
export function findDisorder({ sentenceOrder, paragraphOrder, oneText }: Coherence): Disorder | null {
  const both = sentenceOrder + Math.min(paragraphOrder, USUAL_PARAGRAPH_ORDER);
  const signs: readonly Disorder[] = [
    { kind: 'several-texts', share: shareOf(oneText, DOUBTED.oneText, CERTAIN_OF_ONE_TEXT) },
    { kind: 'sentences', share: shareOf(sentenceOrder, DOUBTED.sentences) },
    { kind: 'paragraphs', share: shareOf(paragraphOrder, DOUBTED.paragraphs) },
    { kind: 'sentences', share: shareOf(both, DOUBTED.both) },
  ];
  const [strongest] = signs.filter(({ share }) => share > 0).toSorted((a, b) => b.share - a.share);
  return strongest ?? null;
}

function shareOf(logit: number, doubted: number, certain = CERTAIN): number {
  return Math.min(1, Math.max(0, (doubted - logit) / certain));
}

/**
 * Compares the order of a text with shuffled orders of itself: neighbouring sentences are more alike than any two, a
 * paragraph does not open with what leans on a sentence before, and what is introduced comes before what takes it up.
 * `null` where there is too little text.
 */
export function judgeCoherence(
  { text }: Pick<Work, 'text'>,
  paragraphs: readonly Paragraph[],
  meanings: WordMeanings,
): Coherence | null {
  const order = new TextOrder(text, paragraphs, meanings);
  return order.size < FEWEST_SENTENCES ? null : order.judge();
}

class TextOrder {
  readonly size: number;
  readonly #paragraphOf: readonly number[];
  readonly #cues: readonly ReturnType<typeof openingCues>[];
  readonly #precedences: ReturnType<typeof findPrecedences>;
  readonly #links: ReturnType<typeof linkSentences>;

  constructor(text: string, paragraphs: readonly Paragraph[], meanings: WordMeanings) {
    const sentences = paragraphs
      .flatMap((paragraph, at) => paragraph.sentences.map((sentence) => ({ sentence, at })))
      .slice(0, MOST_SENTENCES);
    const texts = sentences.map(({ sentence: { span } }) => text.slice(span.start, span.end).trim());
    this.size = sentences.length;
    this.#paragraphOf = sentences.map(({ at }) => at);
    this.#cues = texts.map(openingCues);
    this.#precedences = findPrecedences(texts, this.#cues);
    this.#links = linkSentences(
      sentences.map(({ sentence }) => sentence.words),
      meanings,
    );
  }

  judge(): Coherence {
    const random = randomNumbers(this.size);
    const asWritten = this.#paragraphOf.map((_, at) => at);
    const bySentence = Array.from({ length: SHUFFLES }, () => shuffle(asWritten, random));
    const flow = deviation(
      this.#flow(asWritten),
      bySentence.map((order) => this.#flow(order)),
    );
    const misplaced = this.#misplaced(asWritten, this.#paragraphOf);
    const { toWhole, chains, shared } = this.#links;
    return {
      sentenceOrder: 0.5 + 0.75 * flow - misplaced,
      paragraphOrder: this.#judgeParagraphs(asWritten, random),
      oneText: 10.4 * toWhole + 3.4 * chains + 41 * shared + 0.75 * flow - 0.5 * misplaced - 8.7,
    };
  }

  #judgeParagraphs(asWritten: readonly number[], random: () => number): number {
    const groups = new Map<number, number[]>();
    for (const at of asWritten) {
      const paragraph = this.#paragraphOf[at] ?? 0;
      groups.set(paragraph, [...(groups.get(paragraph) ?? []), at]);
    }
    if (groups.size < FEWEST_PARAGRAPHS) return 2;
    const shuffles = Array.from({ length: SHUFFLES }, () => {
      const shuffled = shuffle([...groups.values()], random);
      return {
        order: shuffled.flat(),
        paragraphs: shuffled.flatMap((group, at) => group.map(() => at)),
      };
    });
    const places = deviation(
      -this.#misplaced(asWritten, this.#paragraphOf),
      shuffles.map(({ order, paragraphs }) => -this.#misplaced(order, paragraphs)),
    );
    const precedence = deviation(
      this.#precedence(asWritten),
      shuffles.map(({ order }) => this.#precedence(order)),
    );
    return 1.2 * places + 0.5 * precedence - 0.5;
  }

  /** Likeness of each sentence to the few after it, less across the end of a paragraph. */
  #flow(order: readonly number[]): number {
    let sum = 0;
    for (const [at, one] of order.entries()) {
      for (let distance = 1; distance <= REACH && at + distance < order.length; distance += 1) {
        const isSame = this.#paragraphOf[at] === this.#paragraphOf[at + distance];
        const weight = (isSame ? 1 : ACROSS_PARAGRAPHS) / distance ** 0.7;
        sum += weight * this.#links.alike(one, order[at + distance] ?? one);
      }
    }
    return sum;
  }

  #misplaced(order: readonly number[], paragraphs: readonly number[]): number {
    let sum = 0;
    for (const [at, one] of order.entries()) {
      const cues = this.#cues[one];
      if (cues === undefined) continue;
      const isFirst = at === 0 || paragraphs[at] !== paragraphs[at - 1];
      sum += misplacement(cues, at / Math.max(1, order.length - 1), isFirst);
    }
    return sum;
  }

  #precedence(order: readonly number[]): number {
    const placeOf = new Map(order.map((one, at) => [one, at]));
    let sum = 0;
    for (const { before, after, weight } of this.#precedences) {
      sum += (placeOf.get(before) ?? 0) < (placeOf.get(after) ?? 0) ? weight : -weight;
    }
    return sum;
  }
}

/** By how many standard deviations a value lies above those of the shuffled orders; 0 where they are all the same. */
function deviation(value: number, others: readonly number[]): number {
  const mean = others.reduce((sum, other) => sum + other, 0) / others.length;
  const variance = others.reduce((sum, other) => sum + (other - mean) ** 2, 0) / others.length;
  return variance < 1e-12 ? 0 : (value - mean) / Math.sqrt(variance);
}

/** Fisher–Yates. */
function shuffle<Item>(items: readonly Item[], random: () => number): readonly Item[] {
  const shuffled = [...items];
  for (let at = shuffled.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    const [one, two] = [shuffled[at], shuffled[other]];
    if (one === undefined || two === undefined) continue;
    shuffled[at] = two;
    shuffled[other] = one;
  }
  return shuffled;
}

/** Mulberry32: the same seed gives the same numbers, so that a paper always gets the same answer. */
function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
