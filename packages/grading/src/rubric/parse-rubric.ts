import { rubricOfLines } from './read-lines.ts';
import { rubricOfTable, tableOf } from './read-table.ts';
import type { Rubric } from './rubric.ts';

/** UTF-16 units; what comes after is left out. */
const LONGEST = 60_000;

/**
 * Reads a rubric from text: lines with points, a table separated by tabs or bars, CSV, or the CSV export of Canvas.
 * null where nothing in it looks like a rubric. Never throws.
 */
export function parseRubric(text: string): Rubric | null {
  const plain = text
    .slice(0, LONGEST)
    .replace(/^\uFEFF/u, '')
    .replace(/\r\n?/gu, '\n')
    .replaceAll('\u00A0', ' ');
  const table = tableOf(plain);
  return (table === null ? null : rubricOfTable(table)) ?? rubricOfLines(plain);
}
