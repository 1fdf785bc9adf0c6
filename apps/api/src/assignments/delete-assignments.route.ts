import { deleteAssignments } from '@greenpen/api-contract';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import { runOnce } from '../http/idempotency-key.ts';
import type { Ports } from '../ports.ts';

export function deleteAssignmentsRoute({ gradebook }: Ports): Route {
  return route(deleteAssignments, { requires: 'signed-in' }, async ({ body, actor, request }) => {
    const submissionIds = [...new Set(body.ids)];
    const once = {
      gradebook,
      request,
      ownerId: actor.id,
      action: 'delete-assignments',
      parts: submissionIds.toSorted(),
    };
    const answer = await runOnce(once, async (inside) => {
      await inside.submissions.deleteMany({ ownerId: actor.id, submissionIds });
      return { deleted: submissionIds };
    });
    logEvent(request, { action: 'papers-put-away', result: 'ok', detail: answer.deleted.length });
    return answer;
  });
}
