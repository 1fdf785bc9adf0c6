import { listFeedbackTemplates } from '@greenpen/api-contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../api/call-api.ts';

export const templatesQuery = queryOptions({
  queryKey: ['feedback-templates'],
  queryFn: ({ signal }) => callApi(listFeedbackTemplates, { signal }),
});
