import type { Course, CourseAssignment, DiscussionExample, GradedExample } from '@greenpen/api-contract';

/** Where a new item is added; empty until the instructor chooses. */
export type Place = { readonly courseId: string; readonly courseAssignmentId: string | null };

/** The course is not chosen yet. */
export const nowhere: Place = { courseId: '', courseAssignmentId: null };

/** The only course, otherwise none. */
export function placeAmong(courses: readonly Pick<Course, 'id'>[]): Place {
  const [only, ...others] = courses;
  return only === undefined || others.length > 0 ? nowhere : { courseId: only.id, courseAssignmentId: null };
}

/** The one dialog that is open on the courses screen. */
export type OpenDialog =
  | { readonly kind: 'none' }
  | { readonly kind: 'course'; readonly course: Course | null }
  | { readonly kind: 'delete-course'; readonly course: Course }
  | { readonly kind: 'class-list'; readonly course: Course }
  | { readonly kind: 'new-assignment'; readonly courseId: string }
  | { readonly kind: 'edit-assignment'; readonly assignment: CourseAssignment }
  | { readonly kind: 'delete-assignment'; readonly assignment: CourseAssignment }
  | { readonly kind: 'new-graded-example'; readonly place: Place }
  | { readonly kind: 'edit-graded-example'; readonly example: GradedExample }
  | { readonly kind: 'new-discussion-example'; readonly place: Place }
  | { readonly kind: 'edit-discussion-example'; readonly example: DiscussionExample };

export type Open = (dialog: OpenDialog) => void;
