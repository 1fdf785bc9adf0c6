import {
  getAdminStats,
  getGrowth,
  getSystem,
  getUserRecord,
  listAudit,
  listAuditActions,
  listContactMessages,
  listUsers,
  nextCursorHeader,
  type CallInput,
} from '@greenpen/api-contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callApi, callWithHeaders } from '../../api/call-api.ts';

/** Other users change this data, so it is refetched on each visit. */
const staleTime = 0;

export const adminStatsQuery = queryOptions({
  queryKey: ['admin', 'stats'],
  queryFn: ({ signal }) => callApi(getAdminStats, { signal }),
  staleTime,
});

export const systemQuery = queryOptions({
  queryKey: ['admin', 'system'],
  queryFn: ({ signal }) => callApi(getSystem, { signal }),
  staleTime,
  refetchInterval: 30_000,
});

export const growthQuery = queryOptions({
  queryKey: ['admin', 'growth'],
  queryFn: ({ signal }) =>
    callApi(getGrowth, { query: { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }, signal }),
});

export const userRecordQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'user', id],
    queryFn: ({ signal }) => callApi(getUserRecord, { params: { id }, signal }),
    staleTime,
  });

export const usersQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'users', search],
    queryFn: async ({ pageParam, signal }) => {
      const cursor = pageParam === '' ? {} : { cursor: pageParam };
      const { data, headers } = await callWithHeaders(listUsers, {
        query: { search, ...cursor, limit: 100 },
        signal,
      });
      return { items: data, nextCursor: headers.get(nextCursorHeader) };
    },
    initialPageParam: '',
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    staleTime,
  });

export type AuditFilter = Omit<CallInput<typeof listAudit>['query'], 'cursor' | 'limit'>;

export const auditQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'audit', filter],
    queryFn: async ({ pageParam, signal }) => {
      const cursor = pageParam === '' ? {} : { cursor: pageParam };
      const { data, headers } = await callWithHeaders(listAudit, { query: { ...filter, ...cursor }, signal });
      return { items: data, nextCursor: headers.get(nextCursorHeader) };
    },
    initialPageParam: '',
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    staleTime,
  });

export const auditActionsQuery = queryOptions({
  queryKey: ['admin', 'audit-actions'],
  queryFn: ({ signal }) => callApi(listAuditActions, { signal }),
});

type MessageStatus = CallInput<typeof listContactMessages>['query']['status'];

export const messagesQuery = (status: MessageStatus) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'messages', status ?? 'all'],
    queryFn: async ({ pageParam, signal }) => {
      const cursor = pageParam === '' ? {} : { cursor: pageParam };
      const { data, headers } = await callWithHeaders(listContactMessages, {
        query: { status, ...cursor },
        signal,
      });
      return { items: data, nextCursor: headers.get(nextCursorHeader) };
    },
    initialPageParam: '',
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    staleTime,
  });
