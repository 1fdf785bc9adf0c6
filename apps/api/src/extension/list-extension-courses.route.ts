import { listExtensionCourses } from '@greenpen/api-contract';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';

export function listExtensionCoursesRoute({ gradebook }: Ports): Route {
  return route(listExtensionCourses, { requires: 'signed-in', scope: 'extension' }, async ({ actor }) => {
    const courses = await gradebook.courses.list({ ownerId: actor.id });
    return courses
      .filter(({ archivedAt }) => archivedAt === null)
      .map(({ id, code, name, assignments }) => ({
        id,
        code,
        name,
        assignments: assignments.map(({ id, week, title, maxPoints }) => ({ id, week, title, maxPoints })),
      }));
  });
}
