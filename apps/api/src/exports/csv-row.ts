export type CsvCell = string | number | null;

/** Some spreadsheets split cells at these characters even inside quotation marks. */
const splitsCell = /[;\t\r\n\v\f\u0085\u2028\u2029]/u;
/** White space and invisible characters may come before a formula. */
const unseen = /[\s\p{Cf}\p{Cc}]/u;
const opensFormula = /[=+\-@＝＋－＠﹦﹢﹣﹫]/u;

/**
 * One CSV row (RFC 4180) with every cell quoted; an apostrophe keeps text from being evaluated as a formula. Numbers
 * stay numbers.
 */
export function csvRow(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(value: CsvCell): string {
  // Moodle writes a single dash for an empty cell.
  const text = typeof value === 'string' && value !== '-' ? keepFromCalculating(value) : String(value ?? '');
  return `"${text.replaceAll('"', '""')}"`;
}

/** Inserts an apostrophe wherever a spreadsheet could start a formula. One pass, because a cell may be long. */
function keepFromCalculating(text: string): string {
  let kept = '';
  /** Positions at which a formula could start, followed only by invisible characters so far; none inside other text. */
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
      // A spreadsheet that splits cells treats it as an opening quote; at the start of a cell it is text.
      starts = starts.filter((start) => start > 0);
    } else if (!unseen.test(sign)) starts = [];
    if (splitsCell.test(sign)) starts.push(end);
    at = end;
  }
  return kept + text.slice(copied);
}
