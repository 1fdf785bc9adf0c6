import { approveAssignments } from '@greenpen/api-contract';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import { runOnce } from '../http/idempotency-key.ts';
import type { Ports } from '../ports.ts';

export function approveAssignmentsRoute({ gradebook }: Ports): Route {
  return route(approveAssignments, { requires: 'signed-in' }, async ({ body, actor, request }) => {
    const submissionIds = [...new Set(body.ids)];
    const once = {
      gradebook,
      request,
      ownerId: actor.id,
      action: 'approve-assignments',
      parts: submissionIds.toSorted(),
    };
    const answer = await runOnce(once, async (inside) => {
      const result = await inside.grades.approveMany({ ownerId: actor.id, submissionIds, by: actor.id });
      return {
        approved: [...result.approved],
        alreadyApproved: [...result.alreadyApproved],
        notReady: [...result.notReady],
      };
    });
    // In a transaction of its own: it locks other papers of the class.
    await gradebook.pilots.calibrateFor({ ownerId: actor.id, submissionIds });
    logEvent(request, { action: 'grades-approved', result: 'ok', detail: answer.approved.length });
    return answer;
  });
}
