import { argumentKinds } from './argument-kinds.ts';
import { reportKinds } from './report-kinds.ts';
import type { StatementKind } from './statement-kind.ts';

/** Every kind of statement that an assignment may ask for. */
export const statementKinds: readonly StatementKind[] = [...argumentKinds, ...reportKinds];
