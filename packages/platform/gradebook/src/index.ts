export * from './backups/backup-records.ts';
export * from './admin-calls.ts';
export * from './audit/audit-records.ts';
export * from './billing/billing-records.ts';
export * from './account-calls.ts';
export * from './bulk-calls.ts';
export * from './exports/export-records.ts';
export * from './figure-calls.ts';
export * from './gradebook-calls.ts';
export * from './gradebook.ts';
export * from './identity-calls.ts';
export * from './key-calls.ts';
export * from './keys/lease-records.ts';
export * from './mail/mail-records.ts';
export * from './mail/mail.ts';
export * from './migrate.ts';
export * from './model-change-calls.ts';
export * from './model-draft-calls.ts';
export * from './model-draft-records.ts';
export * from './model-drafts/name-model.ts';
export * from './open-gradebook.ts';
export * from './records.ts';
export type { Repositories } from './repositories.ts';
export * from './retention-calls.ts';
export * from './run-calls.ts';
export * from './teaching/teaching-records.ts';
export * from './visitors/visitor-records.ts';
export type { GradebookDatabase } from './database.ts';
export { toGradebookError } from './database-failure.ts';
export * as identitySchema from './schema/identity.ts';
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
