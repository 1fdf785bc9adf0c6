export { allChecks } from './all-checks.ts';
export type { Check, CheckHit } from './check.ts';
export { runChecks, type CheckFailureListener } from './run-checks.ts';
