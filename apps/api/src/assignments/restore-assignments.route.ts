import { restoreAssignments } from '@greenpen/api-contract';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import { runOnce } from '../http/idempotency-key.ts';
import type { Ports } from '../ports.ts';

export function restoreAssignmentsRoute({ gradebook }: Ports): Route {
  return route(restoreAssignments, { requires: 'signed-in' }, async ({ body, actor, request }) => {
    const submissionIds = [...new Set(body.ids)];
    const once = {
      gradebook,
      request,
      ownerId: actor.id,
      action: 'restore-assignments',
      parts: submissionIds.toSorted(),
    };
    const answer = await runOnce(once, async (inside) => {
      await inside.submissions.restoreMany({ ownerId: actor.id, submissionIds });
      return { restored: submissionIds };
    });
    logEvent(request, { action: 'papers-restored', result: 'ok', detail: answer.restored.length });
    return answer;
  });
}
