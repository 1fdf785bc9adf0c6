import type { HiddenReason } from '@greenpen/paper';
import type { BlockDraft } from './block-draft.ts';
import type { ShapePlace } from './drawing-place.ts';
import { type CellLook, noCell, type ResolvedParagraph } from './resolve-formatting.ts';
import type { RunProperties } from './run-properties.ts';
import { hiddenReasonOf } from './run-visibility.ts';
import type { Backdrop } from './run-visibility.ts';
import type { StoryOutput } from './story-output.ts';

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

/** The body, or the part that is read. */
export function bodyFrame(output: StoryOutput): Frame {
  return {
    sink: output.blocks,
    isBody: true,
    backdrop: output.pageColour,
    isClear: false,
    hiding: null,
    ink: undefined,
    shape: null,
    cell: noCell,
    asLast: null,
  };
}

/** Small text in a drawing, up to this long, is a label of it. */
const longestLabel = 40;

/** Why text of this look is not seen in the frame; null where it is. */
export function findReasonIn(
  frame: Frame,
  text: string,
  look: RunProperties,
  { resolved, backdrop }: { readonly resolved: ResolvedParagraph; readonly backdrop: Backdrop },
): HiddenReason | null {
  const inked = frame.ink === undefined ? look : { ...look, colour: look.colour ?? frame.ink };
  const reason = hiddenReasonOf(inked, { paragraph: resolved.properties, backdrop, text });
  // A figure's labels are small, and belong to the figure.
  return reason === 'tiny' && frame.shape !== null && text.length <= longestLabel ? 'unplaced' : reason;
}
