import { listFeedbackTemplates, suggestTemplates } from '@greenpen/api-contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from './call-api.ts';

/** The instructor's own. */
export const templatesQuery = queryOptions({
  queryKey: ['feedback-templates'],
  queryFn: ({ signal }) => callApi(listFeedbackTemplates, { query: {}, signal }),
});

/** With the starter set, for fields that a template is put into. */
export const allTemplatesQuery = queryOptions({
  queryKey: ['feedback-templates', 'with-starters'],
  queryFn: ({ signal }) => callApi(listFeedbackTemplates, { query: { starters: 'with' }, signal }),
});

/** Comments that were written on several papers. */
export const suggestedTemplatesQuery = queryOptions({
  queryKey: ['feedback-templates', 'suggested'],
  queryFn: ({ signal }) => callApi(suggestTemplates, { signal }),
});
