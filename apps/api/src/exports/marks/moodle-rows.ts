import type { Feedback } from '@greenpen/grading';
import type { CsvCell } from '../csv-row.ts';
import { addressOf, moodleId } from './identifiers.ts';
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

/** The grading worksheet of one assignment; Moodle goes by the identifier alone, which is another one in each. */
export function moodleRows({ marks, readFeedback }: MarksOrder): readonly (readonly CsvCell[])[] {
  const rows = marks
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    .map((paper) => [
      moodleId(paper),
      paper.name,
      addressOf(paper),
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

/** Signs of formulas behind an entity are escaped as well: its semicolon is where some spreadsheets begin a cell. */
function escape(text: string): string {
  return text.replaceAll(/[&<>"'][&<>"'=+@-]*/gu, (signs) =>
    Array.from(signs, (sign) => `&#${sign.charCodeAt(0)};`).join(''),
  );
}
