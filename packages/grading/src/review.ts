import type { Area, ExtractionNote, Finding, HiddenText } from '@greenpen/paper';
import type { FeedbackStyle, Weights } from './criteria.ts';
import type { DoubtCode } from './doubt.ts';
import type { Letter } from './grade-scale.ts';

/** 0 to 100, one decimal at most. */
export type AreaScores = Readonly<Record<Area, number>>;

export type Scores = AreaScores & { readonly total: number };

/** A measured part of an area's score, with the sentence that says what was measured. */
export type ScorePart = {
  readonly id: string;
  readonly label: string;
  readonly points: number;
  readonly maxPoints: number;
  readonly reason: string;
};

/** Checks whose findings have one cause, and the most that they may cost together. */
export type SharedCap = { readonly cause: string; readonly checks: readonly string[]; readonly cap: number };

/**
 * What an area's score is made of. `parts` add up to what the area starts from; each finding that is kept
 * takes its cost off, no check more than its cap. Enough to work the score out again after a dismissal.
 */
export type AreaBasis = {
  readonly parts: readonly ScorePart[];
  /** Points by finding id; a finding that is absent costs nothing. */
  readonly costs: Readonly<Record<string, number>>;
  /** The most that all findings of one check may cost together, by check id; absent means no cap. */
  readonly caps: Readonly<Record<string, number>>;
  /** Caps that several checks share; absent in reviews that have none. */
  readonly together?: readonly SharedCap[] | undefined;
};

export type ScoreBasis = {
  /** Words of the text that was scored: without references and title page. */
  readonly words: number;
  readonly areas: Readonly<Record<Area, AreaBasis>>;
};

/** Plain text; paragraphs are separated by an empty line. */
export type Feedback = Readonly<Record<Area, string>> & { readonly overall: string };

/** Who wrote a paper, as far as it and its file's name tell. */
export type FoundStudent = {
  readonly name: string | null;
  readonly email: string | null;
  /** A second person whom the title page or the file's name names; absent or null without one. */
  readonly otherName?: string | null;
};

/** What the engine produced for a paper: a draft until the instructor approves it. */
export type Review = {
  /** Version of the engine, so that a later one can say what changed. */
  readonly engine: string;
  readonly scores: Scores;
  readonly letter: Letter;
  readonly weights: Weights;
  readonly feedbackStyle: FeedbackStyle;
  readonly basis: ScoreBasis;
  readonly feedback: Feedback;
  readonly findings: readonly Finding[];
  readonly student: FoundStudent;
  readonly words: number;
  readonly pages: number;
  readonly notes: readonly ExtractionNote[];
  readonly hidden: readonly HiddenText[];
  /** Why an instructor should look at the grade before relying on it. */
  readonly doubts: readonly DoubtCode[];
};

/** What a review names as its engine where the instructor graded a paper that could not be read. */
export const byHand = 'by hand';

const nothingMeasured: AreaBasis = { parts: [], costs: {}, caps: {} };

/** The basis of a grade without measurements: every score of it is the instructor's own. */
export const handBasis: ScoreBasis = {
  words: 0,
  areas: { grammar: nothingMeasured, apa: nothingMeasured, content: nothingMeasured },
};
