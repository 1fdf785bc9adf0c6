import { deleteRuling, listRulings, setRuling } from '@greenpen/api-contract';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';

export function setRulingRoute({ gradebook, sealer }: Ports): Route {
  return route(setRuling, { requires: 'own-submission' }, async ({ params, body, actor, request }) => {
    const { requirementId, ruling } = body;
    const where = { ownerId: actor.id, submissionId: params.id, requirementId };
    const sealed = ruling === null ? null : { counts: ruling.counts, passage: sealer.seal(ruling.text) };
    await gradebook.rulings.set(where, sealed);
    logEvent(request, { action: 'ruling-changed', result: 'ok', object: params.id });
    const others = ruling?.counts === true ? await gradebook.rulings.listPapersToCheckAgain(where) : [];
    return { others: [...others] };
  });
}

export function listRulingsRoute({ gradebook, sealer }: Ports): Route {
  return route(listRulings, { requires: 'own-course-assignment' }, async ({ params, actor }) => {
    const { courseId, id: courseAssignmentId } = params;
    const ownerId = actor.id;
    await gradebook.courseAssignments.get({ ownerId, courseId, courseAssignmentId });
    const records = await gradebook.rulings.list({ ownerId, courseAssignmentId });
    return records.map(({ id, requirementId, counts, passage }) => ({
      id,
      requirementId,
      counts,
      text: sealer.open(passage),
    }));
  });
}

export function deleteRulingRoute({ gradebook }: Ports): Route {
  return route(deleteRuling, { requires: 'own-ruling' }, async ({ params, actor }) => {
    await gradebook.rulings.delete({ ownerId: actor.id, rulingId: params.id });
    return { deleted: true as const };
  });
}
