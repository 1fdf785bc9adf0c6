import { deleteCourseAssignment, type CourseAssignment } from '@greenpen/api-contract';
import { useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { callApi } from '../../../api/call-api.ts';
import { refreshCourses } from '../refresh-courses.ts';
import { useDeleteDialog } from '../use-entity-dialog.ts';

type Props = { readonly assignment: CourseAssignment; readonly onClose: () => void };

/** Papers would have to be reassigned one by one, so this asks first. */
export function DeleteAssignmentDialog({ assignment, onClose }: Props) {
  const queryClient = useQueryClient();
  const { id, courseId, week, title } = assignment;
  const dialog = useDeleteDialog({
    remove: () => callApi(deleteCourseAssignment, { params: { courseId, id } }),
    done: () => ({ title: 'Assignment Deleted', description: `Week ${week}: ${title}` }),
    failed: ['Failed to Delete Assignment', 'Could not delete assignment.'],
    refresh: () =>
      Promise.all([
        refreshCourses(queryClient),
        queryClient.invalidateQueries({ queryKey: ['assignments'] }),
        queryClient.invalidateQueries({ queryKey: ['examples', courseId] }),
      ]),
    onClose,
  });
  return (
    <ConfirmDialog title={`Delete week ${week}: ${title}?`} action="Delete Assignment" {...dialog}>
      <p>This deletes the assignment with its description and instructions. Nothing can bring it back.</p>
      <p className="text-pencil">
        Papers that were handed in for it stay with their grades, and its training examples stay; both then
        belong to the course alone.
      </p>
    </ConfirmDialog>
  );
}
