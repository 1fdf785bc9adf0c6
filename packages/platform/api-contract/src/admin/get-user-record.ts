import { z } from 'zod';
import { defineCall } from '../call.ts';
import { accountParams, accountRow } from './account-row.ts';

export const userRecord = z.object({
  user: accountRow,
  hasSecondFactor: z.boolean(),
  /** Sessions that stand. */
  sessions: z.int(),
  apiKey: z
    .object({
      createdAt: z.iso.datetime(),
      lastUsedAt: z.iso.datetime().nullable(),
      lastUsedFrom: z.string().nullable(),
    })
    .nullable(),
  papers: z.int(),
  /** Twelve months by UTC, this one last: "2026-11". */
  use: z.array(z.object({ month: z.string(), papers: z.int(), words: z.int() })),
  /** What the engine cost for this account in US dollars; null where only the language model's provider knows. */
  engineCost: z.number().nullable(),
  /** Tokens that the language model read and wrote for this account. */
  modelTokens: z.object({ input: z.number(), output: z.number() }),
  /** When a cancelled subscription ends. */
  subscriptionEndsAt: z.iso.datetime().nullable(),
  /** It has a subscription that can be cancelled. */
  canCancel: z.boolean(),
});

export type UserRecord = z.infer<typeof userRecord>;

export const getUserRecord = defineCall({
  method: 'GET',
  path: '/api/admin/users/:id',
  summary: "A user's record: sign-up, use, cost, plan, sessions and key; nothing of what students wrote.",
  params: accountParams,
  response: userRecord,
});
