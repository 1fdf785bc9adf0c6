import type { ScoreBasis } from '@greenpen/grading';
import { fewestJudgedWords, isMostlyForeign, type GrammarExtent } from '@greenpen/paper';

/** A score from which on it is a B; less is no occasion for praise. */
export const GOOD = 80;

/** How much of a paper was there to be judged. */
export type Measured = {
  /** `null` where grammar could not be checked. */
  readonly grammar: GrammarExtent | null;
  /** Words that say something for the first time, in readable English, to a reader. */
  readonly newWords: number;
};

/** Why a comment on an area has little or nothing to go by. */
export type GrammarGap = 'none' | 'unchecked' | 'foreign' | 'capitals' | 'repeated' | 'few';
export type ContentGap = 'none' | 'foreign' | 'repeated' | 'few' | 'no-prose' | 'no-paragraphs';

/** `null` where there is enough to judge. */
export type Ground = { readonly grammar: GrammarGap | null; readonly content: ContentGap | null };

/** From here on a repetitive text holds enough that is new. */
const ENOUGH_NEW_WORDS = 150;
const FEWEST_CONTENT_WORDS = 40;

export type GroundRequest = {
  readonly basis: ScoreBasis;
  readonly measured: Measured;
  /** Paragraphs of the body that hold sentences. */
  readonly paragraphs: number;
  /** Whether it has to be a paper, and not a post or an answer of a few lines. */
  readonly isPaper: boolean;
};

/** Says what keeps the comments from being made, so that nothing is praised that was not measured. */
export function findGround({ basis: { words }, measured, paragraphs, isPaper }: GroundRequest): Ground {
  const { grammar: extent, newWords } = measured;
  if (words === 0) return { grammar: 'none', content: 'none' };
  if (extent !== null && isMostlyForeign(extent)) return { grammar: 'foreign', content: 'foreign' };
  const copied = extent?.copiedWords ?? 0;
  const isRepeated = newWords === 0 || (copied > newWords && newWords < ENOUGH_NEW_WORDS);
  if (isRepeated) return { grammar: 'repeated', content: 'repeated' };
  const grammar = findGrammarGap(extent);
  if (newWords < FEWEST_CONTENT_WORDS) return { grammar, content: 'few' };
  if (paragraphs > 0) return { grammar, content: null };
  if (grammar === 'few') return { grammar, content: 'no-prose' };
  // Verse, a script, a plan: sentences, and none of it in paragraphs.
  return { grammar, content: isPaper ? 'no-paragraphs' : null };
}

function findGrammarGap(extent: GrammarExtent | null): GrammarGap | null {
  if (extent === null) return 'unchecked';
  if ((extent.capitalWords ?? 0) > extent.words) return 'capitals';
  return extent.words < fewestJudgedWords ? 'few' : null;
}
