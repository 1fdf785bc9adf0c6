import { approveAssignment } from '@greenpen/api-contract';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { gradeOnWire } from './grade-on-wire.ts';

export function approveAssignmentRoute({ gradebook, sealer }: Ports): Route {
  return route(
    approveAssignment,
    { requires: 'own-submission' },
    async ({ params, body, actor, request }) => {
      const grade = await gradebook.approveGrade({
        ownerId: actor.id,
        submissionId: params.id,
        version: body.version,
        by: actor.id,
      });
      logEvent(request, { action: 'grade-approved', result: 'ok', object: params.id });
      return gradeOnWire(grade, sealer);
    },
  );
}
