export { makeBackup, type MadeBackup } from './backup/make-backup.ts';
export { makeDailyBackup, type DailyOutcome } from './backup/make-daily-backup.ts';
export { checkBackup } from './backup/read-backup.ts';
export { bringUpToDate } from './bring-up-to-date.ts';
export { openInstallation } from './open-installation.ts';
export { codeOf, InstallationError } from './installation-error.ts';
export { rotateKey } from './keys/rotate-key.ts';
export { readSecretFiles, withDatabase } from './read-secret-files.ts';
export { restoreBackup } from './restore/restore-backup.ts';
