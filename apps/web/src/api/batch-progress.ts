import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { assignmentsQuery } from './assignments.ts';

/** A batch in progress: its size as seen by this screen, and how many papers are left. */
export type BatchProgress = { readonly total: number; readonly left: number };

export const noBatch: BatchProgress = { total: 0, left: 0 };

/** Updates the progress with a new count; a batch ends at 0 and grows when papers are added. */
export function nextProgress(before: BatchProgress, left: number): BatchProgress {
  if (left === 0) return noBatch;
  if (left === before.left) return before;
  return { total: left > before.left ? before.total + left - before.left : before.total, left };
}

/** The page size of one response. */
const countable = 200;

/** The newest papers with this status, independent of the list on the screen; undefined while loading. */
export function usePapersWithStatus(status: 'processing' | 'error') {
  const { data } = useInfiniteQuery(assignmentsQuery({ status, texts: 'none' }, countable));
  return data?.pages[0]?.items;
}

/** The batch being graded, as seen by this screen. */
export function useBatchProgress(): BatchProgress {
  const processing = usePapersWithStatus('processing');
  const [progress, setProgress] = useState(noBatch);
  const next = nextProgress(progress, processing?.length ?? 0);
  if (next.left !== progress.left) setProgress(next);
  return next;
}

export function progressSentence({ total, left }: BatchProgress): string {
  if (left >= countable) return `Grading: at least ${countable} papers to go`;
  return `Grading: ${total - left} of ${total} done`;
}
