import { GradingError } from '@greenpen/grading';
import { and, asc, eq, sql } from 'drizzle-orm';
import { recordAudit } from '../audit.ts';
import { checkCourse } from '../courses/check-course.ts';
import type { Executor } from '../database.ts';
import type { FigureCalls, Student } from '../figure-calls.ts';
import { courses, students } from '../schema/index.ts';
import { nameKey } from './name-key.ts';

const shown = { id: students.id, name: students.name, email: students.email };

/** Throws COURSE_NOT_FOUND. */
export async function listStudents(
  db: Executor,
  { ownerId, courseId }: { readonly ownerId: string; readonly courseId: string },
): Promise<Student[]> {
  await checkCourse(db, { ownerId, courseId, courseAssignmentId: null });
  return db
    .select(shown)
    .from(students)
    .where(eq(students.courseId, courseId))
    .orderBy(asc(sql`lower(${students.name})`), asc(students.id));
}

/** The same list again changes nothing. Throws COURSE_NOT_FOUND. */
export function importStudents(
  db: Executor,
  { ownerId, courseId, students: given }: Parameters<FigureCalls['importStudents']>[0],
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
    for (const { id, name, email } of updated) {
      await tx.update(students).set({ name, email }).where(eq(students.id, id));
    }
    const detail = { courseId, added: added.length, updated: updated.length };
    await recordAudit(tx, [{ ownerId, actor: ownerId, action: 'class-list-imported', detail }]);
    return { added: added.length, updated: updated.length };
  });
}

/** Throws COURSE_NOT_FOUND or STUDENT_NOT_FOUND. */
export function deleteStudent(
  db: Executor,
  { ownerId, courseId, studentId }: Parameters<FigureCalls['deleteStudent']>[0],
): Promise<void> {
  return db.transaction(async (tx) => {
    await checkCourse(tx, { ownerId, courseId, courseAssignmentId: null });
    const removed = await tx
      .delete(students)
      .where(and(eq(students.id, studentId), eq(students.courseId, courseId)))
      .returning({ id: students.id });
    if (removed.length === 0) throw new GradingError('STUDENT_NOT_FOUND');
    await recordAudit(tx, [{ ownerId, actor: ownerId, action: 'student-removed', detail: { courseId } }]);
  });
}

function compareLists(stand: readonly Student[], given: readonly Omit<Student, 'id'>[]) {
  const byEmail = new Map(
    stand.flatMap((one) => (one.email === null ? [] : [[one.email.toLowerCase(), one]])),
  );
  const byName = new Map(stand.map((one) => [nameKey(one.name), one]));
  const added = new Map<string, Omit<Student, 'id'>>();
  const updated = new Map<string, Student>();
  for (const { name, email } of given) {
    const named = byName.get(nameKey(name));
    // Two people may share a name, but not an address.
    const isNamed = named !== undefined && (email === null || named.email === null);
    const known =
      (email === null ? undefined : byEmail.get(email.toLowerCase())) ?? (isNamed ? named : undefined);
    if (known === undefined) added.set(email?.toLowerCase() ?? nameKey(name), { name, email });
    else if (known.name !== name || (email !== null && known.email !== email)) {
      updated.set(known.id, { id: known.id, name, email: email ?? known.email });
    }
  }
  return { added: [...added.values()], updated: [...updated.values()] };
}
