/** Pixels; the CSS of the head and the rows says the same. */
const headHeight = 40;
export const rowHeight = 64;
/** From here on the table scrolls; the row that is cut says that there are more. */
const tallest = 584;

/** What a small installation has, so that a table that comes rather grows than shrinks. */
export const rowsWhileUnknown = 4;

/** Pixels of the table for as many users as there are, whom a search then finds few of. */
export function tableHeight(users: number = rowsWhileUnknown): number {
  return Math.min(tallest, headHeight + users * rowHeight);
}
