/** Pixels; the CSS of the head and the rows says the same. */
const headHeight = 40;
export const rowHeight = 64;
/** From here on the table scrolls; the row that is cut says that there are more. */
const tallest = 560;

/** Pixels of the table for as many users as there are, whom a search then finds few of; while that is unknown, all that it may take. */
export function tableHeight(users: number | undefined): number {
  return users === undefined ? tallest : Math.min(tallest, headHeight + users * rowHeight);
}
