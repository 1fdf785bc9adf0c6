import {
  apaScopes,
  assignmentTypes,
  defaultCriteria,
  exampleNearnesses,
  feedbackStyles,
  mostCriteria,
  mostLevels,
  mostRubricPoints,
  requirementId,
  requirementKinds,
  rubricUseChoices,
  toRubric,
  type AssignmentBrief,
  type Criteria,
} from '@greenpen/grading';
import { strictnesses } from '@greenpen/paper';
import { z } from 'zod';
import type { VoiceSource } from '@greenpen/voice';
import type { AnswerId } from './answer.ts';
import { voiceFields, voiceSourcesOf } from './voice-sources.ts';

const id = z.union([z.string(), z.number()]).nullish().default(null);

const requirement = z
  .object({
    id: z.string().min(1).optional(),
    text: z.string().min(1),
    kind: z.enum(requirementKinds).default('part'),
    required: z.boolean().default(true),
    asWritten: z.string().default(''),
    terms: z.array(z.string()).default([]),
    rulings: z.array(z.object({ text: z.string().min(1), counts: z.boolean() })).optional(),
  })
  .transform(({ id: given, ...rest }) => ({ id: given ?? requirementId(rest), ...rest }));

const points = z.number().min(0).max(mostRubricPoints);

const rubricRow = z
  .object({
    criterion: z.string().min(1),
    description: z.string().default(''),
    maxPoints: points.nullish().default(null),
    levels: z
      .array(z.object({ name: z.string().default(''), description: z.string().default(''), points }))
      .max(mostLevels)
      .default([]),
  })
  .transform(({ criterion: name, ...rest }) => ({ name, ...rest }));

const rubric = z.union([z.string(), z.array(rubricRow).max(mostCriteria)]);

const assignmentFields = z.object({
  title: z.string().default(''),
  description: z.string().default(''),
  instructions: z.string().default(''),
  rubric: rubric.default(''),
  rubricUse: z.enum(rubricUseChoices).optional(),
  type: z.enum(assignmentTypes).default('assignment'),
  maxPoints: z.number().positive().default(100),
  requirements: z.array(requirement).max(100).nullish(),
  apa: z.enum(apaScopes).nullish(),
});

/** A rubric comes as text or as rows. */
const assignment = assignmentFields.transform(({ rubric: given, ...rest }) =>
  typeof given === 'string'
    ? { ...rest, rubric: given }
    : { ...rest, rubric: '', rubricRows: toRubric(given) },
);

const weight = z.number().min(0).max(100);

const criteria = z
  .object({
    grammarWeight: weight.default(defaultCriteria.weights.grammar),
    apaWeight: weight.default(defaultCriteria.weights.apa),
    contentWeight: weight.default(defaultCriteria.weights.content),
    feedbackStyle: z.enum(feedbackStyles).default(defaultCriteria.feedbackStyle),
    strictness: z.enum(strictnesses).default('standard'),
  })
  .refine(
    ({ grammarWeight, apaWeight, contentWeight }) => grammarWeight + apaWeight + contentWeight === 100,
    {
      message: 'the three weights must add up to 100',
    },
  );

const areaGrade = z.number().min(0).max(100).nullish();

const example = z.object({
  studentWork: z.string(),
  grade: z.number().min(0),
  maxPoints: z.number().positive().default(100),
  professorFeedback: z.string().default(''),
  grammarGrade: areaGrade,
  apaGrade: areaGrade,
  contentGrade: areaGrade,
  nearness: z.enum(exampleNearnesses).optional(),
});

const request = z
  .object({
    id,
    path: z.string().min(1).optional(),
    text: z.string().optional(),
    assignment: assignment.nullish(),
    criteria: criteria.nullish(),
    examples: z.array(example).max(1000).nullish(),
    ...voiceFields,
  })
  .refine(({ path, text }) => (path === undefined) !== (text === undefined), {
    message: 'exactly one of "path" and "text" is needed',
  });

export type CommandRequest = {
  readonly id: AnswerId;
  readonly source: { readonly path: string } | { readonly text: string };
  readonly brief: AssignmentBrief | null;
  readonly criteria: Criteria;
  readonly examples: readonly z.infer<typeof example>[];
  /** What the instructor wrote, from which her voice is learned. */
  readonly voice: readonly VoiceSource[];
};

export type ParsedRequest =
  | { readonly status: 'request'; readonly request: CommandRequest }
  | { readonly status: 'invalid'; readonly id: AnswerId; readonly message: string };

/** Reads one line of requests. Errors name the field, never its content. */
export function parseRequest(line: string): ParsedRequest {
  const json = parseJson(line);
  if (json === undefined) return { status: 'invalid', id: null, message: 'The line is not valid JSON.' };
  const parsed = request.safeParse(json);
  if (!parsed.success) {
    return { status: 'invalid', id: idOf(json), message: sentence(parsed.error) };
  }
  const { path, text, ...given } = parsed.data;
  return {
    status: 'request',
    request: {
      id: given.id,
      source: path === undefined ? { text: text ?? '' } : { path },
      brief: given.assignment ?? null,
      criteria: criteriaOf(given.criteria ?? null),
      examples: given.examples ?? [],
      voice: voiceSourcesOf({ ...given, examples: given.examples ?? [] }),
    },
  };
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function idOf(json: unknown): AnswerId {
  const found = z.object({ id }).safeParse(json);
  return found.success ? found.data.id : null;
}

function criteriaOf(given: z.infer<typeof criteria> | null): Criteria {
  if (given === null) return defaultCriteria;
  const { grammarWeight, apaWeight, contentWeight, feedbackStyle, strictness } = given;
  return {
    weights: { grammar: grammarWeight, apa: apaWeight, content: contentWeight },
    feedbackStyle,
    strictness,
  };
}

function sentence(error: z.ZodError): string {
  const [first] = error.issues;
  const where = first === undefined || first.path.length === 0 ? '' : `${first.path.join('.')}: `;
  return `The request is not valid. ${where}${first?.message ?? 'unknown'}.`;
}
