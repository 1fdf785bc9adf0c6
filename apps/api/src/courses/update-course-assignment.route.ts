import { updateCourseAssignment } from '@greenpen/api-contract';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';

export function updateCourseAssignmentRoute({ gradebook }: Ports): Route {
  return route(
    updateCourseAssignment,
    { requires: 'own-course-assignment' },
    async ({ params, body, actor }) =>
      gradebook.courseAssignments.update({
        ...body,
        ownerId: actor.id,
        courseId: params.courseId,
        courseAssignmentId: params.id,
      }),
  );
}
