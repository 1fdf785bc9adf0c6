import type { Course } from '@greenpen/api-contract';
import type { Course as CourseRecord } from '@greenpen/gradebook';

export function courseOnWire(course: CourseRecord): Course {
  return { ...course, createdAt: course.createdAt.toISOString(), assignments: [...course.assignments] };
}
