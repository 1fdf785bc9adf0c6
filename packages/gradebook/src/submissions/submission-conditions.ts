import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { SubmissionFilter } from '../gradebook-calls.ts';
import { submissions } from '../schema/index.ts';

/** A place in the list of the newest: equal times are told apart by the id. */
type Place = { readonly uploadedAt: Date; readonly id: string };

/** Which rows a filter lets through. */
export function fits(ownerId: string, filter: SubmissionFilter): SQL | undefined {
  const search = filter.search?.trim() ?? '';
  return and(
    eq(submissions.ownerId, ownerId),
    filter.status === undefined ? undefined : eq(submissions.status, filter.status),
    filter.courseId === undefined ? undefined : eq(submissions.courseId, filter.courseId),
    filter.courseAssignmentId === undefined
      ? undefined
      : eq(submissions.courseAssignmentId, filter.courseAssignmentId),
    filter.gradeBand === undefined ? undefined : eq(submissions.gradeBand, filter.gradeBand),
    filter.deleted === true ? isNotNull(submissions.deletedAt) : isNull(submissions.deletedAt),
    filter.approved === undefined ? undefined : isApproved(filter.approved),
    search === '' ? undefined : sql`${submissions.searchText} like lower(${`%${escapeLike(search)}%`})`,
  );
}

/** Rows that come after a place: older, or of the same time with a smaller id. */
export function isAfter(cursor: Place): SQL {
  return compare(sql`<`, cursor);
}

/** Rows that come before a place. */
export function isBefore(cursor: Place): SQL {
  return compare(sql`>`, cursor);
}

function compare(sign: SQL, { uploadedAt, id }: Place): SQL {
  const place = sql`(${uploadedAt.toISOString()}::timestamptz, ${id}::uuid)`;
  return sql`(${submissions.uploadedAt}, ${submissions.id}) ${sign} ${place}`;
}

function isApproved(approved: boolean): SQL {
  return approved ? isNotNull(submissions.approvedAt) : isNull(submissions.approvedAt);
}

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/gu, String.raw`\$&`);
}
