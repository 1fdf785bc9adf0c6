const SOMEONE_WAITS = 1000;
const BATCH_START = 100;
/** Papers of one owner that share a step down. */
const STEP_PAPERS = 4;

/**
 * How soon a paper is wanted. One paper that someone waits for goes before any batch; the papers of a batch step
 * down, so that another owner's first papers go before this owner's last. `place` is 0 for an owner's first
 * waiting paper, `requested` the number of papers asked for with one click.
 */
export function queuePriority(place: number, requested: number): number {
  if (requested === 1) return SOMEONE_WAITS;
  return Math.max(0, BATCH_START - Math.floor(place / STEP_PAPERS));
}
