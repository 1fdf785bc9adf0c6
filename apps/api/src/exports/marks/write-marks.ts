import { splitName } from '@greenpen/grading';
import { csvRow, type CsvCell } from '../csv-row.ts';
import { canvasRows } from './canvas-rows.ts';
import { tabulateMarks } from './mark-columns.ts';
import { addressOf } from './identifiers.ts';
import type { MarkedPaper } from './marked-paper.ts';
import type { MarksOrder, MarksSystem } from './marks-order.ts';
import { moodleRows } from './moodle-rows.ts';
import { plainRows } from './plain-rows.ts';

type Shape = {
  readonly rows: (order: MarksOrder) => readonly (readonly CsvCell[])[];
  /** Spreadsheets know UTF-8 by it, and Blackboard's own files have it; Canvas and Moodle do without. */
  readonly hasByteOrderMark: boolean;
};

const shapes: Readonly<Record<MarksSystem, Shape>> = {
  plain: { rows: ({ marks }) => plainRows(marks), hasByteOrderMark: true },
  canvas: { rows: ({ marks }) => canvasRows(marks), hasByteOrderMark: false },
  moodle: { rows: moodleRows, hasByteOrderMark: false },
  'moodle-gradebook': { rows: ({ marks }) => moodleGradebookRows(marks), hasByteOrderMark: false },
  blackboard: { rows: ({ marks }) => blackboardRows(marks), hasByteOrderMark: true },
  classroom: { rows: ({ marks }) => classroomRows(marks), hasByteOrderMark: true },
};

/** The file in a system's shape, line by line. */
export function* writeMarks(system: MarksSystem, order: MarksOrder): Generator<string> {
  const { rows, hasByteOrderMark } = shapes[system];
  if (hasByteOrderMark) yield '\uFEFF';
  for (const row of rows(order)) yield csvRow(row);
}

/** What Moodle's gradebook asks to be mapped to its own fields: address, number or user name. */
function moodleGradebookRows(marks: readonly MarkedPaper[]): readonly (readonly CsvCell[])[] {
  const { columns, rows } = tabulateMarks(marks);
  return [
    ['Full name', 'Email address', 'ID number', 'Username', ...columns.map(({ title }) => title)],
    ...rows.map(({ student, points }) => {
      const { name, member, list } = student;
      const ids = [list.ownId(member, 'sisId'), list.ownId(member, 'loginId')];
      return [name, addressOf(student), ...ids, ...points];
    }),
  ];
}

/** Blackboard finds students by their user name, and makes a column for a title without its column id. */
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

/** Nothing imports this: it is laid out to be read beside Classroom's own list of grades. */
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
