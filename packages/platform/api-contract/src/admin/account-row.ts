import { z } from 'zod';
import { user } from '../account/user.ts';

/** A user as administrators see them. */
export const accountRow = user.extend({
  lastSeenAt: z.iso.datetime().nullable(),
  /** Every way in is closed from then on; null for an account that is open. */
  disabledAt: z.iso.datetime().nullable(),
});

export type AccountRow = z.infer<typeof accountRow>;

export const accountParams = z.object({ id: z.string().min(1).max(100) });
