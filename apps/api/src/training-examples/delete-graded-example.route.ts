import { deleteGradedExample } from '@greenpen/api-contract';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';

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
