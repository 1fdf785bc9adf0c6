import { listCourses } from '@greenpen/api-contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from './call-api.ts';

/** The courses with what was set in them. */
export const coursesQuery = queryOptions({
  queryKey: ['courses'],
  queryFn: ({ signal }) => callApi(listCourses, { signal }),
});
