import { getAccount, getHoldings, listSessions } from '@greenpen/api-contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../api/call-api.ts';

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => callApi(getAccount, { signal }),
});

export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: ({ signal }) => callApi(listSessions, { signal }),
});

export const holdingsQuery = queryOptions({
  queryKey: ['account', 'holdings'],
  queryFn: ({ signal }) => callApi(getHoldings, { signal }),
});
