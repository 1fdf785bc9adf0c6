import { getPlan } from '@greenpen/api-contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../api/call-api.ts';

export const planQuery = queryOptions({
  queryKey: ['plan'],
  queryFn: ({ signal }) => callApi(getPlan, { signal }),
});
