import type { BackupKind, BackupStatus } from './backup-records.ts';

/** The book that is kept of backups; the backups themselves are made by `@greenpen/installation`. */
export type BackupCalls = {
  /** Notes that a backup is begun, and returns the note's id. */
  recordBackupStarted(kind: BackupKind): Promise<string>;
  recordBackupMade(made: { runId: string; fileName: string; fileSize: number }): Promise<void>;
  recordBackupFailed(failed: { runId: string; reason: string }): Promise<void>;
  getBackupStatus(): Promise<BackupStatus>;
};
