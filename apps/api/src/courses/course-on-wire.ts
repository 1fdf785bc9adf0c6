import type { Course, CourseAssignment } from '@greenpen/api-contract';
import type {
  Course as CourseRecord,
  CourseAssignment as CourseAssignmentRecord,
  ExampleCounts,
} from '@greenpen/gradebook';

export function courseOnWire(course: CourseRecord): Course {
  return {
    ...course,
    createdAt: course.createdAt.toISOString(),
    archivedAt: course.archivedAt?.toISOString() ?? null,
    assignments: course.assignments.map(courseAssignmentOnWire),
  };
}

export function courseAssignmentOnWire(assignment: CourseAssignmentRecord & ExampleCounts): CourseAssignment {
  const rubric = assignment.rubric?.map((criterion) => ({ ...criterion, levels: [...criterion.levels] }));
  return { ...assignment, rubric: rubric ?? null };
}
