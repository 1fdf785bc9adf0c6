import { stem } from '../words/stem.ts';
import type { Paragraph, Sentence } from '../work/work.ts';
import type { PartTerms } from './requirement-terms.ts';

/** The place of a paper that comes nearest to answering a part. */
export type FoundAnswer = {
  /** 0 to 1: how much of what the part names is said around the place. */
  readonly score: number;
  readonly sentence: Sentence | null;
  /** Sentences that say some of it, those of the place included. */
  readonly support: number;
};

const NEIGHBOUR = 0.75;
const HEADING = 0.8;
const CUE_WEIGHT = 1.2;
const SUPPORTS = 0.3;

type Scored = { readonly sentence: Sentence; readonly matches: readonly number[] };

/** Looks for the sentence and its neighbours in one paragraph that say most of what a part names. */
export function findAnswer(
  { terms, cues }: PartTerms,
  paragraphs: readonly Paragraph[],
  text: string,
  isEvidence: (sentence: Sentence) => boolean,
): FoundAnswer {
  const weights = [...terms.map(({ weight }) => weight), ...cues.map(() => CUE_WEIGHT)];
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return { score: 0, sentence: null, support: 0 };
  const total = (matches: readonly number[]): number =>
    matches.reduce((sum, match, index) => sum + match * (weights[index] ?? 0), 0) / whole;
  let best: FoundAnswer = { score: 0, sentence: null, support: 0 };
  let support = 0;
  for (const paragraph of paragraphs) {
    const above = new Set(
      paragraph.headings.flatMap((heading) => heading.toLowerCase().match(/\p{L}+/gu) ?? []).map(stem),
    );
    const scored = paragraph.sentences.filter(isEvidence).map((sentence): Scored => ({
      sentence,
      matches: [
        ...terms.map(({ matches }) => bestMatch(matches, sentence.stems)),
        ...cues.map(({ shown }) => (shown.test(text.slice(sentence.span.start, sentence.span.end)) ? 1 : 0)),
      ],
    }));
    const fromHeading = [
      ...terms.map(({ matches }) => HEADING * bestMatch(matches, [...above])),
      ...cues.map(({ asked }) => (paragraph.headings.some((heading) => asked.test(heading)) ? HEADING : 0)),
    ];
    for (const [at, { sentence, matches }] of scored.entries()) {
      if (total(matches) >= SUPPORTS) support += 1;
      const around = matches.map((match, index) =>
        Math.max(
          match,
          fromHeading[index] ?? 0,
          NEIGHBOUR * (scored[at - 1]?.matches[index] ?? 0),
          NEIGHBOUR * (scored[at + 1]?.matches[index] ?? 0),
        ),
      );
      // Of two places that say as much, the one where the sentence itself says more.
      const score = total(around) * 0.9 + total(matches) * 0.1;
      if (score > best.score) best = { score, sentence, support: 0 };
    }
  }
  return { ...best, support };
}

function bestMatch(matches: ReadonlyMap<string, number>, stems: readonly string[]): number {
  let best = 0;
  for (const one of stems) best = Math.max(best, matches.get(one) ?? 0);
  return best;
}
