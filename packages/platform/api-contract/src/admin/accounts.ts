import { z } from 'zod';
import { user } from '../account/signed-in-user.ts';
import { defineCall } from '../call.ts';

/** A user as administrators see them. */
export const accountRow = user.extend({
  lastSeenAt: z.iso.datetime().nullable(),
  /** Every way in is closed from then on; null for an account that is open. */
  disabledAt: z.iso.datetime().nullable(),
});

export type AccountRow = z.infer<typeof accountRow>;

export const accountParams = z.object({ id: z.string().min(1).max(100) });

export const listUsers = defineCall({
  method: 'GET',
  path: '/api/admin/users',
  summary: 'The users, newest first, 200 at most; the header X-Next-Cursor leads on.',
  query: z.object({
    /** Part of a name or an address, or the beginning of an id. */
    search: z.string().max(200).default(''),
    cursor: z.string().max(300).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(200),
  }),
  response: z.array(accountRow),
});

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

export const setAdmin = defineCall({
  method: 'PUT',
  path: '/api/admin/users/:id/admin',
  summary: 'Grants or removes administrator rights at once; the last administrator keeps them.',
  params: accountParams,
  body: z.object({ isAdmin: z.boolean() }),
  response: accountRow,
});

export const setDisabled = defineCall({
  method: 'PUT',
  path: '/api/admin/users/:id/disabled',
  summary:
    'Closes every way into an account, ending its sessions, or opens it again; nothing in it is deleted.',
  params: accountParams,
  body: z.object({ isDisabled: z.boolean() }),
  response: accountRow,
});

export const cancelSubscription = defineCall({
  method: 'POST',
  path: '/api/admin/users/:id/cancel-subscription',
  summary: "Cancels a user's subscription at the end of the period that is paid for.",
  params: accountParams,
  response: accountRow,
});

export const endUserSessions = defineCall({
  method: 'POST',
  path: '/api/admin/users/:id/end-sessions',
  summary: 'Signs a user out everywhere.',
  params: accountParams,
  response: z.object({ ended: z.int() }),
});

export const endEverySession = defineCall({
  method: 'POST',
  path: '/api/admin/end-every-session',
  summary: 'Signs everybody out everywhere, but for the session that asks.',
  response: z.object({ ended: z.int() }),
});
