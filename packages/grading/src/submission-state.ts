/** The state of a submission, in the words of the wire and the spec. */
export const submissionStatuses = ['pending', 'processing', 'completed', 'error'] as const;

export type SubmissionStatus = (typeof submissionStatuses)[number];

/**
 * The state of a submission. `uploaded`: grading not requested. `queued`, `reading`, `scoring`: in progress.
 * `waiting`: something outside the paper is in the way (disk full, model away); goes on by itself.
 * `completed`: a review exists. `refused`: the file cannot be read. `needs-you`: tried and given up.
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
