import { describe, expect, it } from 'vitest';
import { marksCsv } from './marks-csv.ts';
import { submission } from './testing/sample-marks.ts';

async function* each<T>(...entries: readonly T[]): AsyncGenerator<T> {
  yield* entries;
}

describe('the marks of an account', () => {
  it('have a student’s name on one line, whatever was stored', async () => {
    const rows: string[] = [];
    for await (const row of marksCsv(each(submission({ id: 'a', studentName: 'Ana\r\n=Diaz\u0007' })))) {
      rows.push(row);
    }
    expect(rows[1]).toMatch(/^"Approved","Ana =Diaz",/u);
    expect(rows).toHaveLength(2);
  });
});
