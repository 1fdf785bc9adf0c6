import { feedbackStyles } from '@greenpen/grading';
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

export const finding = z.object({
  id: z.string(),
  area,
  check: z.string(),
  severity: enumOr(['error', 'advice'], 'advice'),
  message: z.string(),
  span: z.object({ start: z.int(), end: z.int() }).nullable(),
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
});

export const scoreBasis = z.object({
  words: z.int(),
  areas: z.object({ grammar: areaBasis, apa: areaBasis, content: areaBasis }),
});

export const feedbackTexts = z.object({
  grammar: z.string(),
  apa: z.string(),
  content: z.string(),
  overall: z.string(),
});

const perArea = z.object({ grammar: score, apa: score, content: score });

export const hiddenText = z.object({ reason: z.string(), text: z.string(), page: z.int().nullable() });

export const extractionNote = z.object({ code: z.string(), message: z.string(), page: z.int().nullable() });

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
});

export type ReviewOnWire = z.infer<typeof review>;
