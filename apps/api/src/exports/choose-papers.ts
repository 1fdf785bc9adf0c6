import type { ExportChoice } from '@greenpen/api-contract';
import type { Submission } from '@greenpen/gradebook';
import { GradingError } from '@greenpen/grading';
import { submissionFilter } from '../assignments/list-query.ts';
import type { Ports } from '../ports.ts';

/** Iterates over the selected papers. Throws SUBMISSION_NOT_FOUND if one is not the owner's. */
export async function* choosePapers(
  { gradebook }: Pick<Ports, 'gradebook'>,
  ownerId: string,
  { ids, filter = {} }: ExportChoice,
): AsyncGenerator<Submission> {
  if (ids === undefined) {
    yield* gradebook.submissions.each({ ownerId, filter: submissionFilter(filter) });
    return;
  }
  const submissionIds = [...new Set(ids)];
  const submissions = await gradebook.submissions.listById({ ownerId, submissionIds });
  if (submissions.length < submissionIds.length) throw new GradingError('SUBMISSION_NOT_FOUND');
  yield* submissions;
}

export function isApproved({ grade }: Submission): boolean {
  return grade !== null && grade.approvedAt !== null;
}
