import { and, eq, gt, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { SubmissionFilter } from '../gradebook-calls.ts';
import { submissions } from '../schema/index.ts';
import { isLatest, sibling } from './attempts.ts';

type Rows = typeof submissions | typeof sibling;

/** Which rows a filter lets through. */
export function fits(ownerId: string, filter: SubmissionFilter): SQL | undefined {
  return and(
    isFitting(submissions, ownerId, filter),
    filter.attempts === 'latest' ? isLatest(isFitting(sibling, ownerId, filter)) : undefined,
  );
}

function isFitting(rows: Rows, ownerId: string, filter: SubmissionFilter): SQL | undefined {
  return and(
    eq(rows.ownerId, ownerId),
    filter.status === undefined ? undefined : eq(rows.status, filter.status),
    filter.courseId === undefined ? undefined : eq(rows.courseId, filter.courseId),
    filter.courseAssignmentId === undefined
      ? undefined
      : eq(rows.courseAssignmentId, filter.courseAssignmentId),
    filter.gradeBand === undefined ? undefined : eq(rows.gradeBand, filter.gradeBand),
    filter.doubtful === true ? gt(rows.doubt, 0) : undefined,
    filter.attemptsOf === undefined ? undefined : isAttemptWith(rows, filter.attemptsOf),
    filter.deleted === true ? isNotNull(rows.deletedAt) : isNull(rows.deletedAt),
    filter.approved === undefined ? undefined : isApproved(rows, filter.approved),
    isFound(rows, filter.search?.trim() ?? ''),
  );
}

function isApproved({ approvedAt }: Rows, approved: boolean): SQL {
  return approved ? isNotNull(approvedAt) : isNull(approvedAt);
}

function isAttemptWith(rows: Rows, id: string): SQL | undefined {
  return or(
    eq(rows.id, id),
    sql`(${rows.courseAssignmentId}, ${rows.attemptKey}) =
      (select course_assignment_id, attempt_key from submissions as named where named.id = ${id}::uuid)`,
  );
}

/** Parts of words: by pairs of letters where there are no more, since trigrams need three. */
function isFound({ searchText }: Rows, search: string): SQL | undefined {
  const letters = Array.from(search).length;
  if (letters === 0) return undefined;
  if (letters > 2) return sql`${searchText} like lower(${`%${escapeLike(search)}%`})`;
  return sql`search_pairs @> array[lower(${search})]`;
}

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/gu, String.raw`\$&`);
}
