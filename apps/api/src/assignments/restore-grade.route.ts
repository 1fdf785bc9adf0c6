import { restoreGrade } from '@greenpen/api-contract';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { gradeOnWire } from './grade-on-wire.ts';

export function restoreGradeRoute({ gradebook, sealer }: Ports): Route {
  return route(restoreGrade, { requires: 'own-submission' }, async ({ params, body, actor, request }) => {
    const where = { ownerId: actor.id, submissionId: params.id };
    const grade = await gradebook.grades.restore({ ...where, version: body.version, by: actor.id });
    logEvent(request, { action: 'grade-restored', result: 'ok', object: params.id });
    return gradeOnWire(grade, sealer);
  });
}
