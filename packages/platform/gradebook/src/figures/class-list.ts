import { AppError } from '@greenpen/api-contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import { foldedWords } from '@greenpen/grading';
import { courses, students } from '../schema/courses.ts';
import type { Executor } from '../database.ts';
import { check as checkCourse } from '../courses/courses.ts';
import { recordAudit } from '../audit/record-audit.ts';

/** Someone of a course's class list. */
export type Student = { readonly id: string; readonly name: string; readonly email: string | null };

/** What a learning management system calls someone, as its own export had it; empty where it said nothing. */
export type LmsIds = {
  /** Canvas's "ID", Moodle's "Identifier" of one assignment. */
  readonly lmsId: string;
  readonly sisId: string;
  readonly loginId: string;
  readonly section: string;
};

export type ClassMember = Student & LmsIds;

export type NewMember = Omit<Student, 'id'> & Partial<LmsIds>;

type OfCourse = { readonly ownerId: string; readonly courseId: string };

const shown = {
  id: students.id,
  name: students.name,
  email: students.email,
  lmsId: students.lmsId,
  sisId: students.sisId,
  loginId: students.loginId,
  section: students.section,
};

/** By name. Throws COURSE_NOT_FOUND. */
async function listStudents(
  db: Executor,
  { ownerId, courseId }: { readonly ownerId: string; readonly courseId: string },
): Promise<ClassMember[]> {
  await checkCourse(db, { ownerId, courseId, courseAssignmentId: null });
  return db
    .select(shown)
    .from(students)
    .where(eq(students.courseId, courseId))
    .orderBy(asc(sql`lower(${students.name})`), asc(students.id));
}

/**
 * Adds who is not on the list yet, found by address, else by name; a known address takes the new name. The same
 * list again changes nothing. Throws COURSE_NOT_FOUND.
 */
function importStudents(
  db: Executor,
  { ownerId, courseId, students: given }: OfCourse & { readonly students: readonly NewMember[] },
): Promise<{ added: number; updated: number }> {
  return db.transaction(async (tx) => {
    await checkCourse(tx, { ownerId, courseId, courseAssignmentId: null });
    // Imports of one course take turns, so that nobody gets on its list twice.
    await tx.select({ id: courses.id }).from(courses).where(eq(courses.id, courseId)).for('no key update');
    const { added, updated } = compareLists(
      await tx.select(shown).from(students).where(eq(students.courseId, courseId)),
      given,
    );
    if (added.length > 0)
      await tx.insert(students).values(added.map((student) => ({ courseId, ...student })));
    for (const { id, ...member } of updated) {
      await tx.update(students).set(member).where(eq(students.id, id));
    }
    const detail = { courseId, added: added.length, updated: updated.length };
    await recordAudit(tx, [{ ownerId, actor: ownerId, action: 'class-list-imported', detail }]);
    return { added: added.length, updated: updated.length };
  });
}

/** Takes someone off the list. Throws STUDENT_NOT_FOUND. */
function deleteStudent(
  db: Executor,
  { ownerId, courseId, studentId }: OfCourse & { readonly studentId: string },
): Promise<void> {
  return db.transaction(async (tx) => {
    await checkCourse(tx, { ownerId, courseId, courseAssignmentId: null });
    const removed = await tx
      .delete(students)
      .where(and(eq(students.id, studentId), eq(students.courseId, courseId)))
      .returning({ id: students.id });
    if (removed.length === 0) throw new AppError('STUDENT_NOT_FOUND');
    await recordAudit(tx, [{ ownerId, actor: ownerId, action: 'student-removed', detail: { courseId } }]);
  });
}

function compareLists(stand: readonly ClassMember[], given: readonly NewMember[]) {
  // What a row says counts for the rows below it: two of them are never given one address.
  const members = stand.map((one) => ({ ...one }));
  const byEmail = new Map(
    members.flatMap((one) => (one.email === null ? [] : [[one.email.toLowerCase(), one]])),
  );
  const byKey = Map.groupBy(members, (one) => personKey(one));
  const unnumbered = Map.groupBy(
    members.filter((one) => lastingId(one) === ''),
    ({ name }) => nameKey(name),
  );
  const added = new Map<string, NewMember>();
  const updated = new Set<ClassMember>();
  // Rows of one list with one name and different ids are different people.
  const taken = new Map<ClassMember, NewMember>();
  for (const one of given) {
    const { name } = one;
    const email = one.email?.toLowerCase() ?? null;
    const namesakes = byKey.get(personKey(one)) ?? unnumbered.get(nameKey(name)) ?? [];
    const free = namesakes.filter((known) => mayBeOneRow(taken.get(known), one));
    const named = free.find((known) => hasSameIds(known, one)) ?? free[0];
    // Two people may share a name, but not an address.
    const isNamed = named !== undefined && (email === null || named.email === null);
    const known = (email === null ? undefined : byEmail.get(email)) ?? (isNamed ? named : undefined);
    if (known === undefined) {
      added.set(email ?? `${personKey(one)} ${idsOf(one)}`, one);
      continue;
    }
    taken.set(known, one);
    if (email !== null) {
      byEmail.set(email, known);
      added.delete(email);
    }
    if (isChanged(known, one)) updated.add(Object.assign(known, told(one), { name }));
  }
  return { added: [...added.values()], updated: [...updated] };
}

/** Whether a member whom an earlier row of the list meant can be meant by this one as well. */
function mayBeOneRow(earlier: NewMember | undefined, one: NewMember): boolean {
  if (earlier === undefined || idsOf(one) === '') return true;
  return idsOf(earlier) === '' || idsOf(earlier) === idsOf(one);
}

function hasSameIds(known: ClassMember, { lmsId, sisId, loginId }: NewMember): boolean {
  const pairs = [
    [known.lmsId, lmsId],
    [known.sisId, sisId],
    [known.loginId, loginId],
  ] as const;
  return pairs.some(([listed, given = '']) => given !== '' && listed === given);
}

function idsOf({ lmsId = '', sisId = '', loginId = '' }: NewMember): string {
  return [lmsId, sisId, loginId].join(' ').trim();
}

/** An id of Canvas is somebody's own in every course; Moodle gives another one for each assignment. */
function lastingId({ lmsId = '' }: NewMember): string {
  return /^\d+$/u.test(lmsId) ? lmsId : '';
}

function personKey(one: NewMember): string {
  return `${nameKey(one.name)} ${lastingId(one)}`;
}

/** What a list says; where it says nothing, what was known stays. */
function told({
  email,
  lmsId = '',
  sisId = '',
  loginId = '',
  section = '',
}: NewMember): Partial<ClassMember> {
  return {
    ...(email === null ? {} : { email }),
    ...(lmsId === '' ? {} : { lmsId }),
    ...(sisId === '' ? {} : { sisId }),
    ...(loginId === '' ? {} : { loginId }),
    ...(section === '' ? {} : { section }),
  };
}

function isChanged(known: ClassMember, one: NewMember): boolean {
  const { name, email, lmsId, sisId, loginId, section } = { ...known, ...told(one), name: one.name };
  return (
    known.name !== name ||
    known.email !== email ||
    known.lmsId !== lmsId ||
    known.sisId !== sisId ||
    known.loginId !== loginId ||
    known.section !== section
  );
}

/** What of a name tells two people apart: neither case and spacing nor accents and apostrophes. */
function nameKey(name: string): string {
  return foldedWords(name).join(' ') || name.trim().toLowerCase();
}

export { listStudents as list, importStudents as import, deleteStudent as delete };
