export * from './backups/backup-records.ts';
export * from './admin/admin-records.ts';
export * from './audit/audit-records.ts';
export * from './billing/billing-records.ts';
export * from './accounts/account-records.ts';
export * from './bulk/bulk-results.ts';
export * from './exports/export-records.ts';
export * from './figures/figure-records.ts';
export * from './submissions/submission-requests.ts';
export * from './gradebook.ts';
export * from './accounts/identity-records.ts';
export * from './accounts/session-records.ts';
export * from './keys/lease-records.ts';
export * from './mail/mail-records.ts';
export * from './mail/mail.ts';
export { queueMail, sealMail } from './mail/queue-mail.ts';
export * from './migrate.ts';
export * from './model-drafts/model-change-records.ts';
export * from './model-drafts/model-draft-claims.ts';
export * from './model-drafts/model-draft-records.ts';
export * from './model-drafts/name-model.ts';
export * from './open-gradebook.ts';
export * from './records.ts';
export type { Repositories } from './repositories.ts';
export * from './retention/stored-removal.ts';
export type { HealResult } from './queue/heal-queue.ts';
export * from './queue/run-records.ts';
export * from './teaching/teaching-records.ts';
export * from './visitors/visitor-records.ts';
export type { GradebookDatabase } from './database.ts';
export { findAccountId } from './accounts/find-account-id.ts';
export { listNamedFiles } from './submissions/list-named-files.ts';
export { withAuditSource } from './audit/audit-source.ts';
export {
  beginRestore,
  canRestore,
  type DatabaseRestore,
  type RestoredTable,
} from './backups/begin-restore.ts';
export { openSnapshot, type NamedFile, type Snapshot, type SnapshotTable } from './backups/open-snapshot.ts';
export { takeBackupTurn } from './backups/take-backup-turn.ts';
export { findKeyCheck, findRestoreId, recordKeyCheck } from './keys/key-check.ts';
export { holdAlone, shareDatabase, type HeldDatabase } from './keys/hold-alone.ts';
export { resealColumns } from './keys/reseal-columns.ts';
export { hasAnyAccount, readDatabaseVersion } from './keys/database-facts.ts';
export { endAllSessions } from './keys/end-all-sessions.ts';
