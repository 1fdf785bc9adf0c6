export { makeBackup, type MadeBackup } from './backup/make-backup.ts';
export { makeDailyBackup, type DailyOutcome } from './backup/make-daily-backup.ts';
export { checkBackup } from './backup/read-backup.ts';
export { InstallationError } from './installation-error.ts';
export { readSecretFiles, withDatabase } from './read-secret-files.ts';
export { restoreBackup } from './restore/restore-backup.ts';
export { settleRestore } from './restore/restore-journal.ts';
