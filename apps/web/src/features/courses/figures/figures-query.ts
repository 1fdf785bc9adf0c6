import { getClassFigures } from '@greenpen/api-contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../api/call-api.ts';

/** Under the courses' key, so that whatever changes papers or class lists fetches it again. */
export const figuresQuery = (courseId: string, id: string) =>
  queryOptions({
    queryKey: ['courses', courseId, 'figures', id],
    queryFn: ({ signal }) => callApi(getClassFigures, { params: { courseId, id }, signal }),
    // Papers are graded and approved elsewhere: what was true a minute ago may not be.
    staleTime: 10_000,
  });
