import type { Submission } from '@greenpen/gradebook';
import { csvRow } from './csv-row.ts';
import { markColumns } from './mark-columns.ts';

/** Graded or not, approved or not: the first column says which. The byte order mark tells spreadsheets that this is UTF-8. */
export async function* marksCsv(submissions: AsyncIterable<Submission>): AsyncGenerator<string> {
  yield `\uFEFF${csvRow(['Status', ...markColumns.map(({ title }) => title)])}`;
  for await (const submission of submissions) {
    const row = { submission, name: submission.studentName, email: submission.studentEmail };
    yield csvRow([statusOf(submission), ...markColumns.map(({ cell }) => cell(row))]);
  }
}

function statusOf({ grade }: Submission): string {
  if (grade === null) return 'Not graded';
  return grade.approvedAt === null ? 'Draft' : 'Approved';
}
