import {
  listExtensionCourses,
  assignFromPage,
  getExtensionUser,
  oldestExtension,
} from '@greenpen/api-contract';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { toRubric } from '@greenpen/grading';
import { planOf } from '../billing/plan-of.ts';

export function listExtensionCoursesRoute({ gradebook }: Ports): Route {
  return route(listExtensionCourses, { requires: 'signed-in', scope: 'extension' }, async ({ actor }) => {
    // The panel asks for them when it opens: by the click on Draft, the engine is loaded.
    await gradebook.expectJob();
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

/** A key may change what a course assignment asks for, and nothing else of it. */
export function assignFromPageRoute({ gradebook }: Ports): Route {
  return route(
    assignFromPage,
    { requires: 'own-course', scope: 'extension' },
    async ({ params: { courseId }, body, actor }) => {
      const { courseAssignmentId, title, instructions, maxPoints } = body;
      const rubric = toRubric(body.rubric);
      const place = { ownerId: actor.id, courseId };
      if (courseAssignmentId === null) {
        return gradebook.courseAssignments.create({
          ...place,
          title: title === null || title === '' ? 'Untitled assignment' : title,
          description: '',
          instructions,
          week: 1,
          type: 'assignment',
          maxPoints: maxPoints ?? 100,
          requirements: null,
          apaScope: null,
          rubric,
          rubricUse: 'auto',
        });
      }
      return gradebook.courseAssignments.update({
        ...place,
        courseAssignmentId,
        // Requirements are read from the new instructions.
        ...(instructions === '' ? {} : { instructions, requirements: null }),
        ...(maxPoints === null ? {} : { maxPoints }),
        ...(rubric === null ? {} : { rubric }),
      });
    },
  );
}

export function getExtensionUserRoute(ports: Ports): Route {
  return route(getExtensionUser, { requires: 'signed-in', scope: 'extension' }, async ({ actor }) => {
    const { state } = await planOf(ports, actor);
    const name = [actor.firstName, actor.lastName].filter((part) => part !== null && part !== '').join(' ');
    return { product: 'greenpen' as const, email: actor.email, name, plan: state, oldestExtension };
  });
}
