import type { Area, FindingOrigin, Span } from '@greenpen/paper';
import type { RubricResult, RubricUse } from './rubric/rubric.ts';
import type { Requirement, Verdict } from './requirements/requirement.ts';

/** A requirement with what a paper does about it, and the words that show it. */
export type RequirementResult = {
  readonly requirement: Requirement;
  readonly verdict: Verdict;
  readonly quote: string | null;
  readonly span: Span | null;
  /** What a count says, in a sentence: "612 words; 450 to 650 were asked for." */
  readonly reason?: string | undefined;
  /** Who gave the verdict; `measured` if absent. */
  readonly origin?: FindingOrigin | undefined;
  /** `none` for an open part that was looked for and not found: a student can be asked where it is answered. */
  readonly evidence?: 'none' | undefined;
};

export const onTopicAnswers = ['yes', 'no', 'unsure'] as const;

/** Whether a paper answers its assignment; `unsure` where the texts do not settle it. */
export type OnTopic = (typeof onTopicAnswers)[number];

/** Why what was handed in does not look like an answer to its assignment: "wrong file?" */
export type NotAnAnswer = {
  /** Id of the finding that says so; dismissing that finding ends it. */
  readonly finding: string | null;
  /** One sentence. */
  readonly reason: string;
  /** What the assignment asks, in its own words; null where it asks nothing in so many words. */
  readonly question: string | null;
};

/** Where the instructor's own mark lies in four of five papers, 0 to 100. */
export type ScoreInterval = readonly [low: number, high: number];

/** What was judged of a paper against its assignment, and what was not. */
export type Judgement = {
  readonly requirements: readonly RequirementResult[];
  readonly onTopic: OnTopic;
  /** Absent or null where the paper looks like an answer, or without an assignment. */
  readonly notAnAnswer?: NotAnAnswer | null | undefined;
  /** Areas that do not apply to this assignment: they have no score and weigh nothing. */
  readonly notJudged: readonly Area[];
  /** `null` where nothing supports an interval. */
  readonly intervals: { readonly content: ScoreInterval | null; readonly total: ScoreInterval | null };
  /** A proposal for each criterion of the rubric; empty without one. */
  readonly rubric: readonly RubricResult[];
  readonly rubricUse: RubricUse;
  /** Ids of content findings of which no criterion of the rubric speaks, so that their costs come off its total. */
  readonly besideRubric?: readonly string[] | undefined;
  /** What a language model read beside verdicts and findings; absent where none read the paper. */
  readonly byModel?: ModelReading | undefined;
};

/** A passage with what a language model says about it; `quote` is to the letter. */
export type ReadPassage = { readonly quote: string; readonly span: Span; readonly text: string };

/** A question to the instructor, whose rule and not the paper decides. */
export type ModelQuestion = {
  readonly question: string;
  readonly quote: string | null;
  readonly span: Span | null;
  /** Id of the requirement or criterion it is about; null for the paper. */
  readonly about: string | null;
};

/** All of it is verified against the paper. */
export type ModelReading = {
  readonly thesis: {
    readonly kind: string;
    readonly quote: string | null;
    readonly span: Span | null;
  } | null;
  readonly strengths: readonly ReadPassage[];
  readonly questions: readonly ModelQuestion[];
  /** The content score without the model, and with all that it read. */
  readonly content: { readonly measured: number; readonly read: number };
  /** False where its verdicts and levels change no score; absent otherwise. */
  readonly counts?: boolean | undefined;
  /** Points that two readings share, and those that they judge alike; absent where it was read once. */
  readonly agreement?: { readonly points: number; readonly same: number } | undefined;
  /** Items of its replies, and how many of them could be verified. */
  readonly items: number;
  readonly kept: number;
};

export const nothingJudged: Judgement = {
  requirements: [],
  onTopic: 'unsure',
  notJudged: [],
  intervals: { content: null, total: null },
  rubric: [],
  rubricUse: 'content',
};
