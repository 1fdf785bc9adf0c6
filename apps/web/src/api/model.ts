import { getModelChoice, getModelExchanges, listOvernight } from '@greenpen/api-contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from './call-api.ts';

export const modelChoiceQuery = queryOptions({
  queryKey: ['model-choice'],
  queryFn: ({ signal }) => callApi(getModelChoice, { signal }),
});

const SOON_MS = 15_000;
const SOMETIMES_MS = 60_000;

/** Papers that are read overnight, asked for again where the provider has batches: a class arrives after it was graded. */
export const overnightQuery = queryOptions({
  queryKey: ['overnight'],
  queryFn: ({ signal }) => callApi(listOvernight, { signal }),
  refetchInterval: ({ state: { data } }) => {
    if (data?.host === null) return false;
    return data?.batches.some(({ stage }) => stage !== 'ended') ? SOON_MS : SOMETIMES_MS;
  },
});

export const modelExchangesQuery = (id: string) =>
  queryOptions({
    queryKey: ['assignments', 'model', id],
    queryFn: ({ signal }) => callApi(getModelExchanges, { params: { id }, signal }),
    // Student text is dropped soon after it is shown.
    gcTime: 60_000,
  });
