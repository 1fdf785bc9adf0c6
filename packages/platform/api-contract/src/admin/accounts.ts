import { z } from 'zod';
import { user } from '../account/signed-in-user.ts';
import { defineCall } from '../call.ts';

/** A user as administrators see them. */
export const accountRow = user.extend({
  lastSeenAt: z.iso.datetime().nullable(),
  /** When the account was disabled; null if it is active. */
  disabledAt: z.iso.datetime().nullable(),
});

export type AccountRow = z.infer<typeof accountRow>;

export const accountParams = z.object({ id: z.string().min(1).max(100) });

export const listUsers = defineCall({
  method: 'GET',
  path: '/api/admin/users',
  summary:
    'The users, newest first, at most 200; the header X-Next-Cursor holds the cursor of the next page.',
  query: z.object({
    /** Part of a name or address, or the start of an id. */
    search: z.string().max(200).default(''),
    cursor: z.string().max(300).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(200),
  }),
  response: z.array(accountRow),
});

export const userRecord = z.object({
  user: accountRow,
  hasSecondFactor: z.boolean(),
  /** Active sessions. */
  sessions: z.int(),
  apiKey: z
    .object({
      createdAt: z.iso.datetime(),
      lastUsedAt: z.iso.datetime().nullable(),
      lastUsedFrom: z.string().nullable(),
    })
    .nullable(),
  papers: z.int(),
  /** Twelve months in UTC, ending with the current one: "2026-11". */
  use: z.array(z.object({ month: z.string(), papers: z.int(), words: z.int() })),
  /** Engine cost for this account in US dollars; null if only the model provider knows it. */
  engineCost: z.number().nullable(),
  /** Input and output tokens used for this account. */
  modelTokens: z.object({ input: z.number(), output: z.number() }),
  /** When a cancelled subscription ends. */
  subscriptionEndsAt: z.iso.datetime().nullable(),
  /** Whether there is a subscription that can be cancelled. */
  canCancel: z.boolean(),
});

export type UserRecord = z.infer<typeof userRecord>;

export const getUserRecord = defineCall({
  method: 'GET',
  path: '/api/admin/users/:id',
  summary: "A user's record: sign-up, usage, cost, plan, sessions and key; no student work.",
  params: accountParams,
  response: userRecord,
});

export const setAdmin = defineCall({
  method: 'PUT',
  path: '/api/admin/users/:id/admin',
  summary: 'Grants or removes administrator rights immediately; the last administrator keeps them.',
  params: accountParams,
  body: z.object({ isAdmin: z.boolean() }),
  response: accountRow,
});

export const setDisabled = defineCall({
  method: 'PUT',
  path: '/api/admin/users/:id/disabled',
  summary: 'Disables an account and ends its sessions, or enables it again; no data is deleted.',
  params: accountParams,
  body: z.object({ isDisabled: z.boolean() }),
  response: accountRow,
});

export const cancelSubscription = defineCall({
  method: 'POST',
  path: '/api/admin/users/:id/cancel-subscription',
  summary: "Cancels a user's subscription at the end of the paid period.",
  params: accountParams,
  response: accountRow,
});

export const endUserSessions = defineCall({
  method: 'POST',
  path: '/api/admin/users/:id/end-sessions',
  summary: 'Ends all sessions of a user.',
  params: accountParams,
  response: z.object({ ended: z.int() }),
});

export const endEverySession = defineCall({
  method: 'POST',
  path: '/api/admin/end-every-session',
  summary: 'Ends all sessions of all users except the current one.',
  response: z.object({ ended: z.int() }),
});
