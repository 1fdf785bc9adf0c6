import { deleteAssignment, deleteAssignments, restoreAssignments } from '@greenpen/api-contract';
import type { StoredRemoval } from '@greenpen/gradebook';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { runOnce } from '../http/idempotency-key.ts';

export function deleteAssignmentRoute(ports: Ports): Route {
  return route(deleteAssignment, { requires: 'own-submission' }, async ({ params, actor, request }) => {
    const removal = await ports.gradebook.submissions.delete({
      ownerId: actor.id,
      submissionId: params.id,
      by: actor.id,
    });
    await removeStored(ports, removal).catch((error: unknown) => {
      // The pending removal is recorded, so the worker will retry it.
      request.log.warn({ err: error, object: params.id }, 'a deleted paper is still in the store');
    });
    logEvent(request, { action: 'paper-deleted', result: 'ok', object: params.id });
    return { deleted: true as const };
  });
}

async function removeStored({ gradebook, store }: Ports, removal: StoredRemoval): Promise<void> {
  if (removal.fileId !== null) await store.remove(removal.fileId);
  await store.removeFolder(removal.folder);
  await gradebook.submissions.recordRemoved(removal.submissionId);
}

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
