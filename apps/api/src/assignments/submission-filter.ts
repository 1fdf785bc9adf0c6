import type { AssignmentFilter } from '@greenpen/api-contract';
import type { SubmissionFilter } from '@greenpen/gradebook';

export function submissionFilter({ approved, doubtful, ...rest }: AssignmentFilter): SubmissionFilter {
  return {
    ...rest,
    approved: approved === undefined ? undefined : approved === 'true',
    doubtful: doubtful === 'true',
  };
}
