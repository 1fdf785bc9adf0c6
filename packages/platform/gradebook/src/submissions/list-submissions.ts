import { and, eq, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm';
import { GradingError } from '@greenpen/grading';
import type { ListOrder, SubmissionFilter } from './submission-requests.ts';
import type { Executor } from '../database.ts';
import type { Submission } from '../records.ts';
import { canForgive, fits, type SearchMode } from './submission-filter.ts';
import { inOrder, isBehind, newestFirst, placeOf, readCursor, reversed, writeCursor } from './list-order.ts';
import { submissions } from '../schema/submissions.ts';
import { isOwn, readSubmissions, toSubmission } from './submission-rows.ts';

type Page = {
  readonly ownerId: string;
  readonly filter: SubmissionFilter;
  readonly order?: ListOrder | undefined;
  readonly cursor: string | null;
  readonly limit: number;
  readonly withFeedback?: boolean;
};

/**
 * One page in the given order, newest first by default; `nextCursor` is null on the last page. Throws
 * REQUEST_INVALID for a cursor of another order. A search without exact results is repeated with typing mistakes
 * allowed; this also holds for later pages, because a client only requests a page that is not empty.
 */
async function listSubmissions(
  db: Executor,
  where: Page,
): Promise<{ submissions: Submission[]; nextCursor: string | null }> {
  const found = await readPage(db, where, 'exact');
  return found.submissions.length === 0 && canForgive(where.filter.search)
    ? readPage(db, where, 'forgiving')
    : found;
}

async function readPage(
  db: Executor,
  where: Page,
  mode: SearchMode,
): Promise<{ submissions: Submission[]; nextCursor: string | null }> {
  const order = where.order ?? newestFirst;
  const after = where.cursor === null ? undefined : isBehind(order, readCursor(where.cursor, order));
  // A subquery selects the page's ids first, so that only those rows are joined.
  const found = db
    .select({ id: submissions.id })
    .from(submissions)
    .where(and(fits(where.ownerId, where.filter, mode), after))
    .orderBy(...inOrder(order))
    // One extra row shows whether there is another page.
    .limit(where.limit + 1)
    .as('found');
  const rows = await readSubmissions(
    db,
    (all) => all.innerJoin(found, eq(found.id, submissions.id)).orderBy(...inOrder(order)),
    where,
  );
  const page = rows.slice(0, where.limit);
  const last = page.at(-1);
  const hasMore = rows.length > where.limit && last !== undefined;
  return {
    submissions: page.map((row) => toSubmission(row)),
    nextCursor: hasMore ? writeCursor(placeOf(order, last.submission), order) : null,
  };
}

/** Throws SUBMISSION_NOT_FOUND, also for another owner's submission. */
async function getSubmission(
  db: Executor,
  { ownerId, submissionId }: { ownerId: string; submissionId: string },
): Promise<Submission> {
  const [row] = await readSubmissions(db, (all) => all.where(isOwn(ownerId, submissionId)));
  if (row === undefined) throw new GradingError('SUBMISSION_NOT_FOUND');
  return toSubmission(row);
}

/** In the order of the given ids; unknown ids are left out. */
async function listSubmissionsById(
  db: Executor,
  { ownerId, submissionIds }: { ownerId: string; submissionIds: readonly string[] },
): Promise<Submission[]> {
  if (submissionIds.length === 0) return [];
  const rows = await readSubmissions(db, (all) =>
    all.where(
      and(
        eq(submissions.ownerId, ownerId),
        inArray(submissions.id, [...submissionIds]),
        isNull(submissions.deletedAt),
      ),
    ),
  );
  const byId = new Map(rows.map((row) => [row.submission.id, toSubmission(row)]));
  return submissionIds.flatMap((id) => byId.get(id) ?? []);
}

const PAGE = 200;

/** All submissions that match the filter, newest first, with one page in memory. */
async function* eachSubmission(
  db: Executor,
  { ownerId, filter }: { readonly ownerId: string; readonly filter: SubmissionFilter },
): AsyncGenerator<Submission> {
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof listSubmissions>> = await listSubmissions(db, {
      ownerId,
      filter,
      cursor,
      limit: PAGE,
    });
    yield* page.submissions;
    cursor = page.nextCursor;
  } while (cursor !== null);
}

type Neighbours = {
  readonly previousId: string | null;
  readonly nextId: string | null;
  /** 1-based; 0 if the submission is not in the list. */
  readonly position: number;
  readonly total: number;
};

/** The graded submissions before and after one, in the filtered and sorted list it was opened from. */
async function neighboursOf(
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
  // Without an exact match, the list it was opened from also allowed typing mistakes.
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

export {
  listSubmissions as list,
  getSubmission as get,
  listSubmissionsById as listById,
  eachSubmission as each,
  neighboursOf as findNeighbours,
};
