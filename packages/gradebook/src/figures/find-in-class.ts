import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import { students } from '../schema/index.ts';
import { nameKey, nameKeyOf } from './name-key.ts';

type Person = { readonly name: string | null; readonly email: string | null };

/** Whom of a course's class list a paper means: by address, else by a name that one person alone has. */
export async function findInClass(
  db: Executor,
  courseId: string | null,
  { name, email }: Person,
): Promise<Person | undefined> {
  if (courseId === null) return undefined;
  const find = (condition: ReturnType<typeof sql>) =>
    db
      .select({ name: students.name, email: students.email })
      .from(students)
      .where(and(eq(students.courseId, courseId), condition))
      .limit(2);
  const byEmail = email === null ? [] : await find(sql`lower(${students.email}) = lower(${email})`);
  if (byEmail.length === 1) return byEmail[0];
  const byName = name === null ? [] : await find(sql`${nameKeyOf(students.name)} = ${nameKey(name)}`);
  return byName.length === 1 ? byName[0] : undefined;
}
