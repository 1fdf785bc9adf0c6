import { getModelNotice } from '@greenpen/api-contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../api/call-api.ts';

export const modelNoticeQuery = queryOptions({
  queryKey: ['model-notice'],
  queryFn: ({ signal }) => callApi(getModelNotice, { signal }),
});
