import { z } from 'zod';
import { openEnum } from '../open-enum.ts';

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
