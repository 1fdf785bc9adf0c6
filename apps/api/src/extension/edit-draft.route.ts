import { editDraft } from '@greenpen/api-contract';
import { gradeOnWire } from '../assignments/grade-on-wire.ts';
import { saveGradeEdit } from '../assignments/update-grade.route.ts';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';

/** A key may change only drafts that the extension sent, never papers that were uploaded. */
export function editDraftRoute(ports: Ports): Route {
  return route(
    editDraft,
    { requires: 'own-submission', scope: 'extension' },
    async ({ params, body, actor, request }) => {
      const where = { ownerId: actor.id, submissionId: params.id };
      await ports.gradebook.extensionDrafts.check(where);
      const { grade } = await saveGradeEdit(ports, where, body);
      logEvent(request, { action: 'grade-changed', result: 'ok', object: params.id });
      return gradeOnWire(grade, ports.sealer);
    },
  );
}
