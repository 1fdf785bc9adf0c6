import { deleteAssignment } from '@greenpen/api-contract';
import type { StoredRemoval } from '@greenpen/gradebook';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';

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
