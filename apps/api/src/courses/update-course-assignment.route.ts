import { updateCourseAssignment } from '@greenpen/api-contract';
import { toRubric } from '@greenpen/grading';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { courseAssignmentOnWire } from './course-on-wire.ts';

export function updateCourseAssignmentRoute({ gradebook }: Ports): Route {
  return route(
    updateCourseAssignment,
    { requires: 'own-course-assignment' },
    async ({ params, body, actor }) =>
      courseAssignmentOnWire(
        await gradebook.courseAssignments.update({
          ...body,
          rubric: body.rubric && toRubric(body.rubric),
          ownerId: actor.id,
          courseId: params.courseId,
          courseAssignmentId: params.id,
        }),
      ),
  );
}
