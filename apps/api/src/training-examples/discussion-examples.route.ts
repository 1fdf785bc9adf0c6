import {
  listDiscussionExamples,
  createDiscussionExample,
  updateDiscussionExample,
  deleteDiscussionExample,
} from '@greenpen/api-contract';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { discussionExampleOnWire, sealDiscussionTexts } from './discussion-example-texts.ts';
import { storeExample } from './store-example.ts';
import { logEvent } from '../http/log-event.ts';

export function listDiscussionExamplesRoute({ gradebook, sealer }: Ports): Route {
  return route(listDiscussionExamples, { requires: 'own-course' }, async ({ params, query, actor }) => {
    const examples = await gradebook.discussionExamples.list({ ...query, ...params, ownerId: actor.id });
    return examples.map((example) => discussionExampleOnWire(example, sealer));
  });
}

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

export function deleteDiscussionExampleRoute({ gradebook }: Ports): Route {
  return route(
    deleteDiscussionExample,
    { requires: 'own-discussion-example' },
    async ({ params, actor, request }) => {
      await gradebook.discussionExamples.delete({
        ownerId: actor.id,
        courseId: params.courseId,
        exampleId: params.id,
      });
      logEvent(request, { action: 'example-deleted', result: 'ok', object: params.id });
      return { deleted: true as const };
    },
  );
}
