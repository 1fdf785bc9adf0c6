export const backupKinds = ['daily', 'by-hand', 'before-migration', 'before-restore'] as const;

export type BackupKind = (typeof backupKinds)[number];

export const backupOutcomes = ['made', 'failed'] as const;

export type BackupRun = {
  readonly kind: BackupKind;
  readonly startedAt: Date;
  /** null while it is under way, or where whoever made it was killed. */
  readonly finishedAt: Date | null;
  readonly outcome: (typeof backupOutcomes)[number] | null;
  /** The file's name without its folder. */
  readonly fileName: string | null;
  /** Bytes. */
  readonly fileSize: number | null;
  /** A code such as "ENOSPC" for what went wrong. */
  readonly reason: string | null;
};

/** What an administrator has to know: is there a good backup, and how old is it? */
export type BackupStatus = {
  readonly lastGood: BackupRun | null;
  /** The last one that was begun, good or not. */
  readonly latest: BackupRun | null;
  /** No good backup within two days of the last one, or of the installation's first day. */
  readonly isOverdue: boolean;
  /** A day has gone by since the last good one, or since the installation's first day. */
  readonly isDue: boolean;
};
