/** What a spreadsheet would take for a formula, also behind white space. */
const formula = /^\s*[=+\-@\t\r＝＋－＠]/u;

/** One row as RFC 4180 wants it; a cell that a spreadsheet would calculate is kept text by an apostrophe. */
export function csvRow(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/u.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}
