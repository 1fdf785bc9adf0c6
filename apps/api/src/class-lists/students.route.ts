import { importStudents, listStudents, deleteStudent } from '@greenpen/api-contract';
import { createSemaphore, type Semaphore, inReadingOrder } from '@greenpen/grading';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import type { LmsIds, NewMember } from '@greenpen/gradebook';
import { z } from 'zod';
import { readCsv } from './read-csv.ts';

const limit = { max: 60, timeWindow: 15 * 60 * 1000 };

export function importStudentsRoute({ gradebook }: Ports): Route {
  // Parses one list at a time: each list would take its own share of the event loop and slow down other requests.
  const parsing = createSemaphore(1);
  return route(
    importStudents,
    { requires: 'own-course', limit },
    async ({ params, body, actor, request }) => {
      const { students, refused } = await parseAlone(parsing, body.csv);
      const { courseId } = params;
      const { added, updated } = await gradebook.students.import({ ownerId: actor.id, courseId, students });
      logEvent(request, { action: 'class-list-imported', result: 'ok', object: courseId, detail: added });
      return { added, updated, refused: [...refused] };
    },
  );
}

async function parseAlone(parsing: Semaphore, csv: string): Promise<ClassList> {
  const turn = await parsing.take();
  try {
    return await parseClassList(csv);
  } finally {
    turn[Symbol.dispose]();
  }
}

type ClassList = {
  readonly students: readonly NewMember[];
  readonly refused: readonly { readonly row: number; readonly message: string }[];
};

/** Column indices; -1 if missing. */
type Columns = Readonly<Record<keyof typeof headers, number>>;

const headers = {
  email: /^(?:e-?mail(?:[ -]?address)?|mail)$/iu,
  first: /^(?:first|given)(?:[ -]?name)?$/iu,
  last: /^(?:(?:last|family)(?:[ -]?name)?|surname)$/iu,
  name: /^(?:(?:student|full|display)?[ -]?name|student)$/iu,
  /** In exports of Canvas and Moodle's grading worksheet. */
  lmsId: /^(?:id|identifier)$/iu,
  sisId: /^(?:sis user id|id number|student id)$/iu,
  loginId: /^(?:sis login id|username|user name)$/iu,
  section: /^sections?$/iu,
} as const;

const longestName = 200;

/**
 * Parses class lists exported by learning management systems: with a header row and names in one or two columns, or
 * without a header. Throws CLASS_LIST_TOO_LONG or CLASS_LIST_UNREADABLE.
 */
export async function parseClassList(csv: string): Promise<ClassList> {
  const students: NewMember[] = [];
  const refused: { row: number; message: string }[] = [];
  let header: Columns | null = null;
  for await (const { row, cells } of readCsv(csv)) {
    if (row === 1) header = columnsOf(cells);
    if (header !== null && (row === 1 || isPointsRow(cells))) continue;
    const student = studentOf(cells, header ?? guessColumns(cells));
    if (student === null) refused.push({ row, message: 'There is no name and no e-mail address.' });
    else students.push(student);
  }
  return { students, refused };
}

function columnsOf(row: readonly string[]): Columns | null {
  const find = (pattern: RegExp): number => row.findIndex((cell) => pattern.test(cell));
  const columns = {
    name: find(headers.name),
    first: find(headers.first),
    last: find(headers.last),
    email: find(headers.email),
    lmsId: find(headers.lmsId),
    sisId: find(headers.sisId),
    loginId: find(headers.loginId),
    section: find(headers.section),
  };
  const { name, first, last, email, loginId } = columns;
  // With anonymous grading, Moodle's worksheet contains only identifiers.
  const isHidden = row.some((cell) => /^identifier$/iu.test(cell));
  const isHeader = isHidden || [name, first, last, email, loginId].some((place) => place !== -1);
  return isHeader ? columns : null;
}

/** Without a header: the e-mail column is the one that contains an address, and the name is the first other column. */
function guessColumns(row: readonly string[]): Columns {
  const email = row.findIndex((cell) => isAddress(cell));
  const name = row.findIndex((cell, index) => index !== email && /\p{L}/u.test(cell));
  return { name, first: -1, last: -1, email, lmsId: -1, sisId: -1, loginId: -1, section: -1 };
}

function studentOf(row: readonly string[], columns: Columns): NewMember | null {
  const at = (place: number): string => row[place] ?? '';
  // If logins are addresses, Canvas exports no separate e-mail addresses.
  const addresses = [at(columns.email), at(columns.loginId)].map((cell) => cell.toLowerCase());
  const email = addresses.find((cell) => isAddress(cell)) ?? null;
  const parts = [at(columns.first), at(columns.last)].filter((part) => part !== '');
  const name = shown(parts.length > 0 ? parts.join(' ') : inReadingOrder(at(columns.name)));
  const identifier = /\p{L}/u.test(at(columns.lmsId)) ? at(columns.lmsId) : '';
  const called = name === '' ? shown(email ?? identifier) : name;
  return called === '' ? null : { name: called, email, ...idsOf(at, columns) };
}

/** The ids that the system provides. */
function idsOf(at: (place: number) => string, columns: Columns): Partial<LmsIds> {
  const ids = (['lmsId', 'sisId', 'loginId', 'section'] as const).map((id) => [id, shown(at(columns[id]))]);
  return Object.fromEntries(ids.filter(([, value]) => value !== ''));
}

/** Canvas has a row of maximum points between the header and the students. */
function isPointsRow([first = '']: readonly string[]): boolean {
  return /^points possible$/iu.test(first);
}

function shown(name: string): string {
  const clean = name.toWellFormed().replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ');
  return clean.replaceAll(/\s+/gu, ' ').trim().slice(0, longestName);
}

function isAddress(text: string): boolean {
  // Most cells hold no address, and the full check is slow.
  return text.length <= 320 && text.includes('@') && z.email().safeParse(text).success;
}

export function listStudentsRoute({ gradebook }: Ports): Route {
  return route(listStudents, { requires: 'own-course' }, async ({ params, actor }) =>
    gradebook.students.list({ ownerId: actor.id, courseId: params.courseId }),
  );
}

export function deleteStudentRoute({ gradebook }: Ports): Route {
  return route(deleteStudent, { requires: 'own-student' }, async ({ params, actor, request }) => {
    await gradebook.students.delete({ ownerId: actor.id, courseId: params.courseId, studentId: params.id });
    logEvent(request, { action: 'student-removed', result: 'ok', object: params.id });
    return { deleted: true as const };
  });
}
