/** The state of a submission, in the words of the wire and the spec. */
export const submissionStatuses = ['pending', 'processing', 'completed', 'error'] as const;

export type SubmissionStatus = (typeof submissionStatuses)[number];

/**
 * The state of a submission. `uploaded`: grading not requested. `queued`, `reading`, `scoring`: in progress.
 * `waiting`: blocked by the system (disk full, model unavailable); resumes automatically. `completed`: a review
 * exists. `refused`: the file cannot be read. `needs-you`: grading failed after several attempts.
 */
export const submissionStates = [
  'uploaded',
  'queued',
  'reading',
  'scoring',
  'waiting',
  'completed',
  'refused',
  'needs-you',
] as const;

export type SubmissionState = (typeof submissionStates)[number];

export const statusOfState: Readonly<Record<SubmissionState, SubmissionStatus>> = {
  uploaded: 'pending',
  queued: 'processing',
  reading: 'processing',
  scoring: 'processing',
  waiting: 'processing',
  completed: 'completed',
  refused: 'error',
  'needs-you': 'error',
};

/** The columns that decide whether a submission may be graded now. */
export type QueueCandidate = {
  readonly state: SubmissionState;
  readonly approvedAt: Date | null;
  readonly fileDeletedAt: Date | null;
};

export type QueueDecision = 'queue' | 'approved' | 'under-way' | 'file-deleted';

const underWay: ReadonlySet<SubmissionState> = new Set(['queued', 'reading', 'scoring', 'waiting'] as const);

/** Whether a submission is queued or being graded, so a second job would duplicate the work. */
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
