import { z } from 'zod';
import { defineCall } from '../call.ts';
import { openEnum } from '../fields.ts';

/** A replacement of one language model by another. */
export const modelChange = z.object({
  id: z.string(),
  /**
   * With the version that the provider reported, if it differs: "gpt-5-mini at api.openai.com
   * (gpt-5-mini-2025-08-07)".
   */
  model: z.string(),
  before: z.string(),
  since: z.iso.datetime(),
  /** Result of grading the bundled sample papers; null until that is done. */
  check: z
    .object({
      papers: z.int(),
      /** The sample papers whose drafts were rejected, with the reasons. */
      refused: z.array(z.object({ paper: z.string(), reason: z.string() })),
    })
    .nullable(),
});

export type ModelChange = z.infer<typeof modelChange>;

const modelNotice = z.object({
  /** null if the model has never changed or there is none. */
  change: modelChange.nullable(),
  /** Whether this account has dismissed the notice about it. */
  isSeen: z.boolean(),
});

export type ModelNotice = z.infer<typeof modelNotice>;

export const getModelNotice = defineCall({
  method: 'GET',
  path: '/api/account/model/change',
  summary: 'The latest change of the language model: when it happened and which model was replaced.',
  response: modelNotice,
});

export const seeModelChange = defineCall({
  method: 'PUT',
  path: '/api/account/model/change',
  summary: 'Dismisses the notice about a change of the language model for this account.',
  body: z.object({ id: z.uuid() }),
  response: modelNotice,
});

/** Tokens with what they cost in US dollars; null if no prices were entered. */
export const modelCost = z.object({ tokens: z.number(), dollars: z.number().nullable() });

export type ModelCost = z.infer<typeof modelCost>;

export const modelChoice = z.object({
  /** The installation's language model and its host; null if none is configured. */
  model: z.object({ name: z.string(), host: z.string() }).nullable(),
  /** Whether the model may draft feedback for this account. */
  isOn: z.boolean(),
  /** The monthly limit that leaves this account the least, in US dollars; null without one. */
  budget: z
    .object({
      of: openEnum(['user', 'installation']),
      dollars: z.number(),
      /** No paper can be sent to the model any more. */
      isSpent: z.boolean(),
      /** The first day of the next month (UTC). */
      renewsOn: z.iso.date(),
    })
    .nullable()
    .default(null),
  /** Whether papers can be read overnight, at about half the price, and how many wait for that. */
  overnight: z.object({ isOffered: z.boolean(), papers: z.int() }).default({ isOffered: false, papers: 0 }),
  /** What this account used this month (UTC), and what a paper takes: the mean of the latest ones, else a guess. */
  use: z.object({ month: modelCost, paper: modelCost }),
});

export type ModelChoice = z.infer<typeof modelChoice>;

export const getModelChoice = defineCall({
  method: 'GET',
  path: '/api/account/model',
  summary: 'The language model of this installation, and whether this account allows it to draft feedback.',
  response: modelChoice,
});

export const setModelChoice = defineCall({
  method: 'PUT',
  path: '/api/account/model',
  summary: 'Allows or forbids the language model to draft feedback for this account.',
  body: z.object({ isOn: z.boolean() }),
  response: modelChoice,
});

/**
 * Papers that are read overnight together. `gathering`: waits a minute for the rest of the class. `preparing`: not known to
 * be accepted by the provider. `sent`: accepted. `cancelling`: cancelled, but not ended at the provider. `ended`: within
 * the last day.
 */
export const overnightBatch = z.object({
  /** null while papers are gathered. */
  id: z.uuid().nullable(),
  stage: openEnum(['gathering', 'preparing', 'sent', 'cancelling', 'ended']),
  papers: z.int(),
  /** Requests to the model: two or more for a paper. */
  requests: z.int(),
  /** When it was sent, and before that, when its first paper was added. */
  since: z.iso.datetime(),
  /** When the provider ends it at the latest; null before it is sent and after it has ended. */
  expiresAt: z.iso.datetime().nullable(),
  /** The latest trouble with the provider, which is asked again at `nextTryAt`; null without. */
  trouble: z.object({ reason: z.string(), nextTryAt: z.iso.datetime() }).nullable(),
  /** null until it has ended. */
  ended: z
    .object({
      at: z.iso.datetime(),
      how: openEnum(['answered', 'refused', 'gone', 'cancelled', 'unneeded']),
      /** Of its requests. */
      answered: z.int(),
      expired: z.int(),
      failed: z.int(),
      /** Papers that keep the server's draft because of it; the others with open requests are in the next batch. */
      givenUp: z.int(),
    })
    .nullable(),
});

export type OvernightBatch = z.infer<typeof overnightBatch>;

export const listOvernight = defineCall({
  method: 'GET',
  path: '/api/account/model/overnight',
  summary: 'The batches of papers that are read overnight, and those that ended within a day, newest first.',
  /** `host` is the provider; null where it has no batches. */
  response: z.object({ host: z.string().nullable(), batches: z.array(overnightBatch) }),
});

export const cancelOvernight = defineCall({
  method: 'POST',
  path: '/api/account/model/overnight/cancel',
  summary: 'Keeps the server’s drafts of all papers that wait to be read overnight.',
  response: modelChoice,
});
