import { usualOrder } from '@greenpen/api-contract';
import type { AssignmentList } from '../../api/assignment-filter.ts';

export type Column = NonNullable<AssignmentList['sort']>;
type Order = NonNullable<AssignmentList['order']>;

/** In which order a list stands; null for the columns that do not order it. */
export function orderOf({ sort = 'uploaded', order }: AssignmentList, column: Column): Order | null {
  return sort === column ? (order ?? usualOrder[column]) : null;
}

/** The list after its column's heading was pressed: by that column, or the other way round. */
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
