import { getDashboardOverview } from '@greenpen/api-contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api.ts';

type Seen = { readonly pendingReview: number; readonly failed: number };

/** Fetched again when what waits or failed has changed: the figures and the list are polled, this is not. */
export const overviewQuery = ({ pendingReview, failed }: Seen) =>
  queryOptions({
    queryKey: ['stats', 'overview', pendingReview, failed],
    queryFn: ({ signal }) =>
      callApi(getDashboardOverview, {
        query: { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
