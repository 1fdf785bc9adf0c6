import { GradingError, type Feedback } from '@greenpen/grading';
import type { CsvCell } from '../csv-row.ts';
import { readLmsName } from '../lms-file-name.ts';
import type { MarkedPaper } from './marked-paper.ts';
import type { MarksOrder } from './marks-order.ts';

/** In English, as Moodle compares them (mod/assign/feedback/offline/importgradeslib.php). */
const header = [
  'Identifier',
  'Full name',
  'Email address',
  'Status',
  'Grade',
  'Maximum Grade',
  'Grade can be changed',
  'Last modified (submission)',
  'Last modified (grade)',
  'Feedback comments',
];

/**
 * The grading worksheet of one assignment. Moodle goes by the identifier alone, which is another one in each
 * assignment: rows without one are left for the instructor to fill in. Throws ONE_ASSIGNMENT_ONLY.
 */
export function moodleRows({ marks, readFeedback }: MarksOrder): readonly (readonly CsvCell[])[] {
  if (new Set(marks.map(({ submission }) => submission.courseAssignment?.id)).size > 1) {
    throw new GradingError('ONE_ASSIGNMENT_ONLY');
  }
  const isTrusted = isListOfThisAssignment(marks);
  const rows = marks
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    .map((paper) => [
      identifierOf(paper, isTrusted),
      paper.name,
      paper.email,
      'Submitted for grading',
      paper.points,
      paper.maxPoints,
      'Yes',
      '-',
      '-',
      feedbackHtml(readFeedback(paper)),
    ]);
  return [header, ...rows];
}

/** A class list from another assignment's worksheet would give marks to the wrong people. */
function isListOfThisAssignment(marks: readonly MarkedPaper[]): boolean {
  return marks.every((paper) => {
    const inName = participantOf(paper);
    const listed = paper.member?.lmsId ?? '';
    return inName === null || listed === '' || listed.endsWith(` ${inName}`);
  });
}

function identifierOf(paper: MarkedPaper, isTrusted: boolean): string | null {
  const inName = participantOf(paper);
  if (inName !== null) return `Participant ${inName}`;
  const listed = paper.member?.lmsId ?? '';
  return isTrusted && /\D \d+$/u.test(listed) ? listed : null;
}

function participantOf({ submission }: MarkedPaper): string | null {
  const name = readLmsName(submission.originalName);
  return name?.system === 'moodle' ? name.participant : null;
}

/** Moodle takes the column for HTML, so that a sign like "<" has to be written as one. */
function feedbackHtml({ overall, content, grammar, apa }: Feedback): string {
  const parts: readonly (readonly [string, string])[] = [
    ['', overall],
    ['Content', content],
    ['Grammar', grammar],
    ['APA Format', apa],
  ];
  return parts
    .filter(([, text]) => text.trim() !== '')
    .map(([label, text]) => {
      const heading = label === '' ? '' : `<p><strong>${label}</strong></p>`;
      const paragraphs = text.trim().split(/\n\s*\n/u);
      return heading + paragraphs.map((part) => `<p>${escape(part).replaceAll('\n', '<br>')}</p>`).join('');
    })
    .join('');
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/gu, (sign) => `&#${sign.charCodeAt(0)};`);
}
