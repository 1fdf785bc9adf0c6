import { deleteCourse, type Course } from '@greenpen/api-contract';
import { useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx';
import { callApi } from '../../api/call-api.ts';
import { formatCount } from '../../components/format.ts';
import { refreshCourses } from './refresh-courses.ts';
import { useDeleteDialog } from './use-entity-dialog.ts';

type Props = { readonly course: Course; readonly onClose: () => void };

/** Deleting a course is permanent, so this explains first what is deleted and what is kept. */
export function DeleteCourseDialog({ course, onClose }: Props) {
  const queryClient = useQueryClient();
  const dialog = useDeleteDialog({
    remove: () => callApi(deleteCourse, { params: { courseId: course.id } }),
    done: () => ({
      title: 'Course Deleted',
      description: 'Course and all its assignments deleted successfully.',
    }),
    failed: ['Failed to Delete Course', 'Could not delete course.'],
    refresh: () =>
      Promise.all([
        refreshCourses(queryClient),
        queryClient.invalidateQueries({ queryKey: ['assignments'] }),
      ]),
    onClose,
  });
  const examples = course.gradedExampleCount + course.discussionExampleCount;
  return (
    <ConfirmDialog title={`Delete ${course.code}?`} action="Delete Course" {...dialog}>
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
