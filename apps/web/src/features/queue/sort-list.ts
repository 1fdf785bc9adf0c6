import type { AssignmentList } from '../../lib/assignment-filter.ts';

export type Column = NonNullable<AssignmentList['sort']>;
type Order = NonNullable<AssignmentList['order']>;

/** The server's own order of each column: newest and best first, names and statuses from A to Z. */
const usual: Record<Column, Order> = {
  uploaded: 'desc',
  name: 'asc',
  student: 'asc',
  grade: 'desc',
  status: 'asc',
  doubt: 'desc',
};

/** In which order a list stands; null for the columns that do not order it. */
export function orderOf({ sort = 'uploaded', order }: AssignmentList, column: Column): Order | null {
  return sort === column ? (order ?? usual[column]) : null;
}

/** The list after its column's heading was pressed: by that column, or the other way round. */
export function sortBy(
  { sort: _sort, order: _order, ...filter }: AssignmentList,
  column: Column,
  now: Order | null,
): AssignmentList {
  const next = now === null ? usual[column] : now === 'asc' ? 'desc' : 'asc';
  return {
    ...filter,
    ...(column === 'uploaded' ? {} : { sort: column }),
    ...(next === usual[column] ? {} : { order: next }),
  };
}
