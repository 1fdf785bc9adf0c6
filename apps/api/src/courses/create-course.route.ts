import { createCourse } from '@greenpen/api-contract';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { courseOnWire } from './course-on-wire.ts';

export function createCourseRoute({ gradebook }: Ports): Route {
  return route(createCourse, { requires: 'signed-in' }, async ({ body, actor }) =>
    courseOnWire(await gradebook.courses.create({ ...body, ownerId: actor.id })),
  );
}
