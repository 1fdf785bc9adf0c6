import { createGradedExample } from '@greenpen/api-contract';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { gradedExampleOnWire, sealGradedTexts } from './graded-example-texts.ts';
import { storeExample } from './store-example.ts';

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
