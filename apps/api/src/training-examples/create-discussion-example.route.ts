import { createDiscussionExample } from '@greenpen/api-contract';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { discussionExampleOnWire, sealDiscussionTexts } from './discussion-example-texts.ts';
import { storeExample } from './store-example.ts';

export function createDiscussionExampleRoute(ports: Ports): Route {
  const { sealer } = ports;
  return route(createDiscussionExample, { requires: 'own-course' }, async ({ params, body, actor }) => {
    const { courseAssignmentId, responseStyle } = body;
    const ownerId = actor.id;
    const texts = sealDiscussionTexts(sealer, body);
    const fields = {
      ownerId,
      courseId: params.courseId,
      courseAssignmentId,
      responseStyle,
      texts,
    };
    const example = await storeExample(ports, {
      ownerId,
      texts,
      store: (inside) => inside.discussionExamples.create(fields),
    });
    return discussionExampleOnWire(example, sealer);
  });
}
