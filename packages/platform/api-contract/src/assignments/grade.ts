import { z } from 'zod';
import { letter, score } from './score.ts';

/** A submission's marks and feedback: a draft while `approvedAt` is null. */
export const grade = z.object({
  totalGrade: score,
  letter,
  grammarScore: score,
  apaScore: score,
  contentScore: score,
  grammarFeedback: z.string(),
  apaFeedback: z.string(),
  contentFeedback: z.string(),
  feedback: z.string(),
  approvedAt: z.iso.datetime().nullable(),
  /** Goes up by one with each change; a save names the version it was based on. */
  version: z.int().positive(),
  updatedAt: z.iso.datetime(),
});

export type Grade = z.infer<typeof grade>;
