import { reopenAssignment } from '@greenpen/api-contract';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { gradeOnWire } from './grade-on-wire.ts';

export function reopenAssignmentRoute({ gradebook, sealer }: Ports): Route {
  return route(reopenAssignment, { requires: 'own-submission' }, async ({ params, actor, request }) => {
    const grade = await gradebook.grades.reopen({ ownerId: actor.id, submissionId: params.id, by: actor.id });
    logEvent(request, { action: 'grade-reopened', result: 'ok', object: params.id });
    return gradeOnWire(grade, sealer);
  });
}
