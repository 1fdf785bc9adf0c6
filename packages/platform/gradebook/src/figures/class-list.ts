import { AppError } from '@greenpen/api-contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import { foldedWords } from '@greenpen/grading';
import { courses, students } from '../schema/courses.ts';
import type { Executor } from '../database.ts';
import { check as checkCourse } from '../courses/courses.ts';
import { recordAudit } from '../audit/record-audit.ts';

/** A student on a course's class list. */
export type Student = { readonly id: string; readonly name: string; readonly email: string | null };

/** A student's ids from the learning management system's export; empty if not given. */
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

/** Sorted by name. Throws COURSE_NOT_FOUND. */
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
 * Adds students who are not on the list yet, matched by address, then by name; a matched address takes the new
 * name. Importing the same list again changes nothing. Throws COURSE_NOT_FOUND.
 */
function importStudents(
  db: Executor,
  { ownerId, courseId, students: given }: OfCourse & { readonly students: readonly NewMember[] },
): Promise<{ added: number; updated: number }> {
  return db.transaction(async (tx) => {
    await checkCourse(tx, { ownerId, courseId, courseAssignmentId: null });
    // Locks the course row, so that concurrent imports cannot add the same student twice.
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

/** Throws STUDENT_NOT_FOUND. */
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
  // Copies, because each row's changes count for the rows after it: no two members may get the same address.
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
  // Rows of the imported list with the same name but different ids are different people.
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
    if (isChanged(known, one)) updated.add(Object.assign(known, givenFields(one), { name }));
  }
  return { added: [...added.values()], updated: [...updated] };
}

/** Whether a member matched by an earlier row of the import may also match this one. */
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

/** Canvas ids identify a student in every course; Moodle ids differ for each assignment. */
function lastingId({ lmsId = '' }: NewMember): string {
  return /^\d+$/u.test(lmsId) ? lmsId : '';
}

function personKey(one: NewMember): string {
  return `${nameKey(one.name)} ${lastingId(one)}`;
}

/** The fields that the row contains; empty ones leave the member's values unchanged. */
function givenFields({
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
  const { name, email, lmsId, sisId, loginId, section } = { ...known, ...givenFields(one), name: one.name };
  return (
    known.name !== name ||
    known.email !== email ||
    known.lmsId !== lmsId ||
    known.sisId !== sisId ||
    known.loginId !== loginId ||
    known.section !== section
  );
}

/** The key by which names are compared, without regard to case, spacing, accents and apostrophes. */
function nameKey(name: string): string {
  return foldedWords(name).join(' ') || name.trim().toLowerCase();
}

export { listStudents as list, importStudents as import, deleteStudent as delete };
