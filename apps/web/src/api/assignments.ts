import {
  type Assignment,
  getAssignment,
  getDashboardStats,
  getPaper,
  listAssignments,
  nextCursorHeader,
} from '@greenpen/api-contract';
import { type QueryClient, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { AssignmentList } from './assignment-filter.ts';
import { callApi, callWithHeaders } from './call-api.ts';
import { queryClient } from './query-client.ts';

const quickForMs = 120_000;

let gradingStartedAt: number | null = null;

/** Refetches the lists now and polls them faster for two minutes. */
export async function watchGrading(queryClient: QueryClient): Promise<void> {
  gradingStartedAt = Date.now();
  await refreshAssignments(queryClient);
}

/** Invalidates the queries that change when papers are added, deleted or graded. */
export async function refreshAssignments(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    [['assignments'], ['stats'], ['courses']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );
}

type Pages = {
  readonly pages: readonly { readonly items: readonly Pick<Assignment, 'status' | 'modelDraft'>[] }[];
};

type Listed = AssignmentList & {
  readonly deleted?: 'true';
  readonly attempts?: 'latest';
  readonly texts?: 'none';
};

/** A list as the queue shows it, with only the newest of a student's attempts. */
export const stacked = (list: AssignmentList): Listed => ({ ...list, attempts: 'latest', texts: 'none' });

/** A paper and the other attempts of its student at its course assignment, newest first. */
export const attemptsQuery = (id: string) =>
  queryOptions({
    queryKey: ['assignments', 'attempts', id],
    queryFn: ({ signal }) => callApi(listAssignments, { query: { attemptsOf: id }, signal }),
  });

/** The uploaded files that fit the filter, in its order, page by page. */
export const assignmentsQuery = (filter: Listed, limit = 50) =>
  infiniteQueryOptions({
    queryKey: ['assignments', 'list', filter, limit],
    queryFn: async ({ pageParam, signal }) => {
      const cursor = pageParam === '' ? {} : { cursor: pageParam };
      const { data, headers } = await callWithHeaders(listAssignments, {
        query: { ...filter, ...cursor, limit },
        signal,
      });
      return { items: data, nextCursor: headers.get(nextCursorHeader) };
    },
    initialPageParam: '',
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    refetchInterval: (query) =>
      pollInterval({
        startedAt: gradingStartedAt,
        now: Date.now(),
        isAnyProcessing: isAnyProcessing(query.state.data),
      }),
  });

function isAnyProcessing(data: Pages | undefined): boolean {
  return data?.pages.some(({ items }) => items.some(isUnfinished)) ?? false;
}

/** Whether any fetched list has a paper in progress, so that figures are polled too. */
function isAnyListProcessing(): boolean {
  return queryClient
    .getQueriesData<Pages>({ queryKey: ['assignments', 'list'] })
    .some(([, data]) => isAnyProcessing(data));
}

/** The polling interval of figures about all papers, the same as for a list with a paper in progress. */
export function pollWhileGrading(): number | false {
  return pollInterval({
    startedAt: gradingStartedAt,
    now: Date.now(),
    isAnyProcessing: isAnyListProcessing(),
  });
}

export const statsQuery = queryOptions({
  queryKey: ['stats'],
  queryFn: ({ signal }) =>
    callApi(getDashboardStats, {
      query: { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
      signal,
    }),
  refetchInterval: pollWhileGrading,
});

/** Whether its review or the language model's draft is still pending. */
function isUnfinished(paper?: Pick<Assignment, 'status' | 'modelDraft'>): boolean {
  const draft = paper?.modelDraft?.state;
  return paper?.status === 'processing' || draft === 'drafting' || draft === 'waiting';
}

/** One submission with its review; the filter is that of the list it was opened from. */
export const assignmentQuery = (id: string, list: Listed) =>
  queryOptions({
    queryKey: ['assignment', id, list],
    queryFn: ({ signal }) => callApi(getAssignment, { params: { id }, query: list, signal }),
    refetchInterval: (query) =>
      pollInterval({
        startedAt: isUnfinished(query.state.data) ? gradingStartedAt : null,
        now: Date.now(),
        isAnyProcessing: isUnfinished(query.state.data),
      }),
  });

export const paperQuery = (id: string) =>
  queryOptions({
    queryKey: ['paper', id],
    queryFn: ({ signal }) => callApi(getPaper, { params: { id }, signal }),
    // A parsed file does not change; student text is dropped soon after it is shown.
    staleTime: Infinity,
    gcTime: 60_000,
  });

type PollSituation = {
  /** When grading was last started in this browser, in milliseconds; null if it was not. */
  readonly startedAt: number | null;
  readonly now: number;
  readonly isAnyProcessing: boolean;
};

/** Milliseconds until the lists are fetched again: 3 s for two minutes after a start, then 15 s while anything is processing. */
export function pollInterval({ startedAt, now, isAnyProcessing }: PollSituation): number | false {
  if (startedAt !== null && now - startedAt < quickForMs) return 3000;
  return isAnyProcessing ? 15_000 : false;
}
