import type { Course } from '@greenpen/api-contract';

type Counts = Pick<Course, 'gradedExampleCount' | 'discussionExampleCount'>;

/** How many of a course's examples belong to none of its assignments. */
export function countCourseWide(course: Counts & { readonly assignments: readonly Counts[] }): Counts {
  const ofAssignments = (key: keyof Counts) =>
    course.assignments.reduce((sum, assignment) => sum + assignment[key], 0);
  return {
    gradedExampleCount: course.gradedExampleCount - ofAssignments('gradedExampleCount'),
    discussionExampleCount: course.discussionExampleCount - ofAssignments('discussionExampleCount'),
  };
}
