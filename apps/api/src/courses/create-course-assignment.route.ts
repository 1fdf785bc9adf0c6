import { createCourseAssignment } from '@greenpen/api-contract';
import { toRubric } from '@greenpen/grading';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { courseAssignmentOnWire } from './course-on-wire.ts';

export function createCourseAssignmentRoute({ gradebook }: Ports): Route {
  return route(createCourseAssignment, { requires: 'own-course' }, async ({ params, body, actor }) => {
    const { courseId } = params;
    const rubric = body.rubric && toRubric(body.rubric);
    return courseAssignmentOnWire(
      await gradebook.courseAssignments.create({ ...body, rubric, courseId, ownerId: actor.id }),
    );
  });
}
