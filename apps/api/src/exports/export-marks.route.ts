import { exportMarks } from '@greenpen/api-contract';
import type { Submission } from '@greenpen/gradebook';
import { letterOf, pointsOf } from '@greenpen/grading';
import { Readable } from 'node:stream';
import { sendDownload } from '../assignments/send-download.ts';
import { submissionFilter } from '../assignments/submission-filter.ts';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
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

export function exportMarksRoute({ gradebook }: Ports): Route {
  return route(exportMarks, { requires: 'signed-in' }, async ({ query, actor, request, reply }) => {
    const submissions = gradebook.eachSubmission({ ownerId: actor.id, filter: submissionFilter(query) });
    logEvent(request, { action: 'marks-exported', result: 'ok' });
    return sendDownload(reply, {
      fileName: 'marks.csv',
      type: 'text/csv; charset=utf-8',
      content: Readable.from(csvOf(submissions), { objectMode: false }),
    });
  });
}

/** The byte order mark tells spreadsheets that this is UTF-8. */
async function* csvOf(submissions: AsyncIterable<Submission>): AsyncGenerator<string> {
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
