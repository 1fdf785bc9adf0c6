import { updateDiscussionExample } from '@greenpen/api-contract';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { discussionExampleOnWire, sealDiscussionTexts } from './discussion-example-texts.ts';

export function updateDiscussionExampleRoute({ gradebook, sealer }: Ports): Route {
  return route(
    updateDiscussionExample,
    { requires: 'own-discussion-example' },
    async ({ params, body, actor }) => {
      const where = { ownerId: actor.id, courseId: params.courseId, exampleId: params.id };
      const { courseAssignmentId, responseStyle, ...texts } = body;
      const before = discussionExampleOnWire(await gradebook.getDiscussionExample(where), sealer);
      const example = await gradebook.updateDiscussionExample({
        ...where,
        courseAssignmentId,
        responseStyle,
        texts: sealDiscussionTexts(sealer, {
          discussionPrompt: texts.discussionPrompt ?? before.discussionPrompt,
          professorResponse: texts.professorResponse ?? before.professorResponse,
          notes: texts.notes ?? before.notes,
        }),
      });
      return discussionExampleOnWire(example, sealer);
    },
  );
}
