import type { Gradebook, MonthlyLimits } from '@greenpen/gradebook';
import type { DailyOutcome } from '@greenpen/installation';
import type { FeedbackModel, RedraftPool, ReviewPool } from '@greenpen/paper-review';
import type { PaperStore } from '@greenpen/paper-store';
import type { CallGate } from './model/call-gate.ts';
import type { FirstAlone } from './model/first-alone.ts';
import type { ReturnPool } from './returning/return-pool.ts';

/** The jobs' dependencies; tests pass their own. */
export type Ports = {
  readonly gradebook: Gradebook;
  readonly store: PaperStore;
  /** Returns those of the given file ids and document names that a row references. */
  readonly listNamedFiles: (names: readonly string[]) => Promise<readonly string[]>;
  /** The engine in threads with time and memory limits, so a malicious paper can only crash its thread. */
  readonly reviewer: Pick<ReviewPool, 'review'> & Partial<Pick<ReviewPool, 'warm'>>;
  /** Drafts feedback again that has to follow the instructor's comments; without it, a regrade's draft ignores them. */
  readonly redrafter?: Pick<RedraftPool, 'redraft'>;
  /** Makes feedback files in a thread with limits. */
  readonly returner: Pick<ReturnPool, 'make'>;
  /** Encrypts the feedback texts for the database. */
  readonly seal: (text: string) => Uint8Array;
  /** Decrypts what the API encrypted for the database; throws PaperStoreError for damaged values. */
  readonly open: (sealed: Uint8Array) => string;
  /** The hash for fingerprints of an owner's papers: a 32-bit integer that tells nothing without the key. */
  readonly wordingHash: (ownerId: string) => (wording: string) => number;
  /** Backs up the installation if the last backup is at least a day old. */
  readonly makeDailyBackup: (signal: AbortSignal) => Promise<DailyOutcome>;
  readonly now: () => Date;
  /** null if the installation has no language model. */
  readonly model: InstallationModel | null;
};

export type InstallationModel = {
  readonly writer: FeedbackModel;
  /** null means no limit. */
  readonly dailyTokens: number | null;
  /** Absent or null without a monthly limit. */
  readonly monthly?: MonthlyLimits | null;
  /** Absent: as many requests as papers are worked on. */
  readonly calls?: CallGate;
  /** Absent: no prompt waits for another one. */
  readonly firsts?: FirstAlone;
};
