import { z } from 'zod';
import { defineCall } from '../call.ts';

export const accountSession = z.object({
  id: z.string(),
  /** From the user agent: "Firefox on Windows", or "Unknown device". */
  device: z.string(),
  /** IP address of the sign-in. */
  address: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** Accurate to five minutes. */
  lastUsedAt: z.iso.datetime(),
  isCurrent: z.boolean(),
});

export type AccountSession = z.infer<typeof accountSession>;

export const listSessions = defineCall({
  method: 'GET',
  path: '/api/account/sessions',
  summary: 'The sessions of the account: the current one first, then by last use.',
  response: z.array(accountSession),
});

export const endSession = defineCall({
  method: 'DELETE',
  path: '/api/account/sessions/:id',
  summary: 'Ends one session immediately.',
  params: z.object({ id: z.string().max(100) }),
  response: z.object({ ended: z.literal(true) }),
});

export const endOtherSessions = defineCall({
  method: 'POST',
  path: '/api/account/sessions/end-others',
  summary: 'Ends all other sessions.',
  response: z.object({ count: z.int() }),
});
