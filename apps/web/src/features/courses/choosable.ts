import type { Course } from '@greenpen/api-contract';

/** The courses to choose from: active ones, and the current choice. */
export function choosable<T extends Pick<Course, 'id' | 'archivedAt'>>(
  courses: readonly T[],
  chosenId: string,
): readonly T[] {
  return courses.filter(({ id, archivedAt }) => archivedAt === null || id === chosenId);
}
