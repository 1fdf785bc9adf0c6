import {
  type Course,
  type CourseAssignment,
  deleteCourse,
  deleteCourseAssignment,
} from '@greenpen/api-contract';
import { AssignmentDialog } from './assignments/assignment-dialog.tsx';
import { ClassListDialog } from './class-list/class-list-dialog.tsx';
import { CourseDialog } from './course-dialog.tsx';
import type { OpenDialog } from './open-dialog.ts';
import { DiscussionExampleDialog } from './training/discussion-example-dialog.tsx';
import { GradedExampleDialog } from './training/graded-example-dialog.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx';
import { callApi } from '../../api/call-api.ts';
import { refreshCourses } from './refresh-courses.ts';
import { useDeleteDialog } from './use-entity-dialog.ts';
import { formatCount } from '../../components/format.ts';

type Props = {
  readonly dialog: OpenDialog;
  readonly courses: readonly Course[];
  readonly onClose: () => void;
};

/** The dialog that is open, if one is. */
export function CourseDialogs({ dialog, courses, onClose }: Props) {
  switch (dialog.kind) {
    case 'course':
      return <CourseDialog course={dialog.course} onClose={onClose} />;
    case 'delete-course':
      return <DeleteCourseDialog course={dialog.course} onClose={onClose} />;
    case 'class-list':
      return <ClassListDialog course={dialog.course} onClose={onClose} />;
    case 'new-assignment':
      return (
        <AssignmentDialog
          courses={choosable(courses, dialog.courseId)}
          courseId={dialog.courseId}
          assignment={null}
          onClose={onClose}
        />
      );
    case 'edit-assignment':
      return (
        <AssignmentDialog
          courses={courses}
          courseId={dialog.assignment.courseId}
          assignment={dialog.assignment}
          onClose={onClose}
        />
      );
    case 'delete-assignment':
      return <DeleteAssignmentDialog assignment={dialog.assignment} onClose={onClose} />;
    case 'new-graded-example':
      return <GradedExampleDialog courses={courses} place={dialog.place} example={null} onClose={onClose} />;
    case 'edit-graded-example':
      return (
        <GradedExampleDialog
          courses={courses}
          place={dialog.example}
          example={dialog.example}
          onClose={onClose}
        />
      );
    case 'new-discussion-example':
      return (
        <DiscussionExampleDialog courses={courses} place={dialog.place} example={null} onClose={onClose} />
      );
    case 'edit-discussion-example':
      return (
        <DiscussionExampleDialog
          courses={courses}
          place={dialog.example}
          example={dialog.example}
          onClose={onClose}
        />
      );
    case 'none':
    default:
      return null;
  }
}

/** The courses to choose from: active ones, and the current choice. */
export function choosable<T extends Pick<Course, 'id' | 'archivedAt'>>(
  courses: readonly T[],
  chosenId: string,
): readonly T[] {
  return courses.filter(({ id, archivedAt }) => archivedAt === null || id === chosenId);
}

type DeleteAssignmentDialogProps = { readonly assignment: CourseAssignment; readonly onClose: () => void };

/** Papers would have to be reassigned one by one, so this asks first. */
function DeleteAssignmentDialog({ assignment, onClose }: DeleteAssignmentDialogProps) {
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
      <p>This deletes the assignment with its description and instructions. It cannot be undone.</p>
      <p className="text-pencil">
        Papers submitted for it are kept with their grades, and so are its training examples; both then belong
        to the course only.
      </p>
    </ConfirmDialog>
  );
}

type DeleteCourseDialogProps = { readonly course: Course; readonly onClose: () => void };

/** Deleting a course is permanent, so this explains first what is deleted and what is kept. */
function DeleteCourseDialog({ course, onClose }: DeleteCourseDialogProps) {
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
        {formatCount(examples, 'training example')}. It cannot be undone.
      </p>
      <p className="text-pencil">
        {course.submissionCount === 0
          ? 'No papers were submitted for it.'
          : `Its ${formatCount(course.submissionCount, 'submission')} with their grades and feedback are kept, without a course.`}{' '}
        To keep everything and only clear the list, archive the course instead.
      </p>
    </ConfirmDialog>
  );
}
