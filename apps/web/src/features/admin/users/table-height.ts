/** Pixels, as in the CSS of the head and the rows. */
const headHeight = 40;
export const rowHeight = 64;
/** Beyond this height the table scrolls; a cut-off row shows that there are more. */
const tallest = 584;

/** The row count of a small installation, so that the table grows rather than shrinks when it loads. */
export const rowsWhileUnknown = 4;

/** The table's height in pixels for this many users; a search does not shrink it. */
export function tableHeight(users: number = rowsWhileUnknown): number {
  return Math.min(tallest, headHeight + users * rowHeight);
}
