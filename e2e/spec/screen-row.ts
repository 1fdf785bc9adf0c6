/** A sentence, label or control that a screen has to show. */
export type ScreenRow = {
  /** Whose browser: without a session, a new account, one with a course and graded papers, or an administrator. */
  readonly as: 'visitor' | 'newcomer' | 'instructor' | 'admin';
  readonly path: string;
  readonly kind:
    | 'heading'
    | 'group'
    | 'step'
    | 'text'
    | 'part'
    | 'mark'
    | 'button'
    | 'link'
    | 'field'
    | 'column';
  readonly shows: string;
  /** Where a link leads; with a place on that page where the row names one. */
  readonly to?: string;
  /** What is typed into the field of this name before. */
  readonly typed?: { readonly field: string; readonly words: string };
  /** Where the product was decided to differ from what was first described, and how. */
  readonly decidedOtherwise?: string;
};

export type Shown = readonly [kind: ScreenRow['kind'], shows: string, to?: string];

export const on = (as: ScreenRow['as'], path: string, shown: readonly Shown[]): readonly ScreenRow[] =>
  shown.map(([kind, shows, to]) => ({ as, path, kind, shows, ...(to !== undefined && { to }) }));

export const decided = (decidedOtherwise: string, rows: readonly ScreenRow[]): readonly ScreenRow[] =>
  rows.map((row) => ({ ...row, decidedOtherwise }));
