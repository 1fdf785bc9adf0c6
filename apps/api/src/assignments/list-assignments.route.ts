import { listAssignments, nextCursorHeader } from '@greenpen/api-contract';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { assignmentOnWire } from './assignment-on-wire.ts';
import { listOrder } from './list-order.ts';
import { submissionFilter } from './submission-filter.ts';

export function listAssignmentsRoute({ gradebook, sealer }: Ports): Route {
  return route(
    listAssignments,
    { requires: 'signed-in', scope: 'extension' },
    async ({ query, actor, reply }) => {
      const { cursor = null, limit, sort, order, deleted, texts, ...filter } = query;
      const page = await gradebook.listSubmissions({
        ownerId: actor.id,
        filter: { ...submissionFilter(filter), deleted: deleted === 'true' },
        order: listOrder({ sort, order }),
        cursor,
        limit,
        withFeedback: texts === 'full',
      });
      if (page.nextCursor !== null) reply.header(nextCursorHeader, page.nextCursor);
      return page.submissions.map((submission) => assignmentOnWire(submission, sealer));
    },
  );
}
