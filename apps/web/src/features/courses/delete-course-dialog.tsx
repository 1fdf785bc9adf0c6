import { deleteCourse, type Course } from '@greenpen/api-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { showError, showToast } from '../../components/toast-store.ts';
import { describeFailure } from '../../api/api-failure.ts';
import { callApi } from '../../api/call-api.ts';
import { formatCount } from '../../components/format.ts';
import { refreshCourses } from './refresh-courses.ts';

type Props = { readonly course: Course; readonly onClose: () => void };

/** A deleted course cannot be brought back, so this says first what goes and what stays. */
export function DeleteCourseDialog({ course, onClose }: Props) {
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: () => callApi(deleteCourse, { params: { courseId: course.id } }),
    onSuccess: async () => {
      showToast({
        title: 'Course Deleted',
        description: 'Course and all its assignments deleted successfully.',
      });
      onClose();
      await Promise.all([
        refreshCourses(queryClient),
        queryClient.invalidateQueries({ queryKey: ['assignments'] }),
      ]);
    },
    onError: (error) =>
      showError('Failed to Delete Course', describeFailure(error, 'Could not delete course.')),
  });
  const examples = course.gradedExampleCount + course.discussionExampleCount;
  return (
    <ConfirmDialog
      title={`Delete ${course.code}?`}
      action="Delete Course"
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      <p>
        This deletes the course with its {formatCount(course.assignments.length, 'assignment')} and{' '}
        {formatCount(examples, 'training example')}. Nothing can bring them back.
      </p>
      <p className="text-pencil">
        {course.submissionCount === 0
          ? 'No paper was handed in for it.'
          : `Its ${formatCount(course.submissionCount, 'submission')} with their grades and feedback stay, without a course.`}{' '}
        To keep everything and only clear the list, archive the course instead.
      </p>
    </ConfirmDialog>
  );
}
