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

  it('have words and no number for an area that was not judged', async () => {
    const { grade, ...paper } = submission({ id: 'a' });
    const rows: string[] = [];
    const given = grade && { ...grade, notJudged: ['apa' as const] };
    for await (const row of marksCsv(each({ ...paper, grade: given }))) rows.push(row);
    const [titles = [], cells = []] = rows.map((row) => row.trim().split(','));
    expect(cells[titles.indexOf('"APA Format"')]).toBe('"Not judged"');
    expect(cells[titles.indexOf('"Grammar"')]).not.toBe('"Not judged"');
  });
});
