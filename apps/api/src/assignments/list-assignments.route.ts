import { listAssignments, nextCursorHeader, type CallQuery } from '@greenpen/api-contract';
import type { ListOrder } from '@greenpen/gradebook';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { assignmentOnWire } from './assignment-on-wire.ts';
import { submissionFilter } from './submission-filter.ts';

const usual = { uploaded: 'desc', student: 'asc', grade: 'desc', status: 'asc' } as const;

export function listAssignmentsRoute({ gradebook, sealer }: Ports): Route {
  return route(
    listAssignments,
    { requires: 'signed-in', scope: 'extension' },
    async ({ query, actor, reply }) => {
      const { cursor = null, limit, sort, order, deleted, ...filter } = query;
      const page = await gradebook.listSubmissions({
        ownerId: actor.id,
        filter: { ...submissionFilter(filter), deleted: deleted === 'true' },
        order: orderOf({ sort, order }),
        cursor,
        limit,
      });
      if (page.nextCursor !== null) reply.header(nextCursorHeader, page.nextCursor);
      return page.submissions.map((submission) => assignmentOnWire(submission, sealer));
    },
  );
}

function orderOf({ sort, order }: Pick<CallQuery<typeof listAssignments>, 'sort' | 'order'>): ListOrder {
  return { by: sort, direction: order ?? usual[sort] };
}
