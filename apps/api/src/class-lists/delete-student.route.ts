import { deleteStudent } from '@greenpen/api-contract';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';

export function deleteStudentRoute({ gradebook }: Ports): Route {
  return route(deleteStudent, { requires: 'own-student' }, async ({ params, actor, request }) => {
    await gradebook.students.delete({ ownerId: actor.id, courseId: params.courseId, studentId: params.id });
    logEvent(request, { action: 'student-removed', result: 'ok', object: params.id });
    return { deleted: true as const };
  });
}
