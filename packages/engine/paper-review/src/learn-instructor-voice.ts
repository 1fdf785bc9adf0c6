import type { Drafting } from '@greenpen/grading';
import { learnVoice, type VoiceProfile } from '@greenpen/voice';
import type { InstructorVoice } from './review-request.ts';

/** The voice as it is learned from what the instructor wrote and from what was marked in the papers of her examples. */
export function learnInstructorVoice(
  { sources, corrections }: InstructorVoice,
  marked: NonNullable<Drafting['marked']>,
): VoiceProfile {
  const read = sources.map((source) => {
    const found = marked[source.id];
    return found === undefined ? source : { ...source, found };
  });
  return learnVoice(read, corrections);
}
