import { listDiscussionExamples, listGradedExamples } from '@greenpen/api-contract';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { callApi } from '../../../api/call-api.ts';
import type { Place } from '../open-dialog.ts';
import { refreshCourses } from '../refresh-courses.ts';

const queryOf = ({ courseAssignmentId }: Place) =>
  courseAssignmentId === null ? {} : { courseAssignmentId };

/** Without a course assignment: examples for the whole course. */
export const gradedExamplesQuery = (place: Place) =>
  queryOptions({
    queryKey: ['examples', place.courseId, 'graded', place.courseAssignmentId],
    queryFn: async ({ signal }) => {
      const { courseId } = place;
      const examples = await callApi(listGradedExamples, {
        params: { courseId },
        query: queryOf(place),
        signal,
      });
      return examples.filter(({ courseAssignmentId }) => courseAssignmentId === place.courseAssignmentId);
    },
  });

/** Without a course assignment: examples for the whole course. */
export const discussionExamplesQuery = (place: Place) =>
  queryOptions({
    queryKey: ['examples', place.courseId, 'discussion', place.courseAssignmentId],
    queryFn: async ({ signal }) => {
      const { courseId } = place;
      const examples = await callApi(listDiscussionExamples, {
        params: { courseId },
        query: queryOf(place),
        signal,
      });
      return examples.filter(({ courseAssignmentId }) => courseAssignmentId === place.courseAssignmentId);
    },
  });

/** Invalidates the queries that show or count a course's examples. */
export async function refreshExamples(queryClient: QueryClient, courseId: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['examples', courseId] }),
    refreshCourses(queryClient),
  ]);
}
