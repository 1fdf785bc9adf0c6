import { listStudents } from '@greenpen/api-contract';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';

export function listStudentsRoute({ gradebook }: Ports): Route {
  return route(listStudents, { requires: 'own-course' }, async ({ params, actor }) =>
    gradebook.students.list({ ownerId: actor.id, courseId: params.courseId }),
  );
}
