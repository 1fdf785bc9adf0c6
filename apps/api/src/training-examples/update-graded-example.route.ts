import { AppError, updateGradedExample } from '@greenpen/api-contract';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { gradedExampleOnWire, sealGradedTexts } from './graded-example-texts.ts';
import { storeExample } from './store-example.ts';

export function updateGradedExampleRoute(ports: Ports): Route {
  const { gradebook, sealer } = ports;
  return route(updateGradedExample, { requires: 'own-graded-example' }, async ({ params, body, actor }) => {
    const where = { ownerId: actor.id, courseId: params.courseId, exampleId: params.id };
    const { studentWork, professorFeedback, notes, ...marked } = body;
    const stored = await gradebook.gradedExamples.get(where);
    const before = gradedExampleOnWire(stored, sealer);
    if ((marked.grade ?? before.grade) > (marked.maxPoints ?? before.maxPoints)) {
      throw new AppError('REQUEST_INVALID', 'the grade is above the max points');
    }
    const sealed = sealGradedTexts(sealer, {
      studentWork: studentWork ?? before.studentWork,
      professorFeedback: professorFeedback ?? before.professorFeedback,
      notes: notes ?? before.notes,
    });
    const change = { ...where, ...marked, texts: sealed };
    const example = await storeExample(ports, {
      ownerId: actor.id,
      texts: sealed,
      before: stored.texts,
      store: (inside) => inside.gradedExamples.update(change),
    });
    return gradedExampleOnWire(example, sealer);
  });
}
