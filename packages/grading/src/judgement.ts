import type { Area, Span } from '@greenpen/paper';
import type { RubricResult, RubricUse } from './rubric/rubric.ts';
import type { Requirement, Verdict } from './requirements/requirement.ts';

/** A requirement with what a paper does about it, and the words that show it. */
export type RequirementResult = {
  readonly requirement: Requirement;
  readonly verdict: Verdict;
  readonly quote: string | null;
  readonly span: Span | null;
};

export const onTopicAnswers = ['yes', 'no', 'unsure'] as const;

/** Whether a paper answers its assignment; `unsure` where the texts do not settle it. */
export type OnTopic = (typeof onTopicAnswers)[number];

/** Where the instructor's own mark lies in four of five papers, 0 to 100. */
export type ScoreInterval = readonly [low: number, high: number];

/** What was judged of a paper against its assignment, and what was not. */
export type Judgement = {
  readonly requirements: readonly RequirementResult[];
  readonly onTopic: OnTopic;
  /** Areas that do not apply to this assignment: they have no score and weigh nothing. */
  readonly notJudged: readonly Area[];
  /** `null` where nothing supports an interval. */
  readonly intervals: { readonly content: ScoreInterval | null; readonly total: ScoreInterval | null };
  /** A proposal for each criterion of the rubric; empty without one. */
  readonly rubric: readonly RubricResult[];
  readonly rubricUse: RubricUse;
};

export const nothingJudged: Judgement = {
  requirements: [],
  onTopic: 'unsure',
  notJudged: [],
  intervals: { content: null, total: null },
  rubric: [],
  rubricUse: 'content',
};
