import { listCourses } from '@greenpen/api-contract';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { courseOnWire } from './course-on-wire.ts';

export function listCoursesRoute({ gradebook }: Ports): Route {
  return route(listCourses, { requires: 'signed-in', scope: 'extension' }, async ({ actor }) => {
    const courses = await gradebook.courses.list({ ownerId: actor.id });
    return courses.map(courseOnWire);
  });
}
