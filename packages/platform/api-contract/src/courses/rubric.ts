import {
  longestCriterionName,
  longestRubricText,
  mostCriteria,
  mostLevels,
  mostRubricPoints,
  requirementKinds,
  rubricUseChoices,
  rubricUses,
  verdicts,
} from '@greenpen/grading';
import { area } from '../assignments/area.ts';
import { z } from 'zod';

const points = z.number().min(0).max(mostRubricPoints);

const texts = {
  name: z.string().trim().max(longestCriterionName),
  description: z.string().trim().max(longestRubricText),
};

const criterion = z.object({
  id: z.string().max(100),
  ...texts,
  name: texts.name.min(1),
  maxPoints: points,
  /** The highest first; empty where the rubric names only points. */
  levels: z.array(z.object({ ...texts, points })).max(mostLevels),
});

/** A criterion as another system has it, before it gets an id. */
export const draftCriterion = criterion.omit({ id: true }).extend({ name: texts.name });

/** Ids are given by the server from the names of the criteria. */
export const rubric = z.array(criterion).min(1).max(mostCriteria);

const rubricUse = z.enum(rubricUses);

/** `auto`: the total if the rubric also marks grammar or APA style, otherwise the content score. */
export const rubricUseChoice = z.enum(rubricUseChoices);

const rubricResult = z.object({
  criterion,
  /** Index of the proposed level; null where the instructor has to judge it. */
  level: z.int().nullable(),
  points: z.number().nullable(),
  quote: z.string().nullable(),
  span: z.object({ start: z.int(), end: z.int() }).nullable(),
  reason: z.string(),
  /** The area whose score decides the level. */
  area: area.nullable(),
  /** The requirements whose verdicts decide the level; absent in reviews of older engines. */
  restsOn: z
    .array(
      z.object({
        id: z.string(),
        text: z.string(),
        kind: z.enum(requirementKinds),
        verdict: z.enum(verdicts),
      }),
    )
    .optional(),
  /** Whether the level is a proposal that the instructor should confirm. */
  isProvisional: z.boolean().optional(),
});

/** The part of a review's judgement that is about the rubric; empty in reviews made before there was one. */
export const judgedRubric = z.object({
  rubric: z.array(rubricResult).default([]),
  rubricUse: rubricUse.catch('content').default('content'),
  onTopic: z.enum(['yes', 'no', 'unsure']).catch('unsure').default('unsure'),
  /** Ids of content findings whose costs come off a total by the rubric. */
  besideRubric: z.array(z.string()).optional(),
});

/** Points by criterion id. */
export const rubricPoints = z.record(z.string().max(100), points);
