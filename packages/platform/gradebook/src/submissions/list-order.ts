import { asc, desc, sql, type SQL } from 'drizzle-orm';
import type { ListOrder } from './submission-requests.ts';
import { submissions } from '../schema/index.ts';
import type { ListPlace } from './list-cursor.ts';
import type { SubmissionRow } from './submission-rows.ts';

export const newestFirst: ListOrder = { by: 'uploaded', direction: 'desc' };

/** Each has an index of the owner, this column and the id, which PostgreSQL reads in both directions. */
const columns = {
  uploaded: submissions.uploadedAt,
  name: submissions.nameKey,
  student: submissions.studentKey,
  grade: submissions.gradeKey,
  status: submissions.status,
  doubt: submissions.doubt,
} as const satisfies Record<ListOrder['by'], unknown>;

export function inOrder({ by, direction }: ListOrder): [SQL, SQL] {
  const order = direction === 'asc' ? asc : desc;
  return [order(columns[by]), order(submissions.id)];
}

/** The same order from its end to its beginning. */
export function reversed({ by, direction }: ListOrder): ListOrder {
  return { by, direction: direction === 'asc' ? 'desc' : 'asc' };
}

/** Rows that come after a place in that order. */
export function isBehind({ by, direction }: ListOrder, { key, id }: ListPlace): SQL {
  const sign = direction === 'asc' ? sql`>` : sql`<`;
  return sql`(${columns[by]}, ${submissions.id}) ${sign} (${keyValue(by, key)}, ${id}::uuid)`;
}

export function placeOf(
  { by }: ListOrder,
  row: Pick<SubmissionRow, 'id' | 'uploadedAt' | 'nameKey' | 'studentKey' | 'gradeKey' | 'status' | 'doubt'>,
): ListPlace {
  const keys = {
    uploaded: String(row.uploadedAt.getTime()),
    name: row.nameKey,
    student: row.studentKey,
    grade: String(row.gradeKey),
    status: row.status,
    doubt: String(row.doubt),
  };
  return { key: keys[by], id: row.id };
}

function keyValue(by: ListOrder['by'], key: string): SQL {
  if (by === 'uploaded') return sql`${new Date(Number(key)).toISOString()}::timestamptz`;
  if (by === 'doubt') return sql`${key}::smallint`;
  return by === 'grade' ? sql`${key}::float8` : sql`${key}::text`;
}
