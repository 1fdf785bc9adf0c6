import { z } from 'zod';

/** The body of every answer that is not ok. `message` is a sentence for the person at the screen. */
export const failure = z.object({
  code: z.string(),
  message: z.string(),
  requestId: z.string(),
  /** Which fields were wrong, by path: "weights.apa". */
  fields: z.record(z.string(), z.string()).optional(),
});

export type Failure = z.infer<typeof failure>;
