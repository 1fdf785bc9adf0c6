import { AppError } from '@greenpen/api-contract';
import { CsvError, parse, type Info, type Parser } from 'csv-parse';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Limits above the size of any exported class list. */
const MOST_ROWS = 5000;
/** Blank rows are skipped, but each costs the parser as much as a full one. */
const MOST_BLANK_ROWS = 5000;
const MOST_COLUMNS = 500;
const LONGEST_CELL = 10_000;
const LONGEST_ROW = 100_000;

/** A slice is parsed within a few milliseconds for any content: each one-character row costs as much as a long one. */
const SLICE_BYTES = 256;

/** A slice may contain hundreds of rows, each of which costs the caller time as well. */
const LONGEST_TURN_MS = 10;

export type CsvRow = {
  /** Row number in the file, including blank rows, from 1. */
  readonly row: number;
  readonly cells: readonly string[];
};

/**
 * Parses non-blank rows (RFC 4180), separated by commas, semicolons or tabs, whichever is most frequent in the first
 * line. Works slice by slice, to let other requests run in between. Throws CLASS_LIST_TOO_LONG or
 * CLASS_LIST_UNREADABLE.
 */
export async function* readCsv(text: string): AsyncGenerator<CsvRow> {
  let filled = 0;
  let blank = 0;
  let turnBegan = performance.now();
  for await (const rows of parseSlices(text)) {
    for (const { row, cells } of rows) {
      if (cells.length > MOST_COLUMNS || cells.some((cell) => cell.length > LONGEST_CELL)) {
        throw new AppError('CLASS_LIST_TOO_LONG', 'columns or cell');
      }
      const isBlank = cells.every((cell) => cell === '');
      if (isBlank) blank += 1;
      else filled += 1;
      if (filled > MOST_ROWS || blank > MOST_BLANK_ROWS) throw new AppError('CLASS_LIST_TOO_LONG', 'rows');
      if (!isBlank) yield { row, cells };
      if (performance.now() - turnBegan < LONGEST_TURN_MS) continue;
      await nextTurn();
      turnBegan = performance.now();
    }
    await nextTurn();
    turnBegan = performance.now();
  }
}

/** Yields the rows completed by each slice. */
async function* parseSlices(text: string): AsyncGenerator<Iterable<CsvRow>> {
  const parser = parse({
    delimiter: separatorOf(text),
    record_delimiter: ['\r\n', '\n', '\r'],
    bom: true,
    trim: true,
    // Quotation marks inside unquoted cells are ordinary characters.
    relax_quotes: true,
    relax_column_count: true,
    // Skips blank rows inside the parser, because emitting rows is slow.
    skip_empty_lines: true,
    info: true,
    max_record_size: LONGEST_ROW,
  });
  let failure: unknown = null;
  parser.on('error', (error) => (failure = error));
  const bytes = Buffer.from(text);
  for (let start = 0; start < bytes.length; start += SLICE_BYTES) {
    parser.write(bytes.subarray(start, start + SLICE_BYTES));
    yield takeRows(parser);
    if (failure !== null) throw refusalOf(failure);
  }
  parser.end();
  await nextTurn();
  if (failure !== null) throw refusalOf(failure);
  yield takeRows(parser);
}

type ParsedRow = { readonly record: readonly string[]; readonly info: Info };

function* takeRows(parser: Parser): Generator<CsvRow> {
  for (;;) {
    // Without `columns` and with `info`, the parser returns each row as an array of strings with position info.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const parsed = parser.read() as ParsedRow | null;
    if (parsed === null) return;
    yield { row: parsed.info.records + parsed.info.empty_lines, cells: parsed.record };
  }
}

/** The library's message quotes the file, so only its code is kept. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error;
  const isTooLong = error.code === 'CSV_MAX_RECORD_SIZE';
  return new AppError(isTooLong ? 'CLASS_LIST_TOO_LONG' : 'CLASS_LIST_UNREADABLE', error.code);
}

function separatorOf(text: string): string {
  const [first = ''] = text.split(/[\r\n]/u, 1);
  const counted = [',', ';', '\t'].map((sign) => ({ sign, count: first.split(sign).length }));
  return counted.toSorted((a, b) => b.count - a.count)[0]?.sign ?? ',';
}
