import { letterOf } from '@greenpen/grading';
import type { CsvCell } from '../csv-row.ts';
import type { MarkedPaper } from './marked-paper.ts';

const header = [
  'Student',
  'E-mail',
  'File',
  'Course',
  'Week',
  'Assignment',
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

/** Everything there is about each mark, for a spreadsheet. */
export function plainRows(marks: readonly MarkedPaper[]): readonly (readonly CsvCell[])[] {
  return [
    header,
    ...marks.map(({ submission, grade, name, email, points, maxPoints }) => {
      const { course, courseAssignment, originalName, uploadedAt } = submission;
      const { scores, approvedAt } = grade;
      return [
        name,
        email,
        originalName,
        course?.code ?? null,
        courseAssignment?.week ?? null,
        courseAssignment?.title ?? null,
        scores.grammar,
        scores.apa,
        scores.content,
        scores.total,
        letterOf(scores.total),
        points,
        maxPoints,
        uploadedAt.toISOString(),
        approvedAt?.toISOString() ?? null,
      ];
    }),
  ];
}
