import { deleteCourseAssignment } from '@greenpen/api-contract';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';

export function deleteCourseAssignmentRoute({ gradebook }: Ports): Route {
  return route(
    deleteCourseAssignment,
    { requires: 'own-course-assignment' },
    async ({ params, actor, request }) => {
      await gradebook.courseAssignments.delete({
        ownerId: actor.id,
        courseId: params.courseId,
        courseAssignmentId: params.id,
      });
      logEvent(request, { action: 'course-assignment-deleted', result: 'ok', object: params.id });
      return { deleted: true as const };
    },
  );
}
