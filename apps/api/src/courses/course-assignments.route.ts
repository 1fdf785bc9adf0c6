import {
  createCourseAssignment,
  updateCourseAssignment,
  deleteCourseAssignment,
} from '@greenpen/api-contract';
import { toRubric } from '@greenpen/grading';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { courseAssignmentOnWire } from './course-on-wire.ts';
import { logEvent } from '../http/log-event.ts';

export function createCourseAssignmentRoute({ gradebook }: Ports): Route {
  return route(createCourseAssignment, { requires: 'own-course' }, async ({ params, body, actor }) => {
    const { courseId } = params;
    const rubric = body.rubric && toRubric(body.rubric);
    return courseAssignmentOnWire(
      await gradebook.courseAssignments.create({ ...body, rubric, courseId, ownerId: actor.id }),
    );
  });
}

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

export function deleteCourseAssignmentRoute({ gradebook }: Ports): Route {
  return route(
    deleteCourseAssignment,
    { requires: 'own-course-assignment' },
    async ({ params, actor, request }) => {
      await gradebook.courseAssignments.delete({
        ownerId: actor.id,
        courseId: params.courseId,
        courseAssignmentId: params.id,
      });
      logEvent(request, { action: 'course-assignment-deleted', result: 'ok', object: params.id });
      return { deleted: true as const };
    },
  );
}
