import { getDashboardOverview } from '@greenpen/api-contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../api/call-api.ts';
import { pollWhileGrading } from '../../api/assignments.ts';

/** Fetched with the figures while papers are graded, and whenever those are fetched again. */
export const overviewQuery = queryOptions({
  queryKey: ['stats', 'overview'],
  queryFn: ({ signal }) =>
    callApi(getDashboardOverview, {
      query: { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
      signal,
    }),
  refetchInterval: pollWhileGrading,
});
