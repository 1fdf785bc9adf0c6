import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { assignmentsQuery } from './assignments.ts';

/** A batch under way: how many papers it began with, as far as this screen saw, and how many are left. */
export type BatchProgress = { readonly total: number; readonly left: number };

export const noBatch: BatchProgress = { total: 0, left: 0 };

/** What the newest count says; a batch ends when nothing is left, and grows when papers join it. */
export function nextProgress(before: BatchProgress, left: number): BatchProgress {
  if (left === 0) return noBatch;
  if (left === before.left) return before;
  return { total: left > before.left ? before.total + left - before.left : before.total, left };
}

/** As many as one answer holds. */
const countable = 200;

/** The newest papers of one status, whatever a list on the screen shows; undefined while loading. */
export function usePapersWithStatus(status: 'processing' | 'error') {
  const { data } = useInfiniteQuery(assignmentsQuery({ status, texts: 'none' }, countable));
  return data?.pages[0]?.items;
}

/** The batch that is being graded, as far as this screen saw it. */
export function useBatchProgress(): BatchProgress {
  const processing = usePapersWithStatus('processing');
  const [progress, setProgress] = useState(noBatch);
  const next = nextProgress(progress, processing?.length ?? 0);
  if (next.left !== progress.left) setProgress(next);
  return next;
}

export function progressSentence({ total, left }: BatchProgress): string {
  if (left >= countable) return `Grading: ${countable} papers or more to go`;
  return `Grading: ${total - left} of ${total} done`;
}
