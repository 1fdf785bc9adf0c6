import type { SubmissionState } from './submission-state.ts';

/** The states that may follow each state. A finished one starts again only by being queued. */
const followers: Readonly<Record<SubmissionState, readonly SubmissionState[]>> = {
  uploaded: ['queued', 'refused'],
  queued: ['reading', 'waiting', 'needs-you', 'uploaded', 'completed'],
  reading: ['scoring', 'completed', 'refused', 'waiting', 'needs-you', 'queued'],
  scoring: ['completed', 'refused', 'waiting', 'needs-you', 'queued'],
  waiting: ['queued', 'reading', 'needs-you'],
  completed: ['queued'],
  refused: ['queued'],
  'needs-you': ['queued'],
};

/**
 * Whether a submission may go from one state to another. Being handed back (`reading` to `queued`) and being
 * cancelled (`queued` to the previous state) are allowed; a late write onto a finished submission is not.
 */
export function mayFollow(from: SubmissionState, to: SubmissionState): boolean {
  return followers[from].includes(to);
}
