import { feedbackStyles, onTopicAnswers, requirementKinds, verdicts } from '@greenpen/grading';
import { z } from 'zod';
import { judgedRubric, rubricPoints } from '../courses/rubric.ts';
import { enumOr, openEnum } from '../fields.ts';
import { area } from './area.ts';

/** 0 to 100 with one decimal. */
export const score = z.number().min(0).max(100);

const percentage = z.int().min(0).max(100);

export const weights = z.object({ grammar: percentage, apa: percentage, content: percentage });

export const letters = ['A', 'B', 'C', 'D', 'F'] as const;

export const letter = openEnum(letters);

const span = z.object({ start: z.int(), end: z.int() }).nullable();

export const finding = z.object({
  id: z.string(),
  area,
  check: z.string(),
  severity: enumOr(['error', 'advice'], 'advice'),
  message: z.string(),
  span,
  quote: z.string().nullable(),
  page: z.int().nullable(),
  suggestions: z.array(z.string()),
  source: z.string(),
});

const scorePart = z.object({
  id: z.string(),
  label: z.string(),
  points: z.number(),
  maxPoints: z.number(),
  reason: z.string(),
});

const areaBasis = z.object({
  parts: z.array(scorePart),
  costs: z.record(z.string(), z.number()),
  caps: z.record(z.string(), z.number()),
  together: z.array(z.object({ cause: z.string(), checks: z.array(z.string()), cap: z.number() })).optional(),
  ceilings: z
    .array(z.object({ most: z.number(), reason: z.string(), finding: z.string().nullable() }))
    .optional(),
});

export const verdict = enumOr(verdicts, 'cannot-tell');

export const scoreBasis = z.object({
  words: z.int(),
  areas: z.object({ grammar: areaBasis, apa: areaBasis, content: areaBasis }),
  /** What the points for "What was asked" are calculated from; verdicts by requirement id. */
  requirements: z
    .object({
      maxPoints: z.number(),
      verdicts: z.record(z.string(), verdict),
      required: z.array(z.string()),
    })
    .optional(),
  /** Areas that do not apply to the paper and weigh nothing, unless the instructor scores them. */
  notJudged: z.array(area).optional(),
  /** Points that move the weighted mean of the areas to the instructor's scale. */
  total: z.array(scorePart).optional(),
});

/** Where the instructor's own score lies in four of five papers; null where too few examples support it. */
export const scoreInterval = z.tuple([score, score]).nullable();

export const feedbackTexts = z.object({
  grammar: z.string(),
  apa: z.string(),
  content: z.string(),
  overall: z.string(),
});

const perArea = z.object({ grammar: score, apa: score, content: score });

export const hiddenText = z.object({ reason: z.string(), text: z.string(), page: z.int().nullable() });

export const extractionNote = z.object({ code: z.string(), message: z.string(), page: z.int().nullable() });

const interval = z.tuple([z.number(), z.number()]).nullable();

export const onTopic = enumOr(onTopicAnswers, 'unsure');

export const intervals = z.object({ content: interval, total: interval });

/** A requirement of the course assignment, and what the paper does about it. */
export const judgedRequirement = z.object({
  id: z.string(),
  text: z.string(),
  kind: enumOr(requirementKinds, 'part'),
  required: z.boolean(),
  /** The engine's. */
  verdict,
  /** The words of the paper that show it. */
  quote: z.string().nullable(),
  span,
  /** The instructor's verdict, where it differs from the engine's. */
  corrected: verdict.nullable(),
});

export type JudgedRequirement = z.infer<typeof judgedRequirement>;

/** The engine's review with the instructor's decisions. */
export const review = z.object({
  number: z.int(),
  engine: z.string(),
  reviewedAt: z.iso.datetime(),
  weights,
  feedbackStyle: openEnum(feedbackStyles),
  findings: z.array(finding),
  /** Ids of dismissed findings. */
  dismissed: z.array(z.string()),
  /** Scores set by the instructor; null for scores calculated from the findings. */
  scoreOverrides: z.object({
    grammar: score.nullable(),
    apa: score.nullable(),
    content: score.nullable(),
  }),
  /** What is proposed for each criterion of the rubric. */
  judgedRubric,
  /** Points that the instructor set, by criterion id. */
  rubricPoints,
  basis: scoreBasis,
  /** The engine's original scores and texts, without edits. */
  draft: z.object({ scores: perArea.extend({ total: score }), feedback: feedbackTexts }),
  words: z.int(),
  pages: z.int(),
  notes: z.array(extractionNote),
  hidden: z.array(hiddenText),
  /** Absent, with the next three, in reviews of older engines. */
  requirements: z.array(judgedRequirement).optional(),
  /** Whether the paper answers its assignment. */
  onTopic: onTopic.optional(),
  /** Areas that do not apply to the assignment: their scores weigh nothing. */
  notJudged: z.array(area).optional(),
  /** Where the instructor's own score lies in four of five papers; null where nothing supports an interval. */
  intervals: intervals.optional(),
});

export type ReviewOnWire = z.infer<typeof review>;
