import { GradingError } from '@greenpen/grading';
import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import type { ListOrder, SubmissionFilter } from './submission-requests.ts';
import { submissions } from '../schema/index.ts';
import { inOrder, isBehind, newestFirst, placeOf, reversed } from './list-order.ts';
import { canForgive } from './forgiving-search.ts';
import { fits, type SearchMode } from './submission-conditions.ts';
import { isOwn } from './submission-rows.ts';

export type Neighbours = {
  readonly previousId: string | null;
  readonly nextId: string | null;
  /** 1-based; 0 where the submission is not in the list itself. */
  readonly position: number;
  readonly total: number;
};

/**
 * Among the graded submissions that fit the filter, in that order; position 0 where it is not among them. The
 * graded submissions next to one in the list that it was opened from, in the list's order.
 */
export async function neighboursOf(
  db: Executor,
  where: {
    ownerId: string;
    submissionId: string;
    filter: SubmissionFilter;
    order?: ListOrder | undefined;
  },
): Promise<Neighbours> {
  const order = where.order ?? newestFirst;
  const [here] = await db.select().from(submissions).where(isOwn(where.ownerId, where.submissionId));
  if (here === undefined) throw new GradingError('SUBMISSION_NOT_FOUND');
  const place = placeOf(order, here);
  const listedIn = (mode: SearchMode) =>
    and(fits(where.ownerId, where.filter, mode), eq(submissions.status, 'completed'));
  const countIn = async (listed: SQL | undefined) => {
    const [counted] = await db
      .select({
        total: sql<number>`count(*)::int`,
        behind: sql<number>`count(*) filter (where ${isBehind(order, place)})::int`,
        isListed: sql<boolean>`coalesce(bool_or(${submissions.id} = ${here.id}), false)`,
      })
      .from(submissions)
      .where(listed);
    return { total: 0, behind: 0, isListed: false, ...counted };
  };
  let listed = listedIn('exact');
  let counted = await countIn(listed);
  // The list that it was opened from had nothing exact either, so it forgave mistakes.
  if (!counted.isListed && canForgive(where.filter.search)) {
    listed = listedIn('forgiving');
    counted = await countIn(listed);
  }
  const findNext = async (direction: ListOrder): Promise<string | null> => {
    const [next] = await db
      .select({ id: submissions.id })
      .from(submissions)
      .where(and(listed, isBehind(direction, place), ne(submissions.id, here.id)))
      .orderBy(...inOrder(direction))
      .limit(1);
    return next?.id ?? null;
  };
  const { total, behind, isListed } = counted;
  return {
    previousId: await findNext(reversed(order)),
    nextId: await findNext(order),
    position: isListed ? total - behind : 0,
    total,
  };
}
