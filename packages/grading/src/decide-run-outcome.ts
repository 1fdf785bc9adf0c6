/** One attempt to review a submission; numbers count up per submission. */
export type GradingRun = {
  readonly number: number;
  readonly cancelledAt: Date | null;
  readonly finishedAt: Date | null;
};

export type RunOutcome = 'keep' | 'cancelled-by-instructor' | 'already-finished' | 'superseded';

/** Queues deliver twice and out of order; every way out is named so that a log line explains itself. */
export function decideRunOutcome(run: GradingRun, latestRunNumber: number): RunOutcome {
  if (run.cancelledAt !== null) return 'cancelled-by-instructor';
  if (run.finishedAt !== null) return 'already-finished';
  if (run.number < latestRunNumber) return 'superseded';
  return 'keep';
}
