import { listGradingCriteria } from '@greenpen/api-contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../api/call-api.ts';

export const criteriaQuery = queryOptions({
  queryKey: ['grading-criteria'],
  queryFn: ({ signal }) => callApi(listGradingCriteria, { signal }),
});
