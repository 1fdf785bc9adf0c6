import { z } from 'zod';
import { defineCall } from '../call.ts';
import { openEnum } from '../fields.ts';

export const subscriptionStatuses = ['active', 'trial', 'cancelled', 'inactive'] as const;

export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

export const user = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  isAdmin: z.boolean(),
  subscriptionStatus: openEnum(subscriptionStatuses),
  createdAt: z.iso.datetime(),
  subscriptionStartedAt: z.iso.datetime().nullable(),
  trialEndsAt: z.iso.datetime().nullable(),
});

export type User = z.infer<typeof user>;

export const getUser = defineCall({
  method: 'GET',
  path: '/api/auth/user',
  summary: 'The signed-in user; 401 without a session.',
  response: user,
});

export const logout = defineCall({
  method: 'POST',
  path: '/api/logout',
  summary: 'Ends the session.',
  response: z.object({ signedOut: z.literal(true) }),
});
