import { feedbackTexts } from '@greenpen/api-contract';
import type { Grade, Gradebook } from '@greenpen/gradebook';
import type { Feedback } from '@greenpen/grading';
import type { Sealer } from '../ports.ts';

/** Encrypts the four texts as JSON, for the gradebook. */
export function sealFeedback(sealer: Sealer, { grammar, apa, content, overall }: Feedback): Uint8Array {
  return sealer.seal(JSON.stringify({ grammar, apa, content, overall }));
}

export function unsealFeedback(sealer: Sealer, sealed: Uint8Array): Feedback {
  return feedbackTexts.parse(JSON.parse(sealer.open(sealed)));
}

/** The language model's draft for a grade's review; null if the local draft is used. */
export async function findModelFeedback(
  { gradebook, sealer }: { readonly gradebook: Gradebook; readonly sealer: Sealer },
  ownerId: string,
  { submissionId, reviewNumber }: Grade,
): Promise<Feedback | null> {
  const sealed = await gradebook.modelDrafts.findFeedback({ ownerId, submissionId, reviewNumber });
  return sealed === undefined ? null : unsealFeedback(sealer, sealed);
}
