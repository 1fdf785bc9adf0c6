import type { SubmissionState } from './submission-state.ts';

/** What has to be known of a submission to decide whether it may be graded now. */
export type QueueCandidate = {
  readonly state: SubmissionState;
  readonly approvedAt: Date | null;
  readonly fileDeletedAt: Date | null;
};

export type QueueDecision = 'queue' | 'approved' | 'under-way' | 'file-deleted';

const underWay: ReadonlySet<SubmissionState> = new Set(['queued', 'reading', 'scoring', 'waiting'] as const);

/** Whether a submission is being worked on, so that a second job would do its work twice. */
export function isUnderWay(state: SubmissionState): boolean {
  return underWay.has(state);
}

/** Whether grading may be queued; an approved grade is skipped until it is reopened. */
export function decideQueueing({ state, approvedAt, fileDeletedAt }: QueueCandidate): QueueDecision {
  if (approvedAt !== null) return 'approved';
  if (isUnderWay(state)) return 'under-way';
  if (fileDeletedAt !== null) return 'file-deleted';
  return 'queue';
}
