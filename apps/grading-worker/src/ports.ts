import type { Gradebook } from '@greenpen/gradebook';
import type { DailyOutcome } from '@greenpen/installation';
import type { FeedbackModel, ReviewPool } from '@greenpen/paper-review';
import type { PaperStore } from '@greenpen/paper-store';
import type { ReturnPool } from './returning/return-pool.ts';

/** What the jobs need of the outside world; tests put their own in. */
export type Ports = {
  readonly gradebook: Gradebook;
  readonly store: PaperStore;
  /** Those of these file ids and document names that a row names. */
  readonly listNamedFiles: (names: readonly string[]) => Promise<readonly string[]>;
  /** The engine in threads with limits; a poisonous paper costs a thread. One without threads needs no warming. */
  readonly reviewer: Pick<ReviewPool, 'review'> & Partial<Pick<ReviewPool, 'warm'>>;
  /** Makes feedback files in a thread with limits. */
  readonly returner: Pick<ReturnPool, 'make'>;
  /** Seals the feedback texts for the database. */
  readonly seal: (text: string) => Uint8Array;
  /** Opens what the API sealed for the database; throws PaperStoreError for what is damaged. */
  readonly open: (sealed: Uint8Array) => string;
  /** Backs up the whole installation where a day has gone by since the last time. */
  readonly makeDailyBackup: (signal: AbortSignal) => Promise<DailyOutcome>;
  readonly now: () => Date;
  /** null where the installation has no language model. */
  readonly model: InstallationModel | null;
};

export type InstallationModel = {
  readonly writer: FeedbackModel;
  /** null without a limit. */
  readonly dailyTokens: number | null;
};
