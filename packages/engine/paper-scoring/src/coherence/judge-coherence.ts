import type { WordMeanings } from '../requirements/requirement-terms.ts';
import type { Paragraph, Work } from '../work/work.ts';
import { measureAnswerOrder, orderAnswers, type AnswerOrder } from './answer-order.ts';
import { frameSign, frameSignsOf, likenessToFrame, type FrameSigns } from './frame-signs.ts';
import { misplacement, openingCues } from './opening-cues.ts';
import type { Misplaced } from './misplaced.ts';
import { orderWeights } from './order-weights.ts';
import { findPrecedences } from './precedence.ts';
import { linkSentences } from './sentence-links.ts';
import { randomNumbers, shuffle } from './shuffle.ts';

/** What speaks against the order of a text, with how much of the credit for its structure that takes. */
export type Disorder = {
  readonly kind: 'sentences' | 'paragraphs' | 'several-texts';
  /** 0 to 1. */
  readonly share: number;
  /** What shows it, in the order of the text; empty where only the whole speaks against the order. */
  readonly places: readonly Pick<Misplaced, 'span' | 'message'>[];
};

export type Coherence = {
  /** Logits that the sentences, and the paragraphs, are in the order in which they were written. */
  readonly sentenceOrder: number;
  readonly paragraphOrder: number;
  /** Logits that all sentences come from one text. */
  readonly oneText: number;
  /** What the logits are made of, to fit their weights. */
  readonly signs: OrderSigns;
};

export type OrderSigns = {
  readonly sentences: readonly [flow: number, misplaced: number];
  /** `null` where there are too few paragraphs. */
  readonly paragraphs:
    | readonly [first: number, last: number, places: number, precedence: number, answers: number]
    | null;
  readonly oneText: readonly [
    toWhole: number,
    chains: number,
    shared: number,
    flow: number,
    misplaced: number,
  ];
  readonly frame: readonly FrameSigns[];
};

/** In a post or memo of fewer, one abrupt turn looks like another order: one in twenty in good order was doubted. */
const FEWEST_SENTENCES = 18;
const FEWEST_PARAGRAPHS = 4;
/** Later sentences say no more about the order, and the comparison of all pairs grows with their square. */
const MOST_SENTENCES = 120;
const SHUFFLES = 60;
const REACH = 5;
const ACROSS_PARAGRAPHS = 0.3;

/** What the first doubt takes already. */
const FIRST_DOUBT = 0.5;
/** Logits below the first doubt at which there is no doubt left. */
const CERTAIN = 0.5;
const CERTAIN_OF_ONE_TEXT = 0.3;
const USUAL_PARAGRAPH_ORDER = 0.3;
/** Too few paragraphs to say anything about their order. */
const ORDER_OF_FEW = 2;

/** Weight of misplaced paragraphs and headings from which on they show a text to be out of order. */
const SHOWN_BY_PLACES = 0.6;

/** The strongest sign that a text is out of order; `null` where there is none. */
export function findDisorder(
  coherence: Coherence | null,
  misplaced: readonly Misplaced[] = [],
): Disorder | null {
  const shown = misplaced.reduce((sum, { weight }) => sum + weight, 0);
  const doubted = coherence === null ? null : strongestDoubt(coherence);
  const isShown = shown >= SHOWN_BY_PLACES;
  if (doubted?.kind === 'several-texts' && (!isShown || doubted.share === 1))
    return { ...doubted, places: [] };
  if (isShown)
    return {
      kind: 'paragraphs',
      share: Math.max(doubted?.share ?? 0, Math.min(1, shown)),
      places: misplaced,
    };
  return doubted === null ? null : { ...doubted, places: misplaced };
}

function strongestDoubt({
  sentenceOrder,
  paragraphOrder,
  oneText,
}: Coherence): Omit<Disorder, 'places'> | null {
  const both = bothOrders({ sentenceOrder, paragraphOrder });
  const { doubted } = orderWeights;
  const signs: readonly Omit<Disorder, 'places'>[] = [
    { kind: 'several-texts', share: shareOfSeveral(oneText) },
    { kind: 'sentences', share: shareOf(sentenceOrder, doubted.sentences) },
    { kind: 'paragraphs', share: shareOf(paragraphOrder, doubted.paragraphs) },
    { kind: 'sentences', share: shareOf(both, doubted.both) },
  ];
  const [strongest] = signs.filter(({ share }) => share > 0).toSorted((a, b) => b.share - a.share);
  return strongest ?? null;
}

/** Sentences and paragraphs together; paragraphs in a good order do not make up for sentences in none. */
export function bothOrders(logits: Pick<Coherence, 'sentenceOrder' | 'paragraphOrder'>): number {
  return logits.sentenceOrder + Math.min(logits.paragraphOrder, USUAL_PARAGRAPH_ORDER);
}

function shareOfSeveral(logit: number): number {
  return Math.min(1, Math.max(0, (orderWeights.doubted.oneText - logit) / CERTAIN_OF_ONE_TEXT));
}

function shareOf(logit: number, doubted: number): number {
  if (logit >= doubted) return 0;
  return Math.min(1, FIRST_DOUBT + ((1 - FIRST_DOUBT) * (doubted - logit)) / CERTAIN);
}

/**
 * Compares the order of a text with shuffled orders of itself: neighbouring sentences are more alike than any two, a
 * paragraph does not open with what leans on a sentence before, and what is introduced comes before what takes it up.
 * `spreads` has for each part of the assignment the chance of each paragraph to answer it; parts tend to be answered in
 * their order. `null` where there is too little text.
 */
export function judgeCoherence(
  { text }: Pick<Work, 'text'>,
  paragraphs: readonly Paragraph[],
  meanings: WordMeanings,
  spreads: readonly (readonly number[])[] = [],
): Coherence | null {
  const order = new TextOrder(text, paragraphs, meanings, spreads);
  return order.size < FEWEST_SENTENCES ? null : order.judge();
}

class TextOrder {
  readonly size: number;
  readonly #paragraphOf: readonly number[];
  readonly #cues: readonly ReturnType<typeof openingCues>[];
  readonly #precedences: ReturnType<typeof findPrecedences>;
  readonly #links: ReturnType<typeof linkSentences>;
  readonly #frame: readonly FrameSigns[];

  readonly #answers: AnswerOrder;

  constructor(
    text: string,
    paragraphs: readonly Paragraph[],
    meanings: WordMeanings,
    spreads: readonly (readonly number[])[],
  ) {
    const sentences = paragraphs
      .flatMap((paragraph, at) => paragraph.sentences.map((sentence) => ({ sentence, at })))
      .slice(0, MOST_SENTENCES);
    const texts = sentences.map(({ sentence: { span } }) => text.slice(span.start, span.end).trim());
    this.size = sentences.length;
    this.#paragraphOf = sentences.map(({ at }) => at);
    this.#cues = texts.map(openingCues);
    const opens = sentences.map(({ at }, index) => at !== sentences[index - 1]?.at);
    this.#precedences = findPrecedences(
      texts,
      this.#cues,
      sentences.map(({ at }, index) =>
        opens[index] === true ? (paragraphs[at]?.headings.at(-1) ?? null) : null,
      ),
    );
    this.#answers = orderAnswers(spreads, paragraphs.length);
    this.#links = linkSentences(
      sentences.map(({ sentence }) => sentence.words),
      meanings,
    );
    this.#frame = frameSignsOf(
      paragraphs.map(({ span, sentences: own }) => ({
        text: text.slice(span.start, span.end),
        sentences: own.map((sentence) => text.slice(sentence.span.start, sentence.span.end).trim()),
      })),
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
    const signs: OrderSigns = {
      sentences: [flow, misplaced],
      paragraphs: this.#signsOfParagraphs(asWritten, random),
      oneText: [toWhole, chains, shared, flow, misplaced],
      frame: this.#frame,
    };
    return { ...weighOrder(signs), signs };
  }

  #signsOfParagraphs(asWritten: readonly number[], random: () => number): OrderSigns['paragraphs'] {
    const groups = new Map<number, number[]>();
    for (const at of asWritten) {
      const paragraph = this.#paragraphOf[at] ?? 0;
      groups.set(paragraph, [...(groups.get(paragraph) ?? []), at]);
    }
    if (groups.size < FEWEST_PARAGRAPHS) return null;
    const keys = [...groups.keys()];
    const shuffles = Array.from({ length: SHUFFLES }, () => {
      const shuffled = shuffle(keys, random);
      return {
        keys: shuffled,
        order: shuffled.flatMap((key) => groups.get(key) ?? []),
        paragraphs: shuffled.flatMap((key, at) => (groups.get(key) ?? []).map(() => at)),
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
    const answers = deviation(
      measureAnswerOrder(keys, this.#answers),
      shuffles.map((one) => measureAnswerOrder(one.keys, this.#answers)),
    );
    const { first, last } = orderWeights;
    const isOpening = likenessToFrame(this.#frame, first)[0] ?? 0;
    const isClosing = likenessToFrame(this.#frame, last).at(-1) ?? 0;
    // Parts that are answered in their order speak for the order of a text; another order of them is no fault.
    return [frameSign(isOpening), frameSign(isClosing), places, precedence, Math.max(0, answers)];
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

/** The logits by the fitted weights. */
function weighOrder({ sentences, paragraphs, oneText }: OrderSigns): Omit<Coherence, 'signs'> {
  return {
    sentenceOrder: logitOf(orderWeights.sentences, sentences),
    paragraphOrder: paragraphs === null ? ORDER_OF_FEW : logitOf(orderWeights.paragraphs, paragraphs),
    oneText: logitOf(orderWeights.oneText, oneText),
  };
}

function logitOf([bias = 0, ...weights]: readonly number[], signs: readonly number[]): number {
  return signs.reduce((sum, sign, at) => sum + sign * (weights[at] ?? 0), bias);
}

/** By how many standard deviations a value lies above those of the shuffled orders; 0 where they are all the same. */
function deviation(value: number, others: readonly number[]): number {
  const mean = others.reduce((sum, other) => sum + other, 0) / others.length;
  const variance = others.reduce((sum, other) => sum + (other - mean) ** 2, 0) / others.length;
  return variance < 1e-12 ? 0 : (value - mean) / Math.sqrt(variance);
}
