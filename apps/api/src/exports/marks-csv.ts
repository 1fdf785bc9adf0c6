import type { Submission } from '@greenpen/gradebook';
import type { Area } from '@greenpen/paper';
import { letterOf, pointsOf } from '@greenpen/grading';
import { cleanStudentName } from '../assignments/clean-student-name.ts';
import { csvRow, type CsvCell } from './csv-row.ts';

export type MarkRow = {
  readonly submission: Submission;
  readonly name: string | null;
  readonly email: string | null;
};

type MarkColumn = { readonly title: string; readonly cell: (row: MarkRow) => CsvCell };

const maxPointsOf = ({ courseAssignment }: Submission): number => courseAssignment?.maxPoints ?? 100;

function scoreCell(area: Area): MarkColumn['cell'] {
  return ({ submission: { grade } }) => {
    if (grade === null) return null;
    return grade.notJudged.includes(area) ? 'Not judged' : grade.scores[area];
  };
}

/** All columns of a mark, for spreadsheets. */
export const markColumns: readonly MarkColumn[] = [
  { title: 'Student', cell: ({ name }) => (name === null ? null : cleanStudentName(name)) },
  { title: 'E-mail', cell: ({ email }) => email },
  { title: 'File', cell: ({ submission }) => submission.originalName },
  { title: 'Course', cell: ({ submission }) => submission.course?.code ?? null },
  { title: 'Week', cell: ({ submission }) => submission.courseAssignment?.week ?? null },
  { title: 'Assignment', cell: ({ submission }) => submission.courseAssignment?.title ?? null },
  { title: 'Grammar', cell: scoreCell('grammar') },
  { title: 'APA Format', cell: scoreCell('apa') },
  { title: 'Content', cell: scoreCell('content') },
  { title: 'Total (%)', cell: ({ submission }) => submission.grade?.scores.total ?? null },
  {
    title: 'Letter',
    cell: ({ submission: { grade } }) => (grade === null ? null : letterOf(grade.scores.total)),
  },
  {
    title: 'Points',
    cell: ({ submission }) =>
      submission.grade === null ? null : pointsOf(submission.grade.scores.total, maxPointsOf(submission)),
  },
  { title: 'Max points', cell: ({ submission }) => maxPointsOf(submission) },
  { title: 'Uploaded', cell: ({ submission }) => submission.uploadedAt.toISOString() },
  { title: 'Approved', cell: ({ submission }) => submission.grade?.approvedAt?.toISOString() ?? null },
];

/**
 * Includes ungraded and unapproved papers; the first column shows the status. The byte order mark tells spreadsheets
 * that the file is UTF-8.
 */
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
