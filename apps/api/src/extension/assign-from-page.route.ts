import { assignFromPage } from '@greenpen/api-contract';
import { toRubric } from '@greenpen/grading';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';

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
