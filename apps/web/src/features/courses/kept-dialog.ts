import type { Course } from '@greenpen/api-contract';
import { nowhere, type OpenDialog } from './open-dialog.ts';

/** The dialog with unsaved text on this device, found by the names it is stored under. */
export function findKeptDialog(names: readonly string[], courses: readonly Course[]): OpenDialog | null {
  for (const name of names) {
    if (name === 'new-course') return { kind: 'course', course: null };
    if (name === 'new-assignment') return { kind: 'new-assignment', courseId: '' };
    if (name === 'new-graded-example') return { kind: 'new-graded-example', place: nowhere };
    if (name === 'new-discussion-example') return { kind: 'new-discussion-example', place: nowhere };
    const course = courses.find(({ id }) => name === `course-${id}`);
    if (course !== undefined) return { kind: 'course', course };
    const assignment = courses
      .flatMap(({ assignments }) => assignments)
      .find(({ id }) => name === `assignment-${id}`);
    if (assignment !== undefined) return { kind: 'edit-assignment', assignment };
  }
  return null;
}
