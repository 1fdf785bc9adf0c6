import { feedbackTexts } from '@greenpen/api-contract';
import type { Feedback } from '@greenpen/grading';
import type { Sealer } from '../ports.ts';

/** The four texts as sealed JSON, which is how the gradebook keeps them. */
export function sealFeedback(sealer: Sealer, { grammar, apa, content, overall }: Feedback): Uint8Array {
  return sealer.seal(JSON.stringify({ grammar, apa, content, overall }));
}

export function unsealFeedback(sealer: Sealer, sealed: Uint8Array): Feedback {
  return feedbackTexts.parse(JSON.parse(sealer.open(sealed)));
}
