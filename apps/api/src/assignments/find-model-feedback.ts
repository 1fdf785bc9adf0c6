import type { Gradebook, Grade } from '@greenpen/gradebook';
import type { Feedback } from '@greenpen/grading';
import type { Sealer } from '../ports.ts';
import { unsealFeedback } from './feedback-seal.ts';

/** The draft that the language model wrote for a grade's review; null where this server's own stands. */
export async function findModelFeedback(
  { gradebook, sealer }: { readonly gradebook: Gradebook; readonly sealer: Sealer },
  ownerId: string,
  { submissionId, reviewNumber }: Grade,
): Promise<Feedback | null> {
  const sealed = await gradebook.modelDrafts.findFeedback({ ownerId, submissionId, reviewNumber });
  return sealed === undefined ? null : unsealFeedback(sealer, sealed);
}
