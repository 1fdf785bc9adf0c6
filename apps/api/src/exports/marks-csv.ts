import type { Submission } from '@greenpen/gradebook';
import { letterOf, pointsOf } from '@greenpen/grading';
import { csvRow } from './csv-row.ts';

const header = [
  'Student',
  'E-mail',
  'File',
  'Course',
  'Week',
  'Assignment',
  'Status',
  'Grammar',
  'APA Format',
  'Content',
  'Total (%)',
  'Letter',
  'Points',
  'Max points',
  'Uploaded',
  'Approved',
];

/** The byte order mark tells spreadsheets that this is UTF-8. */
export async function* marksCsv(submissions: AsyncIterable<Submission>): AsyncGenerator<string> {
  yield `\uFEFF${csvRow(header)}`;
  for await (const submission of submissions) yield csvRow(cellsOf(submission));
}

function cellsOf(submission: Submission): readonly (string | number | null)[] {
  const { grade, course, courseAssignment } = submission;
  const maxPoints = courseAssignment?.maxPoints ?? 100;
  return [
    submission.studentName,
    submission.studentEmail,
    submission.originalName,
    course?.code ?? null,
    courseAssignment?.week ?? null,
    courseAssignment?.title ?? null,
    grade === null ? 'Not graded' : grade.approvedAt === null ? 'Draft' : 'Approved',
    grade?.scores.grammar ?? null,
    grade?.scores.apa ?? null,
    grade?.scores.content ?? null,
    grade?.scores.total ?? null,
    grade === null ? null : letterOf(grade.scores.total),
    grade === null ? null : pointsOf(grade.scores.total, maxPoints),
    maxPoints,
    submission.uploadedAt.toISOString(),
    grade?.approvedAt?.toISOString() ?? null,
  ];
}
