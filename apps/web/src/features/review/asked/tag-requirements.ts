import type { JudgedRequirement } from '@greenpen/api-contract';
import type { Verdict } from '@greenpen/grading';
import type { Mark } from '../paper/marks.ts';

/** A requirement with its name in the margin, "R1", and the verdict that counts. */
export type TaggedRequirement = JudgedRequirement & { readonly tag: string; readonly current: Verdict };

/** Numbers the requirements in the order of the checklist. */
export function tagRequirements(
  requirements: readonly JudgedRequirement[],
  verdicts: Readonly<Record<string, Verdict | null>>,
): readonly TaggedRequirement[] {
  return requirements.map((one, index) => ({
    ...one,
    tag: `R${index + 1}`,
    current: verdicts[one.id] ?? one.verdict,
  }));
}

/** The place of a requirement's quotation; null without one. */
export function passageOf(requirement: TaggedRequirement | undefined): Mark | null {
  if (requirement === undefined || requirement.span === null) return null;
  const { tag, id, span } = requirement;
  return { tag, id, kind: 'asked', span };
}

/** "3/4": how many of the required ones are met. */
export function countMet(requirements: readonly TaggedRequirement[]): {
  readonly met: number;
  readonly required: number;
} {
  const required = requirements.filter((one) => one.required);
  return { met: required.filter(({ current }) => current === 'met').length, required: required.length };
}
