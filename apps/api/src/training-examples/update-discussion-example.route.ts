import { updateDiscussionExample } from '@greenpen/api-contract';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { discussionExampleOnWire, sealDiscussionTexts } from './discussion-example-texts.ts';
import { storeExample } from './store-example.ts';

export function updateDiscussionExampleRoute(ports: Ports): Route {
  const { gradebook, sealer } = ports;
  return route(
    updateDiscussionExample,
    { requires: 'own-discussion-example' },
    async ({ params, body, actor }) => {
      const where = { ownerId: actor.id, courseId: params.courseId, exampleId: params.id };
      const { courseAssignmentId, responseStyle, ...texts } = body;
      const stored = await gradebook.discussionExamples.get(where);
      const before = discussionExampleOnWire(stored, sealer);
      const sealed = sealDiscussionTexts(sealer, {
        discussionPrompt: texts.discussionPrompt ?? before.discussionPrompt,
        professorResponse: texts.professorResponse ?? before.professorResponse,
        notes: texts.notes ?? before.notes,
      });
      const change = { ...where, courseAssignmentId, responseStyle, texts: sealed };
      const example = await storeExample(ports, {
        ownerId: actor.id,
        texts: sealed,
        before: stored.texts,
        store: (inside) => inside.discussionExamples.update(change),
      });
      return discussionExampleOnWire(example, sealer);
    },
  );
}
