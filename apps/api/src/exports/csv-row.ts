export type CsvCell = string | number | null;

/**
 * Where a spreadsheet would begin a formula: at the start of a cell, and behind semicolons, tabs and line breaks, at
 * which some split cells even inside quotation marks. White space and invisible characters may come before it.
 */
const formulaStart = /(?<=^|[;\t\r\n\v\f\u0085\u2028\u2029])(?=[\s\p{Cf}\p{Cc}]*[=+\-@＝＋－＠﹦﹢﹣﹫])/gu;

/** One row as RFC 4180 has it, every cell quoted; an apostrophe keeps text from being calculated. Numbers stay numbers. */
export function csvRow(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(value: CsvCell): string {
  // Alone, a dash is what Moodle writes for nothing.
  const text =
    typeof value === 'string' && value !== '-' ? value.replaceAll(formulaStart, "'") : String(value ?? '');
  return `"${text.replaceAll('"', '""')}"`;
}
