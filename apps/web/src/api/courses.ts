import { listCourses } from '@greenpen/api-contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from './call-api.ts';

/** The courses with their assignments. */
export const coursesQuery = queryOptions({
  queryKey: ['courses'],
  queryFn: ({ signal }) => callApi(listCourses, { signal }),
});
