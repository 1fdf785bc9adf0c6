import type { AssignmentFilter } from '@greenpen/api-contract';
import type { SubmissionFilter } from '@greenpen/gradebook';

export function submissionFilter({ approved, ...rest }: AssignmentFilter): SubmissionFilter {
  return { ...rest, approved: approved === undefined ? undefined : approved === 'true' };
}
