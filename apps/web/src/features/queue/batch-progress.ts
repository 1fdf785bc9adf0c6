/** A batch under way: how many papers it began with, as far as this screen saw, and how many are left. */
export type BatchProgress = { readonly total: number; readonly left: number };

export const noBatch: BatchProgress = { total: 0, left: 0 };

/** What the newest count says; a batch ends when nothing is left, and grows when papers join it. */
export function nextProgress(before: BatchProgress, left: number): BatchProgress {
  if (left === 0) return noBatch;
  if (left === before.left) return before;
  return { total: left > before.left ? before.total + left - before.left : before.total, left };
}
