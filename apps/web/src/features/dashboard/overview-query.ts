import { getDashboardOverview } from '@greenpen/api-contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api.ts';

/** Fetched again when the number of papers that wait has changed: the figures are polled, this is not. */
export const overviewQuery = (pendingReview: number) =>
  queryOptions({
    queryKey: ['stats', 'overview', pendingReview],
    queryFn: ({ signal }) =>
      callApi(getDashboardOverview, {
        query: { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
