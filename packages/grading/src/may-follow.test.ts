import { expect, it } from 'vitest';
import { mayFollow } from './may-follow.ts';
import { submissionStates } from './submission-state.ts';

it('lets a finished submission start again only through the queue', () => {
  for (const from of ['completed', 'refused', 'needs-you'] as const) {
    expect(submissionStates.filter((to) => mayFollow(from, to))).toEqual(['queued']);
  }
});

it('leads from upload to a review', () => {
  const way = ['uploaded', 'queued', 'reading', 'scoring', 'completed'] as const;
  expect(way.slice(1).every((to, index) => mayFollow(way[index] ?? 'uploaded', to))).toBe(true);
});

it('hands a paper back to the queue when its worker stops', () => {
  expect([mayFollow('reading', 'queued'), mayFollow('scoring', 'queued')]).toEqual([true, true]);
});
