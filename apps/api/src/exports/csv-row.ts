export type CsvCell = string | number | null;

/** At semicolons, tabs and line breaks some spreadsheets split cells even inside quotation marks. */
const splitsCell = /[;\t\r\n\v\f\u0085\u2028\u2029]/u;
/** White space and invisible characters may come before a formula. */
const unseen = /[\s\p{Cf}\p{Cc}]/u;
const opensFormula = /[=+\-@＝＋－＠﹦﹢﹣﹫]/u;

/** One row as RFC 4180 has it, every cell quoted; an apostrophe keeps text from being calculated. Numbers stay numbers. */
export function csvRow(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(value: CsvCell): string {
  // Alone, a dash is what Moodle writes for nothing.
  const text = typeof value === 'string' && value !== '-' ? keepFromCalculating(value) : String(value ?? '');
  return `"${text.replaceAll('"', '""')}"`;
}

/** Puts an apostrophe at each place where a spreadsheet would begin a formula. One pass: a cell may be long. */
function keepFromCalculating(text: string): string {
  let kept = '';
  /** Where a formula could begin, with nothing but unseen characters since; none inside other text. */
  let starts = [0];
  let copied = 0;
  let at = 0;
  for (const sign of text) {
    const end = at + sign.length;
    if (opensFormula.test(sign)) {
      for (const start of starts) {
        kept += `${text.slice(copied, start)}'`;
        copied = start;
      }
      starts = [];
    } else if (sign === '"') {
      // A spreadsheet that splits cells takes it for the mark that opens one; at the start of a cell it is text.
      starts = starts.filter((start) => start > 0);
    } else if (!unseen.test(sign)) starts = [];
    if (splitsCell.test(sign)) starts.push(end);
    at = end;
  }
  return kept + text.slice(copied);
}
