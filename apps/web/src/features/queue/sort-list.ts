import { usualOrder } from '@greenpen/api-contract';
import type { AssignmentList } from '../../api/assignment-filter.ts';

export type Column = NonNullable<AssignmentList['sort']>;
type Order = NonNullable<AssignmentList['order']>;

/** The sort order of a list by this column; null if it is sorted by another one. */
export function orderOf({ sort = 'uploaded', order }: AssignmentList, column: Column): Order | null {
  return sort === column ? (order ?? usualOrder[column]) : null;
}

/** The list after a click on a column heading: sorted by it, or reversed. */
export function sortBy(
  { sort: _sort, order: _order, ...filter }: AssignmentList,
  column: Column,
  now: Order | null,
): AssignmentList {
  const next = now === null ? usualOrder[column] : now === 'asc' ? 'desc' : 'asc';
  return {
    ...filter,
    ...(column === 'uploaded' ? {} : { sort: column }),
    ...(next === usualOrder[column] ? {} : { order: next }),
  };
}
