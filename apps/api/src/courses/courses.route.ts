import { listCourses, createCourse, updateCourse, deleteCourse } from '@greenpen/api-contract';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { courseOnWire } from './course-on-wire.ts';
import { logEvent } from '../http/log-event.ts';

export function listCoursesRoute({ gradebook }: Ports): Route {
  return route(listCourses, { requires: 'signed-in', scope: 'extension' }, async ({ actor }) => {
    const courses = await gradebook.courses.list({ ownerId: actor.id });
    return courses.map(courseOnWire);
  });
}

export function createCourseRoute({ gradebook }: Ports): Route {
  return route(createCourse, { requires: 'signed-in' }, async ({ body, actor }) =>
    courseOnWire(await gradebook.courses.create({ ...body, ownerId: actor.id })),
  );
}

export function updateCourseRoute({ gradebook }: Ports): Route {
  return route(updateCourse, { requires: 'own-course' }, async ({ params, body, actor }) =>
    courseOnWire(await gradebook.courses.update({ ...body, ...params, ownerId: actor.id })),
  );
}

export function deleteCourseRoute({ gradebook }: Ports): Route {
  return route(deleteCourse, { requires: 'own-course' }, async ({ params, actor, request }) => {
    await gradebook.courses.delete({ ...params, ownerId: actor.id });
    logEvent(request, { action: 'course-deleted', result: 'ok', object: params.courseId });
    return { deleted: true as const };
  });
}
