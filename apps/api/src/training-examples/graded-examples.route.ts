import {
  listGradedExamples,
  createGradedExample,
  AppError,
  updateGradedExample,
  deleteGradedExample,
} from '@greenpen/api-contract';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { gradedExampleOnWire, sealGradedTexts } from './graded-example-texts.ts';
import { storeExample } from './store-example.ts';
import { logEvent } from '../http/log-event.ts';

export function listGradedExamplesRoute({ gradebook, sealer }: Ports): Route {
  return route(listGradedExamples, { requires: 'own-course' }, async ({ params, query, actor }) => {
    const examples = await gradebook.gradedExamples.list({ ...query, ...params, ownerId: actor.id });
    return examples.map((example) => gradedExampleOnWire(example, sealer));
  });
}

export function createGradedExampleRoute(ports: Ports): Route {
  const { sealer } = ports;
  return route(createGradedExample, { requires: 'own-course' }, async ({ params, body, actor }) => {
    const { studentWork, professorFeedback, notes, ...marked } = body;
    const ownerId = actor.id;
    const texts = sealGradedTexts(sealer, { studentWork, professorFeedback, notes });
    const fields = { ...marked, ownerId, courseId: params.courseId, texts };
    const example = await storeExample(ports, {
      ownerId,
      texts,
      store: (inside) => inside.gradedExamples.create(fields),
    });
    return gradedExampleOnWire(example, sealer);
  });
}

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

export function deleteGradedExampleRoute({ gradebook }: Ports): Route {
  return route(
    deleteGradedExample,
    { requires: 'own-graded-example' },
    async ({ params, actor, request }) => {
      await gradebook.gradedExamples.delete({
        ownerId: actor.id,
        courseId: params.courseId,
        exampleId: params.id,
      });
      logEvent(request, { action: 'example-deleted', result: 'ok', object: params.id });
      return { deleted: true as const };
    },
  );
}
