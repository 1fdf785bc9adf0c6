import { updateGradedExample } from '@greenpen/api-contract';
import { GradingError } from '@greenpen/grading';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { gradedExampleOnWire, sealGradedTexts } from './graded-example-texts.ts';

export function updateGradedExampleRoute({ gradebook, sealer }: Ports): Route {
  return route(updateGradedExample, { requires: 'own-graded-example' }, async ({ params, body, actor }) => {
    const where = { ownerId: actor.id, courseId: params.courseId, exampleId: params.id };
    const { courseAssignmentId, title, type, grade, maxPoints, ...texts } = body;
    const before = gradedExampleOnWire(await gradebook.getGradedExample(where), sealer);
    if ((grade ?? before.grade) > (maxPoints ?? before.maxPoints)) {
      throw new GradingError('REQUEST_INVALID', 'the grade is above the max points');
    }
    const example = await gradebook.updateGradedExample({
      ...where,
      courseAssignmentId,
      title,
      type,
      grade,
      maxPoints,
      texts: sealGradedTexts(sealer, {
        studentWork: texts.studentWork ?? before.studentWork,
        professorFeedback: texts.professorFeedback ?? before.professorFeedback,
        notes: texts.notes ?? before.notes,
      }),
    });
    return gradedExampleOnWire(example, sealer);
  });
}
