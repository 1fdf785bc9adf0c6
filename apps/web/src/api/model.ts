import { getModelChoice, getModelExchanges } from '@greenpen/api-contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from './call-api.ts';

export const modelChoiceQuery = queryOptions({
  queryKey: ['model-choice'],
  queryFn: ({ signal }) => callApi(getModelChoice, { signal }),
});

export const modelExchangesQuery = (id: string) =>
  queryOptions({
    queryKey: ['assignments', 'model', id],
    queryFn: ({ signal }) => callApi(getModelExchanges, { params: { id }, signal }),
    // Student text is dropped soon after it is shown.
    gcTime: 60_000,
  });
