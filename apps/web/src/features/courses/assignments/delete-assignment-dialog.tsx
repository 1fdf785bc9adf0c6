import { deleteCourseAssignment, type CourseAssignment } from '@greenpen/api-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { showError, showToast } from '../../../components/toast-store.ts';
import { describeFailure } from '../../../api/api-failure.ts';
import { callApi } from '../../../api/call-api.ts';
import { refreshCourses } from '../refresh-courses.ts';

type Props = { readonly assignment: CourseAssignment; readonly onClose: () => void };

/** The papers would have to be put back one by one, so this asks first. */
export function DeleteAssignmentDialog({ assignment, onClose }: Props) {
  const queryClient = useQueryClient();
  const { id, courseId, week, title } = assignment;
  const remove = useMutation({
    mutationFn: () => callApi(deleteCourseAssignment, { params: { courseId, id } }),
    onSuccess: async () => {
      showToast({ title: 'Assignment Deleted', description: `Week ${week}: ${title}` });
      onClose();
      await Promise.all([
        refreshCourses(queryClient),
        queryClient.invalidateQueries({ queryKey: ['assignments'] }),
        queryClient.invalidateQueries({ queryKey: ['examples', courseId] }),
      ]);
    },
    onError: (error) =>
      showError('Failed to Delete Assignment', describeFailure(error, 'Could not delete assignment.')),
  });
  return (
    <ConfirmDialog
      title={`Delete week ${week}: ${title}?`}
      action="Delete Assignment"
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      <p>This deletes the assignment with its description and instructions. Nothing can bring it back.</p>
      <p className="text-pencil">
        Papers that were handed in for it stay with their grades, and its training examples stay; both then
        belong to the course alone.
      </p>
    </ConfirmDialog>
  );
}
