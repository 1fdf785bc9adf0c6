import type { Span } from '@greenpen/paper';

/** A paragraph or heading that contradicts its place, with the words that show it. */
export type Misplaced = {
  readonly span: Span;
  /** One sentence with the quotation. */
  readonly message: string;
  /** 0 to 1: how surely the text is not in the order in which it was written. */
  readonly weight: number;
};
