import type { JudgedRequirement } from '@greenpen/api-contract';
import type { Verdict } from '@greenpen/grading';
import type { Page, Span } from '@greenpen/paper';
import type { Mark } from '../paper/marks.ts';

/** A requirement with its name in the margin, "R1", the verdict that counts, and the page of its quotation. */
export type TaggedRequirement = JudgedRequirement & {
  readonly tag: string;
  readonly current: Verdict;
  readonly page: number | null;
};

/** Numbers the requirements in the order of the checklist. */
export function tagRequirements(
  requirements: readonly JudgedRequirement[],
  verdicts: Readonly<Record<string, Verdict | null>>,
  pages: readonly Page[] = [],
): readonly TaggedRequirement[] {
  return requirements.map((one, index) => ({
    ...one,
    tag: `R${index + 1}`,
    current: verdicts[one.id] ?? one.verdict,
    page: pageAt(pages, one.span),
  }));
}

/** The number of the page on which a passage begins; null without one. */
export function pageAt(pages: readonly Page[], span: Span | null): number | null {
  if (span === null) return null;
  return pages.findLast((page) => page.span.start <= span.start)?.number ?? null;
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
