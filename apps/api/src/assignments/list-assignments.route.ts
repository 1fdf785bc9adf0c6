import { listAssignments, nextCursorHeader } from '@greenpen/api-contract';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { assignmentOnWire } from './assignment-on-wire.ts';
import { listOrder, submissionFilter } from './list-query.ts';

export function listAssignmentsRoute({ gradebook, sealer, model }: Ports): Route {
  return route(
    listAssignments,
    { requires: 'signed-in', scope: 'extension' },
    async ({ query, actor, reply }) => {
      const { cursor = null, limit, sort, order, deleted, texts, ...filter } = query;
      const page = await gradebook.submissions.list({
        ownerId: actor.id,
        filter: { ...submissionFilter(filter), deleted: deleted === 'true' },
        order: listOrder({ sort, order }),
        cursor,
        limit,
        withFeedback: texts === 'full',
      });
      if (page.nextCursor !== null) reply.header(nextCursorHeader, page.nextCursor);
      const graded = page.submissions.flatMap(({ id, grade }) => (grade === null ? [] : [id]));
      // Without a model no drafts are pending.
      const drafts =
        model === null ? [] : await gradebook.modelDrafts.list({ ownerId: actor.id, submissionIds: graded });
      const draftOf = new Map(drafts.map((draft) => [draft.submissionId, draft]));
      return page.submissions
        .values()
        .map((submission) => assignmentOnWire(submission, sealer, draftOf.get(submission.id)));
    },
  );
}
