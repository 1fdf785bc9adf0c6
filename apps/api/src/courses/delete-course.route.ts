import { deleteCourse } from '@greenpen/api-contract';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';

export function deleteCourseRoute({ gradebook }: Ports): Route {
  return route(deleteCourse, { requires: 'own-course' }, async ({ params, actor, request }) => {
    await gradebook.courses.delete({ ...params, ownerId: actor.id });
    logEvent(request, { action: 'course-deleted', result: 'ok', object: params.courseId });
    return { deleted: true as const };
  });
}
