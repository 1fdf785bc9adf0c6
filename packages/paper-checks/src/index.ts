export { allChecks } from './all-checks.ts';
export type { Check, CheckHit } from './check.ts';
export { runChecks, type CheckFailureListener } from './run-checks.ts';
export { findGrammarIssues } from './grammar/find-grammar-issues.ts';
export { disposeGrammar, warmGrammar } from './grammar/harper-linter.ts';
