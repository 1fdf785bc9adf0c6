import { parse } from 'csv-parse/sync';

/** The trimmed cells of a CSV text that the product wrote. */
export function readCsv(text: string): readonly (readonly string[])[] {
  const rows: readonly (readonly string[])[] = parse(text, { bom: true, record_delimiter: ['\r\n', '\n'] });
  return rows.map((row) => row.map((cell) => cell.trim()));
}
