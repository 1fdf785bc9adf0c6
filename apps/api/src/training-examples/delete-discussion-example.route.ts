import { deleteDiscussionExample } from '@greenpen/api-contract';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';

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
