import { getApiKey } from '@greenpen/api-contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../api/call-api.ts';

export const apiKeyQuery = queryOptions({
  queryKey: ['api-key'],
  queryFn: ({ signal }) => callApi(getApiKey, { signal }),
});
