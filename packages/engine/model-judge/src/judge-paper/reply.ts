import { z } from 'zod';

/** The faults of reasoning that can be named; anything else is no fault. */
export const faultKinds = [
  'contradiction',
  'cause from correlation',
  'overgeneralisation',
  'unsupported claim',
  'misread source',
  'implausible figure',
  'anecdote as proof',
  'attack on a person',
  'irrelevant passage',
  'broken order',
  'circular',
  'addresses the grader',
] as const;

export type FaultKind = (typeof faultKinds)[number];

const text = z.string().trim().max(600);
const quote = z.string().trim().min(1).max(400);
const maybe = z.string().trim().max(400).nullable();

export const relevanceItem = z.object({
  verdict: z.enum(['on', 'partly', 'off', 'cannot tell']),
  quotes: z.array(quote).max(4),
  reason: text,
});

export const requirementItem = z.object({
  id: z.string(),
  verdict: z.enum(['met', 'partly', 'not met', 'cannot tell']),
  quotes: z.array(quote).max(4),
  lacking: text,
  searched: z.array(z.string().trim().min(1).max(60)).max(12),
});

export const criterionItem = z.object({
  id: z.string(),
  level: z.string(),
  quotes: z.array(quote).max(4),
  reason: text,
  next: text,
});

export const thesisItem = z.object({
  kind: z.enum(['arguable', 'factual', 'topic only', 'none']),
  quote: maybe,
});

export const claimItem = z.object({
  quote,
  support: z.enum(['evidence', 'reasoning', 'example', 'none']),
  supportQuote: maybe,
});

export const faultItem = z.object({
  kind: z.enum(faultKinds),
  quotes: z.array(quote).min(1).max(2),
  why: text,
  change: text,
  basis: z.enum(['paper', 'general knowledge']),
});

export const strengthItem = z.object({ quote, why: text });

export const disputeItem = z.object({ finding: z.string(), quote: maybe, why: text });

export const doubtItem = z.object({ question: text, quote: maybe, about: z.string().nullable() });

/** The lists of a reply; their items are parsed one by one, so that one bad item does not cost the rest. */
const lists = {
  requirements: requirementItem,
  criteria: criterionItem,
  claims: claimItem,
  faults: faultItem,
  strengths: strengthItem,
  disputes: disputeItem,
  doubts: doubtItem,
};

/** What providers that can hold a model to a shape are told. */
export const judgeShape: object = shapeOf(
  z.object({
    relevance: relevanceItem,
    requirements: z.array(requirementItem),
    criteria: z.array(criterionItem),
    thesis: thesisItem,
    claims: z.array(claimItem),
    faults: z.array(faultItem),
    strengths: z.array(strengthItem),
    disputes: z.array(disputeItem),
    doubts: z.array(doubtItem),
  }),
);

export type Lists = { readonly [Name in keyof typeof lists]: readonly z.infer<(typeof lists)[Name]>[] };

export type JudgeReply = Lists & {
  readonly relevance: z.infer<typeof relevanceItem> | null;
  readonly thesis: z.infer<typeof thesisItem> | null;
  /** Items that are not in the form asked for. */
  readonly malformed: number;
};

const outer = z.object({
  relevance: z.unknown(),
  thesis: z.unknown(),
  requirements: z.array(z.unknown()).default([]),
  criteria: z.array(z.unknown()).default([]),
  claims: z.array(z.unknown()).default([]),
  faults: z.array(z.unknown()).default([]),
  strengths: z.array(z.unknown()).default([]),
  disputes: z.array(z.unknown()).default([]),
  doubts: z.array(z.unknown()).default([]),
});

/** Most items of each list that are read. */
const MOST = 40;

/** `null` where a reply is no JSON object at all. */
export function readJudgeReply(reply: string): JudgeReply | null {
  const json = readJson(reply);
  const parsed = outer.partial().safeParse(json);
  // Any object passes the schema, and one of another kind is no reply.
  if (!parsed.success || !Object.keys(json ?? {}).some((key) => key in outer.shape)) return null;
  let malformed = 0;
  const each = <Item extends z.ZodType>(
    item: Item,
    given: readonly unknown[] = [],
  ): readonly z.output<Item>[] =>
    given.slice(0, MOST).flatMap((one) => {
      const { success, data } = item.safeParse(one);
      if (!success) malformed += 1;
      return success ? [data] : [];
    });
  const { relevance, thesis, ...given } = parsed.data;
  const read = {
    requirements: each(lists.requirements, given.requirements),
    criteria: each(lists.criteria, given.criteria),
    claims: each(lists.claims, given.claims),
    faults: each(lists.faults, given.faults),
    strengths: each(lists.strengths, given.strengths),
    disputes: each(lists.disputes, given.disputes),
    doubts: each(lists.doubts, given.doubts),
    relevance: each(relevanceItem, relevance === undefined ? [] : [relevance])[0] ?? null,
    thesis: each(thesisItem, thesis === undefined ? [] : [thesis])[0] ?? null,
  };
  return { ...read, malformed };
}

/** The JSON of a reply; a Markdown code fence or words around it are overlooked. `null` where there is none. */
export function readJson(reply: string): unknown {
  const start = reply.indexOf('{');
  const end = reply.lastIndexOf('}');
  if (start === -1 || end < start) return null;
  try {
    return JSON.parse(reply.slice(start, end + 1));
  } catch {
    return null;
  }
}

/** JSON Schema without limits of length, which few providers know and which are checked here. */
export function shapeOf(schema: z.ZodType): object {
  const { $schema: _, ...shape } = z.toJSONSchema(schema, {
    override: ({ jsonSchema }) => dropLimits(jsonSchema),
  });
  return shape;
}

function dropLimits(shape: Record<string, unknown>): void {
  for (const limit of ['minLength', 'maxLength', 'minItems', 'maxItems']) delete shape[limit];
}
