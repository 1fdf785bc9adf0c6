import type { Course } from '@greenpen/api-contract';
import type { Course as CourseRecord } from '@greenpen/gradebook';

export function courseOnWire(course: CourseRecord): Course {
  return {
    ...course,
    createdAt: course.createdAt.toISOString(),
    archivedAt: course.archivedAt?.toISOString() ?? null,
    assignments: [...course.assignments],
  };
}
