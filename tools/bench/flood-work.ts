import { z } from 'zod';

export type FloodWork = {
  readonly cookie: string;
  readonly list: string;
  readonly callsPerSecond: number;
  readonly forMs: number;
};

export const floodResult = z.object({
  calls: z.int(),
  /** Calls that were told to wait. */
  told: z.int(),
  /** Of these, those that were not told for how long. */
  withoutWait: z.int(),
});

export type FloodResult = z.infer<typeof floodResult>;
