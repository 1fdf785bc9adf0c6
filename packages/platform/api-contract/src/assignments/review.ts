import {
  feedbackStyles,
  onTopicAnswers,
  requirementKinds,
  responseStyles,
  verdicts,
} from '@greenpen/grading';
import { findingOrigins } from '@greenpen/paper';
import { z } from 'zod';
import { judgedRubric, rubricPoints } from '../courses/rubric.ts';
import { enumOr, openEnum } from '../fields.ts';
import { findingEdit, ownComment } from './annotations.ts';
import { draftedSentence, feedbackManner, feedbackTexts } from './draft.ts';
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
  /** The least strictness of the criteria at which it is an error; absent where strictness changes nothing. */
  countsFrom: enumOr(['standard', 'strict'], 'standard').optional(),
  /** Who found it; the program if absent. */
  origin: enumOr(findingOrigins, 'measured').optional(),
  /** What the language model says against it. */
  dispute: z.object({ why: z.string(), quote: z.string().nullable() }).optional(),
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
      /** Those of them that are parts to answer. */
      parts: z.array(z.string()).optional(),
    })
    .optional(),
  /** Areas that do not apply to the paper and weigh nothing, unless the instructor scores them. */
  notJudged: z.array(area).optional(),
  /** Points that move the weighted mean of the areas to the instructor's scale. */
  total: z.array(scorePart).optional(),
});

/** Where the instructor's own score lies in four of five papers; null where too few examples support it. */
export const scoreInterval = z.tuple([score, score]).nullable();

const perArea = z.object({ grammar: score, apa: score, content: score });

export const hiddenText = z.object({ reason: z.string(), text: z.string(), page: z.int().nullable() });

export const extractionNote = z.object({ code: z.string(), message: z.string(), page: z.int().nullable() });

const interval = z.tuple([z.number(), z.number()]).nullable();

/** How the overall comment replies to a discussion post. */
export const replyStyle = z.object({
  style: enumOr(responseStyles, 'conversational'),
  /** The instructor's discussion examples that the style was taken from. */
  examples: z.int(),
});

export const onTopic = enumOr(onTopicAnswers, 'unsure');

/** What a language model read beside verdicts and findings, all of it verified. */
export const modelReading = z.object({
  thesis: z.object({ kind: z.string(), quote: z.string().nullable(), span }).nullable(),
  strengths: z.array(
    z.object({ quote: z.string(), span: z.object({ start: z.int(), end: z.int() }), text: z.string() }),
  ),
  /** Questions that the instructor's rule decides and not the paper. */
  questions: z.array(
    z.object({ question: z.string(), quote: z.string().nullable(), span, about: z.string().nullable() }),
  ),
  /** The content score without the model, and with all that it read. */
  content: z.object({ measured: z.number(), read: z.number() }),
  /** False where its verdicts and levels change no score, since measuring was nearer to the instructor's marks. */
  counts: z.boolean().optional(),
  /** Points that two readings share and that they judge alike; absent where the paper was read once. */
  agreement: z.object({ points: z.int(), same: z.int() }).optional(),
  items: z.int(),
  kept: z.int(),
});

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
  /** What was counted, or what is lacking, in a sentence; absent where nothing is to be said. */
  reason: z.string().optional(),
  /** Who gave the verdict; the program if absent. */
  origin: enumOr(findingOrigins, 'measured').optional(),
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
  /** Ids of dismissed findings and comments. */
  dismissed: z.array(z.string()),
  /** The instructor's comments on the paper. */
  comments: z.array(ownComment).default([]),
  /** What the instructor changed of the findings, by finding id; `findings` are the engine's. */
  findingEdits: z.record(z.string(), findingEdit).default({}),
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
  draft: z.object({
    /** The engine's original scores. */
    scores: perArea.extend({ total: score }),
    /** The newest draft, which follows the instructor's decisions; her own texts are in the grade. */
    feedback: feedbackTexts,
    /** The sentences of the drafts that the grade's texts were given, with what each rests on. */
    sentences: z.array(draftedSentence).default([]),
    /** What there is to tell the student, in one sentence; absent in drafts of older engines. */
    forInstructor: z.string().optional(),
    manner: feedbackManner.default({}),
    /** Absent where the overall comment is no reply to a post. */
    reply: replyStyle.optional(),
  }),
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
  /** Absent where no language model read the paper. */
  byModel: modelReading.optional(),
});

export type ReviewOnWire = z.infer<typeof review>;
