import type { HiddenReason } from '@greenpen/paper';
import type { BlockDraft } from './block-draft.ts';
import type { ShapePlace } from './drawing-place.ts';
import type { CellLook } from './resolve-formatting.ts';
import type { Backdrop } from './run-visibility.ts';

/** A place that holds paragraphs: the body, a table cell, a text box, a note. */
export type Frame = {
  readonly sink: BlockDraft[];
  readonly isBody: boolean;
  readonly backdrop: Backdrop;
  /** Whether it is a text box of which it is not known yet what lies behind its text. */
  readonly isClear: boolean;
  /** Why nothing in it is seen. */
  readonly hiding: HiddenReason | null;
  /** The colour of letters that have none of their own. */
  readonly ink: number | undefined;
  /** The text box that it is in. */
  readonly shape: ShapePlace | null;
  /** What the table's style gives the cell. */
  readonly cell: CellLook;
  /** What it gives the cell if the row turns out to be the table's last; null where that makes no difference. */
  readonly asLast: { readonly cell: CellLook; readonly backdrop: Backdrop } | null;
};
