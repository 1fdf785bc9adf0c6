import { AppError } from '@greenpen/api-contract';
import { asc, desc, sql, type SQL } from 'drizzle-orm';
import type { ListOrder } from './submission-requests.ts';
import { submissions } from '../schema/submissions.ts';
import type { SubmissionRow } from './submission-rows.ts';

/** The last row of a page: its sort key as text, and its id as a tie-breaker. */
type ListPlace = { readonly key: string; readonly id: string };

const cursorText =
  /^(?<order>[a-z]+-[a-z]+)\.(?<id>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(?<key>.*)$/su;

const keyText: Readonly<Record<ListOrder['by'], RegExp>> = {
  uploaded: /^\d{1,15}$/u,
  name: /^[^\0]{0,400}$/su,
  student: /^[^\0]{0,400}$/su,
  grade: /^-?\d{1,3}(?:\.\d{1,20})?$/u,
  status: /^[a-z]{1,20}$/u,
  doubt: /^[0-3]$/u,
};

export function writeCursor({ key, id }: ListPlace, { by, direction }: ListOrder): string {
  return Buffer.from(`${by}-${direction}.${id}.${key}`).toString('base64url');
}

/** Throws REQUEST_INVALID for a cursor that `writeCursor` did not create for this order. */
export function readCursor(text: string, { by, direction }: ListOrder): ListPlace {
  const groups = cursorText.exec(Buffer.from(text, 'base64url').toString())?.groups;
  const { order, id, key } = groups ?? {};
  if (id === undefined || key === undefined || order !== `${by}-${direction}` || !keyText[by].test(key)) {
    throw new AppError('REQUEST_INVALID', 'the cursor does not belong to this list');
  }
  return { key, id };
}

export const newestFirst: ListOrder = { by: 'uploaded', direction: 'desc' };

/** Each has an index on the owner, this column and the id, which PostgreSQL can scan in both directions. */
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

/** The same order in reverse. */
export function reversed({ by, direction }: ListOrder): ListOrder {
  return { by, direction: direction === 'asc' ? 'desc' : 'asc' };
}

/** Rows after a place in that order. */
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
