import { updateCourse, type Course } from '@greenpen/api-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showError, showToast } from '../../components/toast-store.ts';
import { describeFailure } from '../../api/api-failure.ts';
import { callApi } from '../../api/call-api.ts';
import { refreshCourses } from './refresh-courses.ts';

type Change = { readonly course: Course; readonly archived: boolean };

/** Puts a course away, or takes it out again; the toast offers the way back. */
export function useArchive() {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ course, archived }: Change) =>
      callApi(updateCourse, { params: { courseId: course.id }, body: { archived } }),
    onSuccess: async (_answer, { course, archived }) => {
      showToast({
        title: archived ? 'Course Archived' : 'Course Restored',
        description: archived
          ? `${course.code} stands at the end of the page.`
          : `${course.code} is among your courses again.`,
        action: { label: 'Undo', run: () => mutate({ course, archived: !archived }) },
      });
      await refreshCourses(queryClient);
    },
    onError: (error) => showError('Failed to Save Course', describeFailure(error, 'Could not save course.')),
  });
  return { setArchived: mutate, isPending };
}
