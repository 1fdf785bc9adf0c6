import { updateCourse } from '@greenpen/api-contract';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { courseOnWire } from './course-on-wire.ts';

export function updateCourseRoute({ gradebook }: Ports): Route {
  return route(updateCourse, { requires: 'own-course' }, async ({ params, body, actor }) =>
    courseOnWire(await gradebook.courses.update({ ...body, ...params, ownerId: actor.id })),
  );
}
