import { z } from 'zod';

export const user = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  isAdmin: z.boolean(),
  subscriptionStatus: z.enum(['active', 'trial', 'cancelled', 'inactive']),
  createdAt: z.iso.datetime(),
  subscriptionStartedAt: z.iso.datetime().nullable(),
  trialEndsAt: z.iso.datetime().nullable(),
});

export type User = z.infer<typeof user>;
