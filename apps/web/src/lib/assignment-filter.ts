import { assignmentFilter, type AssignmentFilter } from '@greenpen/api-contract';

/** The filter that an address holds; what is not understood is left out. */
export function readFilter(search: URLSearchParams): AssignmentFilter {
  const filter: Record<string, string> = {};
  for (const [name, schema] of Object.entries(assignmentFilter.shape)) {
    const value = search.get(name);
    if (value !== null && value !== '' && schema.safeParse(value).success) filter[name] = value;
  }
  return assignmentFilter.parse(filter);
}

/** The filter as an address carries it, without what is not set. */
export function writeFilter(filter: AssignmentFilter): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) {
    if (value !== undefined && value !== '') search.set(name, value);
  }
  return search;
}
