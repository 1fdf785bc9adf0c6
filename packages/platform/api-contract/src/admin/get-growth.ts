import { z } from 'zod';
import { defineCall } from '../call.ts';

export const growth = z.object({
  /** Thirty days, today last. */
  signUps: z.array(z.object({ day: z.iso.date(), count: z.int() })),
  /** Twelve months by UTC, this one last; null where payments are not set up. */
  revenue: z.array(z.object({ month: z.string(), dollars: z.number() })).nullable(),
});

export type Growth = z.infer<typeof growth>;

export const getGrowth = defineCall({
  method: 'GET',
  path: '/api/admin/growth',
  summary: 'Sign-ups day by day, and revenue month by month.',
  /** IANA name of the time zone for days; UTC when absent or unknown. */
  query: z.object({ timeZone: z.string().max(64).optional() }),
  response: growth,
});
