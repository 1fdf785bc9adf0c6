import { listPilots, type Pilot } from '@greenpen/api-contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../api/call-api.ts';
import { pollWhileGrading } from '../../../api/assignments.ts';
import type { AssignmentList } from '../../../api/assignment-filter.ts';

/** Under the courses' key, so that changes of papers invalidate it. */
export const pilotsQuery = queryOptions({
  queryKey: ['courses', 'pilots'],
  queryFn: ({ signal }) => callApi(listPilots, { signal }),
  refetchInterval: (query) =>
    pollWhileGrading() || (query.state.data?.some(({ stage }) => stage === 'calibrating') ? 3000 : false),
});

/** The pilot of the class that the list shows; of several classes, the newest one. */
export function findShownPilot(
  pilots: readonly Pilot[],
  { courseId, courseAssignmentId }: AssignmentList,
): Pilot | undefined {
  return pilots.find(
    (pilot) =>
      (courseId === undefined || pilot.courseId === courseId) &&
      (courseAssignmentId === undefined || pilot.courseAssignmentId === courseAssignmentId),
  );
}

/** The papers to grade first, over all classes. */
export function papersToGradeFirst(pilots: readonly Pilot[] | undefined): ReadonlySet<string> {
  return new Set(
    (pilots ?? []).flatMap(({ stage, submissionIds }) => (stage === 'grading' ? submissionIds : [])),
  );
}
