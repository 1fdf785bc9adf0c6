import { assignmentFilter, assignmentOrder } from '@greenpen/api-contract';
import type { z } from 'zod';

const { sort, order } = assignmentOrder.shape;

const assignmentList = assignmentFilter
  .omit({ attempts: true, attemptsOf: true })
  .extend({ sort: sort.unwrap().optional(), order });

/** Which papers a list shows, and in which order. */
export type AssignmentList = z.infer<typeof assignmentList>;

/** Parses the filter from the address; invalid values are dropped. */
export function readFilter(search: URLSearchParams): AssignmentList {
  const list: Record<string, string> = {};
  for (const [name, schema] of Object.entries(assignmentList.shape)) {
    const value = search.get(name);
    if (value !== null && value !== '' && schema.safeParse(value).success) list[name] = value;
  }
  return assignmentList.parse(list);
}

/** Writes the filter to a query string, without unset values. */
export function writeFilter(list: AssignmentList): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(list)) {
    if (value !== undefined && value !== '') search.set(name, value);
  }
  return search;
}

/** Whether fewer than all papers are shown. */
export function isNarrowed({ sort: _sort, order: _order, ...filter }: AssignmentList): boolean {
  return Object.values(filter).some((value) => value !== undefined && value !== '');
}
