import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { SubmissionFilter } from '../gradebook-calls.ts';
import { submissions } from '../schema/index.ts';
import type { ListCursor } from './list-cursor.ts';

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
    filter.approved === undefined ? undefined : isApproved(filter.approved),
    search === '' ? undefined : sql`${submissions.searchText} like lower(${`%${escapeLike(search)}%`})`,
  );
}

/** Rows that come after the cursor: older, or of the same time with a smaller id. */
export function isAfter(cursor: ListCursor): SQL {
  return compare(sql`<`, cursor);
}

/** Rows that come before the cursor. */
export function isBefore(cursor: ListCursor): SQL {
  return compare(sql`>`, cursor);
}

function compare(sign: SQL, { uploadedAt, id }: ListCursor): SQL {
  const place = sql`(${uploadedAt.toISOString()}::timestamptz, ${id}::uuid)`;
  return sql`(${submissions.uploadedAt}, ${submissions.id}) ${sign} ${place}`;
}

function isApproved(approved: boolean): SQL {
  return approved ? isNotNull(submissions.approvedAt) : isNull(submissions.approvedAt);
}

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/gu, String.raw`\$&`);
}
