export { allChecks } from './all-checks.ts';
export type { Check, CheckHit } from './check.ts';
export { checkCatalogue, listChecks } from './check-catalogue.ts';
export { runChecks, type CheckedPaper, type CheckFailureListener } from './run-checks.ts';
export { disposeGrammar, warmGrammar } from './grammar/find-grammar-issues.ts';
