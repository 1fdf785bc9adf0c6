import { openingCues } from './opening-cues.ts';

/** What tells the paragraph that opens a text, and the one that closes it, from those between them. */
export const frameSignNames = [
  'closes',
  'announces',
  'leans',
  'firstSentence',
  'sentences',
  'words',
  'names',
  'numbers',
  'modals',
  'past',
  'writer',
  'comparisons',
] as const;

/** Values of the signs for a paragraph beside the mean of its text, in the order of their names. */
export type FrameSigns = readonly number[];

type ParagraphText = { readonly text: string; readonly sentences: readonly string[] };

export function frameSignsOf(paragraphs: readonly ParagraphText[]): readonly FrameSigns[] {
  const rows = paragraphs.map(readSigns);
  const means = frameSignNames.map(
    (_, at) => rows.reduce((sum, row) => sum + (row[at] ?? 0), 0) / Math.max(1, rows.length),
  );
  return rows.map((row) => row.map((value, at) => value - (means[at] ?? 0)));
}

const NAME = /(?<=\p{Ll}[,;:]? )\p{Lu}\p{Ll}+/gu;
const MODAL = /\b(?:should|must|will|would|could|can|need|may|might)\b/giu;
const PAST = /\b(?:was|were|had|did|\p{L}{3,}ed)\b/giu;
const WRITER = /\b(?:I|my|we|our|us)\b/gu;
const COMPARISON = /\b(?:more|most|less|better|both|all|every|always|again|still|only)\b/giu;

function readSigns({ text, sentences }: ParagraphText): FrameSigns {
  const words = text.split(/\s+/u).length;
  const share = (pattern: RegExp) => ((text.match(pattern)?.length ?? 0) * 20) / words;
  const first = sentences[0] ?? '';
  const { closes, leans } = openingCues(first);
  const announces = sentences.some((sentence) => openingCues(sentence).announces);
  return [
    closes ? 1 : 0,
    announces ? 1 : 0,
    leans ? 1 : 0,
    Math.log(first.split(/\s+/u).length),
    Math.log(words / Math.max(1, sentences.length)),
    Math.log(words),
    share(NAME),
    share(/\d+/gu),
    share(MODAL),
    share(PAST),
    share(WRITER),
    share(COMPARISON),
  ];
}

/**
 * For each paragraph, how much likelier than any other it is to be the one that the weights look for, as the logarithm
 * of its share of all.
 */
export function likenessToFrame(rows: readonly FrameSigns[], weights: readonly number[]): readonly number[] {
  const scores = rows.map((row) => row.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0));
  const whole = Math.log(scores.reduce((sum, score) => sum + Math.exp(score), 0));
  return scores.map((score) => score - whole + Math.log(rows.length));
}

/** An opening that is nothing like others is no more out of place than one that is little like them. */
const LEAST_FRAME = -1.5;

export function frameSign(likeness: number): number {
  return Math.max(LEAST_FRAME, likeness);
}
