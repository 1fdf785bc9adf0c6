import { createCourseAssignment } from '@greenpen/api-contract';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';

export function createCourseAssignmentRoute({ gradebook }: Ports): Route {
  return route(createCourseAssignment, { requires: 'own-course' }, async ({ params, body, actor }) =>
    gradebook.courseAssignments.create({ ...body, courseId: params.courseId, ownerId: actor.id }),
  );
}
