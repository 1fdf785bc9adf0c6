import { expect, it } from 'vitest';
import { decideQueueing, submissionStates } from './submission-state.ts';

const free = { approvedAt: null, fileDeletedAt: null };
const then = new Date('2026-02-03T10:00:00Z');

it('queues a submission without a worker', () => {
  const queued = submissionStates.filter((state) => decideQueueing({ ...free, state }) === 'queue');
  expect(queued).toEqual(['uploaded', 'completed', 'refused', 'needs-you']);
});

it('never queues an approved grade, whatever its state', () => {
  for (const state of submissionStates) {
    expect(decideQueueing({ ...free, state, approvedAt: then })).toBe('approved');
  }
});

it('does not queue a paper whose file is gone', () => {
  expect(decideQueueing({ ...free, state: 'completed', fileDeletedAt: then })).toBe('file-deleted');
});
