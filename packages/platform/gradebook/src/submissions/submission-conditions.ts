import { and, eq, gt, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { SubmissionFilter } from './submission-requests.ts';
import { submissions } from '../schema/index.ts';
import { isLatest, sibling } from './attempts.ts';
import { foldedInSql } from './folded-in-sql.ts';
import { isFoundDespiteMistakes } from './forgiving-search.ts';

type Rows = typeof submissions | typeof sibling;

/** `exact`: as typed, without regard to case, accents and apostrophes; `forgiving`: one typing mistake in each word. */
export type SearchMode = 'exact' | 'forgiving';

/** Which rows a filter lets through. */
export function fits(ownerId: string, filter: SubmissionFilter, mode: SearchMode = 'exact'): SQL | undefined {
  return and(
    isFitting(submissions, ownerId, filter, mode),
    filter.attempts === 'latest' ? isLatest(isFitting(sibling, ownerId, filter, mode)) : undefined,
  );
}

function isFitting(rows: Rows, ownerId: string, filter: SubmissionFilter, mode: SearchMode): SQL | undefined {
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
    isFound(rows, filter.search?.trim() ?? '', mode),
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
function isFound({ searchText }: Rows, search: string, mode: SearchMode): SQL | undefined {
  if (search === '') return undefined;
  if (mode === 'forgiving') return isFoundDespiteMistakes(searchText, search);
  if (Array.from(search.normalize('NFC')).length > 2)
    return sql`${searchText} like ${folded(`%${escapeLike(search)}%`)}`;
  return sql`search_pairs @> array[${folded(search)}]`;
}

function folded(text: string): SQL {
  const [before = '', after = ''] = foldedInSql('?').split('?');
  return sql`${sql.raw(before)}${text}::text${sql.raw(after)}`;
}

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/gu, String.raw`\$&`);
}
