import { getDashboardOverview } from '@greenpen/api-contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../api/call-api.ts';
import { pollWhileGrading } from '../../api/assignments.ts';

/** Refetched with the statistics while papers are being graded. */
export const overviewQuery = queryOptions({
  queryKey: ['stats', 'overview'],
  queryFn: ({ signal }) =>
    callApi(getDashboardOverview, {
      query: { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
      signal,
    }),
  refetchInterval: pollWhileGrading,
});
