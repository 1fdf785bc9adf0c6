import { lmsNames, lmsUserId, splitName, type Feedback, type RubricLine } from '@greenpen/grading';
import { csvRow, type CsvCell } from '../csv-row.ts';
import { markColumns } from '../marks-csv.ts';
import { addressOf, canvasIds, moodleId } from './identifiers.ts';
import type { MarkedPaper, MarksOrder, MarksSystem } from './marked-paper.ts';

type Shape = {
  readonly rows: (order: MarksOrder) => readonly (readonly CsvCell[])[];
  /** Lets spreadsheets detect UTF-8, and Blackboard's exports have it; Canvas and Moodle do not need it. */
  readonly hasByteOrderMark: boolean;
};

const shapes: Readonly<Record<MarksSystem, Shape>> = {
  plain: { rows: plainRows, hasByteOrderMark: true },
  canvas: { rows: ({ marks }) => canvasRows(marks), hasByteOrderMark: false },
  moodle: { rows: moodleRows, hasByteOrderMark: false },
  'moodle-gradebook': { rows: ({ marks }) => moodleGradebookRows(marks), hasByteOrderMark: false },
  blackboard: { rows: ({ marks }) => blackboardRows(marks), hasByteOrderMark: true },
  classroom: { rows: ({ marks }) => classroomRows(marks), hasByteOrderMark: true },
};

/** Writes the file in a system's format, line by line. */
export function* writeMarks(system: MarksSystem, order: MarksOrder): Generator<string> {
  const { rows, hasByteOrderMark } = shapes[system];
  if (hasByteOrderMark) yield '\uFEFF';
  for (const row of rows(order)) yield csvRow(row);
}

/**
 * Fields that Moodle's gradebook import can map: address, ID number, user name, or user id, which the extension reads
 * (grade/import/csv/classes/mapping_form.php).
 */
function moodleGradebookRows(marks: readonly MarkedPaper[]): readonly (readonly CsvCell[])[] {
  const { columns, rows } = tabulateMarks(marks);
  const userIds = marks.some(({ submission }) => lmsUserId('moodle', submission) !== null) ? ['User ID'] : [];
  return [
    ['Full name', 'Email address', 'ID number', 'Username', ...userIds, ...columns.map(({ title }) => title)],
    ...rows.map(({ student, points }) => {
      const { name, member, list, submission } = student;
      const ids = [
        list.ownId(member, 'sisId'),
        list.ownId(member, 'loginId'),
        ...userIds.map(() => lmsUserId('moodle', submission)),
      ];
      return [name, addressOf(student), ...ids, ...points];
    }),
  ];
}

/** Blackboard matches students by user name, and creates a column for a title without a column id. */
function blackboardRows(marks: readonly MarkedPaper[]): readonly (readonly CsvCell[])[] {
  const { columns, rows } = tabulateMarks(marks);
  const titles = columns.map(({ title, maxPoints }) => `${title} [Total Pts: ${maxPoints} Score]`);
  return [
    ['Last Name', 'First Name', 'Username', 'Student ID', ...titles],
    ...rows.map(({ student: { name, member, list }, points }) => {
      const { first, last } = splitName(name);
      return [last, first, list.ownId(member, 'loginId'), list.ownId(member, 'sisId'), ...points];
    }),
  ];
}

/** Not for import: laid out for comparison with Classroom's list of grades. */
function classroomRows(marks: readonly MarkedPaper[]): readonly (readonly CsvCell[])[] {
  const { columns, rows } = tabulateMarks(marks);
  return [
    ['Last Name', 'First Name', 'Email Address', ...columns.map(({ title }) => title)],
    ['Points', null, null, ...columns.map(({ maxPoints }) => maxPoints)],
    ...rows.map(({ student, points }) => {
      const { first, last } = splitName(student.name);
      return [last, first, addressOf(student), ...points];
    }),
  ];
}

/**
 * Canvas matches students by its own id, then by SIS ids, then by full name, and assignments by title
 * (instructure/canvas-lms, lib/gradebook_importer.rb). The second row contains the maximum points.
 */
function canvasRows(marks: readonly MarkedPaper[]): readonly (readonly CsvCell[])[] {
  const { columns, rows } = tabulateMarks(marks);
  return [
    ['Student', 'ID', 'SIS User ID', 'SIS Login ID', 'Section', ...columns.map(({ title }) => title)],
    ['    Points Possible', null, null, null, null, ...columns.map(({ maxPoints }) => maxPoints)],
    ...rows.map(({ student, points }) => {
      const { id, sisId, loginId } = canvasIds(student);
      return [student.name, id, sisId, loginId, student.member?.section ?? null, ...points];
    }),
  ];
}

/** English headers, because Moodle compares them literally (mod/assign/feedback/offline/importgradeslib.php). */
const moodleHeader = [
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

/** The grading worksheet of one assignment; Moodle matches only by the identifier, which differs per assignment. */
function moodleRows({ marks, readFeedback }: MarksOrder): readonly (readonly CsvCell[])[] {
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
  return [moodleHeader, ...rows];
}

/** Moodle reads the column as HTML, so characters such as "<" must be escaped. */
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
      return (
        heading + paragraphs.map((part) => `<p>${escapeSigns(part).replaceAll('\n', '<br>')}</p>`).join('')
      );
    })
    .join('');
}

/** Also escapes formula characters after an entity, because some spreadsheets start a cell at its semicolon. */
function escapeSigns(text: string): string {
  return text.replaceAll(/[&<>"'][&<>"'=+@-]*/gu, (signs) =>
    Array.from(signs, (sign) => `&#${sign.charCodeAt(0)};`).join(''),
  );
}

function plainRows({ marks, rubrics = new Map() }: MarksOrder): readonly (readonly CsvCell[])[] {
  const rubricOf = (mark: MarkedPaper): readonly RubricLine[] => rubrics.get(mark.submission.id) ?? [];
  const criteria = [...new Set(marks.flatMap((mark) => rubricOf(mark).map(headerOf)))];
  const isFromLms = marks.some(({ submission }) => submission.lmsSite);
  const lmsColumns = isFromLms ? ['LMS', 'LMS student ID'] : [];
  return [
    [...markColumns.map(({ title }) => title), ...lmsColumns, ...criteria],
    ...marks.map((mark) => {
      const email = mark.email ?? mark.submission.studentEmail;
      const points = new Map(rubricOf(mark).map((line) => [headerOf(line), line.points]));
      return [
        ...markColumns.map(({ cell }) => cell({ ...mark, email })),
        ...(isFromLms ? lmsCells(mark.submission) : []),
        ...criteria.map((criterion) => points.get(criterion) ?? null),
      ];
    }),
  ];
}

function lmsCells({ lmsSite = null, lmsStudent = null }: MarkedPaper['submission']): readonly CsvCell[] {
  return [lmsSite === null ? null : lmsNames[lmsSite], lmsStudent];
}

/** "Rubric: Thesis (20)" */
function headerOf({ criterion, maxPoints }: RubricLine): string {
  return `Rubric: ${criterion} (${maxPoints})`;
}

type MarkColumn = { readonly title: string; readonly maxPoints: number };

/** A student's row: one of their papers, and the points for each column; null if there are none. */
type MarkRow = { readonly student: MarkedPaper; readonly points: readonly (number | null)[] };

/** One row per student and one column per assignment; assignments with the same title get separate columns. */
function tabulateMarks(marks: readonly MarkedPaper[]): {
  readonly columns: readonly MarkColumn[];
  readonly rows: readonly MarkRow[];
} {
  const columns = new Map<string, MarkColumn>();
  const students = new Map<string, MarkedPaper[]>();
  for (const mark of marks) {
    columns.set(columnKey(mark), { title: mark.title, maxPoints: mark.maxPoints });
    const papers = students.get(mark.person) ?? [];
    papers.push(mark);
    students.set(mark.person, papers);
  }
  const keys = [...columns.keys()];
  const rows = [...students.values()].flatMap((papers): readonly MarkRow[] => {
    const [student] = papers;
    if (student === undefined) return [];
    return [
      {
        student,
        points: keys.map((key) => papers.find((paper) => columnKey(paper) === key)?.points ?? null),
      },
    ];
  });
  return { columns: [...columns.values()], rows: rows.toSorted((a, b) => compareNames(a, b)) };
}

function columnKey({ submission }: MarkedPaper): string {
  return submission.courseAssignment?.id ?? '';
}

function compareNames(a: MarkRow, b: MarkRow): number {
  return a.student.name.localeCompare(b.student.name, 'en');
}
