import { createGradedExample } from '@greenpen/api-contract';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { gradedExampleOnWire, sealGradedTexts } from './graded-example-texts.ts';

export function createGradedExampleRoute({ gradebook, sealer }: Ports): Route {
  return route(createGradedExample, { requires: 'own-course' }, async ({ params, body, actor }) => {
    const { courseAssignmentId, title, type, grade, maxPoints } = body;
    const example = await gradebook.createGradedExample({
      ownerId: actor.id,
      courseId: params.courseId,
      courseAssignmentId,
      title,
      type,
      grade,
      maxPoints,
      texts: sealGradedTexts(sealer, body),
    });
    return gradedExampleOnWire(example, sealer);
  });
}
