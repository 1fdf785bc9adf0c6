import type { Course } from '@greenpen/api-contract';

/** The courses to choose from: those that are taught, and the one that is chosen already. */
export function choosable<T extends Pick<Course, 'id' | 'archivedAt'>>(
  courses: readonly T[],
  chosenId: string,
): readonly T[] {
  return courses.filter(({ id, archivedAt }) => archivedAt === null || id === chosenId);
}
