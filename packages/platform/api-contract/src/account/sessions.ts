import { z } from 'zod';
import { defineCall } from '../call.ts';

export const accountSession = z.object({
  id: z.string(),
  /** As the browser named itself: "Firefox on Windows"; "Unknown device" where it did not. */
  device: z.string(),
  /** Where it was signed in from. */
  address: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** To within five minutes. */
  lastUsedAt: z.iso.datetime(),
  isCurrent: z.boolean(),
});

export type AccountSession = z.infer<typeof accountSession>;

export const listSessions = defineCall({
  method: 'GET',
  path: '/api/account/sessions',
  summary: 'Where the account is signed in; this browser first, then by last use.',
  response: z.array(accountSession),
});

export const endSession = defineCall({
  method: 'DELETE',
  path: '/api/account/sessions/:id',
  summary: 'Signs out one browser at once.',
  params: z.object({ id: z.string().max(100) }),
  response: z.object({ ended: z.literal(true) }),
});

export const endOtherSessions = defineCall({
  method: 'POST',
  path: '/api/account/sessions/end-others',
  summary: 'Signs out everywhere but here.',
  response: z.object({ count: z.int() }),
});
