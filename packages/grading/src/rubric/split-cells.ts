const MOST_ROWS = 400;
const MOST_CELLS = 60;

/** Cells of a text table (RFC 4180, any separator). Never throws: an open quotation mark runs to the end. */
export function splitCells(text: string, separator: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length && rows.length < MOST_ROWS) {
    const { cell, end } = readCell(text, at, separator);
    if (row.length < MOST_CELLS) row.push(cell.trim());
    if (end >= text.length || text[end] === '\n') {
      rows.push(row);
      row = [];
    }
    at = end + 1;
  }
  if (row.length > 0) rows.push(row);
  return rows.filter((cells) => cells.some((cell) => cell !== ''));
}

/** One cell from `start`, and the index of the separator or line end after it. */
function readCell(
  text: string,
  start: number,
  separator: string,
): { readonly cell: string; readonly end: number } {
  let at = start;
  while (text[at] === ' ') at += 1;
  if (text[at] !== '"') {
    const end = nextOf(text, start, separator);
    return { cell: text.slice(start, end), end };
  }
  let cell = '';
  at += 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote === -1) return { cell: cell + text.slice(at), end: text.length };
    cell += text.slice(at, quote);
    if (text[quote + 1] !== '"') {
      const end = nextOf(text, quote + 1, separator);
      return { cell: cell + text.slice(quote + 1, end), end };
    }
    cell += '"';
    at = quote + 2;
  }
}

function nextOf(text: string, start: number, separator: string): number {
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === separator || text[at] === '\n') return at;
  }
  return text.length;
}
