import { createDiscussionExample } from '@greenpen/api-contract';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { discussionExampleOnWire, sealDiscussionTexts } from './discussion-example-texts.ts';

export function createDiscussionExampleRoute({ gradebook, sealer }: Ports): Route {
  return route(createDiscussionExample, { requires: 'own-course' }, async ({ params, body, actor }) => {
    const { courseAssignmentId, responseStyle } = body;
    const example = await gradebook.createDiscussionExample({
      ownerId: actor.id,
      courseId: params.courseId,
      courseAssignmentId,
      responseStyle,
      texts: sealDiscussionTexts(sealer, body),
    });
    return discussionExampleOnWire(example, sealer);
  });
}
