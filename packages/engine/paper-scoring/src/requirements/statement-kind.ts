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
  /** For a kind that has a name of its own: how a part asks for it by that name, and how a sentence says that it is one. */
  readonly announced?: { readonly asks: RegExp; readonly says: RegExp };
  /** For a kind of which a text that gives it shows a sign: how a part asks for it, and signs beside those of `plain`. */
  readonly unsaid?: {
    readonly asks: RegExp;
    readonly signs?: RegExp;
    /** Even a text of a few sentences would show one. */
    readonly showsInFewWords?: boolean;
  };
};
