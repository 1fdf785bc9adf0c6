export type PollSituation = {
  /** When grading was last started in this browser, in milliseconds; null if it was not. */
  readonly startedAt: number | null;
  readonly now: number;
  readonly isAnyProcessing: boolean;
};

const quickForMs = 120_000;

/** Milliseconds until the lists are fetched again: 3 s for two minutes after a start, then 15 s while anything is processing. */
export function pollInterval({ startedAt, now, isAnyProcessing }: PollSituation): number | false {
  if (startedAt !== null && now - startedAt < quickForMs) return 3000;
  return isAnyProcessing ? 15_000 : false;
}
