import { cancelAssignments } from '@greenpen/api-contract';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import { runOnce } from '../http/idempotency-key.ts';
import type { Ports } from '../ports.ts';

export function cancelAssignmentsRoute({ gradebook }: Ports): Route {
  return route(cancelAssignments, { requires: 'signed-in' }, async ({ body, actor, request }) => {
    const submissionIds = [...new Set(body.ids)];
    const once = {
      gradebook,
      request,
      ownerId: actor.id,
      action: 'cancel-assignments',
      parts: submissionIds.toSorted(),
    };
    const answer = await runOnce(once, async (inside) => {
      const result = await inside.runs.cancel({ ownerId: actor.id, submissionIds });
      return { cancelled: [...result.cancelled], finishing: [...result.finishing] };
    });
    logEvent(request, { action: 'grading-cancelled', result: 'ok', detail: answer.cancelled.length });
    return answer;
  });
}
