import { GradingError } from '@greenpen/grading';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import type { ListOrder, SubmissionFilter } from './submission-requests.ts';
import type { Submission } from '../records.ts';
import { submissions } from '../schema/index.ts';
import { readCursor, writeCursor } from './list-cursor.ts';
import { inOrder, isBehind, newestFirst, placeOf } from './list-order.ts';
import { canForgive } from './forgiving-search.ts';
import { fits, type SearchMode } from './submission-conditions.ts';
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
 * Newest first where no order is given; a cursor that this did not make for it throws REQUEST_INVALID. One page in
 * the order asked for, newest first where none is; `nextCursor` is null on the last one. A search that finds
 * nothing as it was typed is made once more with typing mistakes forgiven: a page behind another one is only asked
 * for where there is something on it, so an empty one was found that way as well.
 */
export async function listSubmissions(
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
  // Found first, so that the rest is looked up for the papers of the page and not for all that fit.
  const found = db
    .select({ id: submissions.id })
    .from(submissions)
    .where(and(fits(where.ownerId, where.filter, mode), after))
    .orderBy(...inOrder(order))
    // One more than asked for says whether another page follows.
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

/** Throws SUBMISSION_NOT_FOUND, for another owner's as well. */
export async function getSubmission(
  db: Executor,
  { ownerId, submissionId }: { ownerId: string; submissionId: string },
): Promise<Submission> {
  const [row] = await readSubmissions(db, (all) => all.where(isOwn(ownerId, submissionId)));
  if (row === undefined) throw new GradingError('SUBMISSION_NOT_FOUND');
  return toSubmission(row);
}

/** In the order of the ids given; unknown ones are left out. */
export async function listSubmissionsById(
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
