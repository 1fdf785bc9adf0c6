import type { CsvCell } from '../csv-row.ts';
import { markColumns } from '../mark-columns.ts';
import type { MarkedPaper } from './marked-paper.ts';

export function plainRows(marks: readonly MarkedPaper[]): readonly (readonly CsvCell[])[] {
  return [
    markColumns.map(({ title }) => title),
    ...marks.map((mark) => {
      const email = mark.email ?? mark.submission.studentEmail;
      return markColumns.map(({ cell }) => cell({ ...mark, email }));
    }),
  ];
}
