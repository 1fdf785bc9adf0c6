/**
 * What assignments ask for by its kind rather than its subject (a limitation, a counterargument, a cause), with how a
 * paper shows that it gives it.
 */
export type StatementKind = {
  readonly name: string;
  /** Looked for in the requirement. */
  readonly asked: RegExp;
  /** In a sentence of the paper, hardly means anything else. */
  readonly plain: RegExp;
  /** Often goes with such a statement, but with others too. */
  readonly hint: RegExp;
  /** Whether it looks ahead, so that a sentence about the past is none. */
  readonly isAhead?: boolean;
};
