export * from './gradebook.ts';
export * from './migrate.ts';
export * from './open-gradebook.ts';
export * from './records.ts';
export type { GradebookDatabase } from './database.ts';
export * as identitySchema from './schema/identity.ts';
export { hasAccounts, settleAccount } from './accounts/settle-account.ts';
export { listNamedFiles } from './submissions/list-named-files.ts';
