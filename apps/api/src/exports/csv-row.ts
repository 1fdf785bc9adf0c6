export type CsvCell = string | number | null;

/** What a spreadsheet would take for a formula, also behind white space. */
const formula = /^\s*[=+\-@\t\r＝＋－＠]/u;

/** One row as RFC 4180 wants it; a cell that a spreadsheet would calculate is kept text by an apostrophe. */
export function csvRow(cells: readonly CsvCell[], { isQuoted = false } = {}): string {
  return `${cells.map((cell) => csvCell(cell, isQuoted)).join(',')}\r\n`;
}

function csvCell(value: CsvCell, isQuoted: boolean): string {
  if (value === null) return isQuoted ? '""' : '';
  // Alone, a dash is what Moodle writes for nothing.
  const text =
    typeof value === 'string' && value !== '-' && formula.test(value) ? `'${value}` : String(value);
  const needsQuotes = isQuoted || /[",\r\n]/u.test(text) || text !== text.trim();
  return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text;
}
