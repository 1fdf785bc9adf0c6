import type { Course } from '@greenpen/api-contract';
import { AssignmentDialog } from './assignments/assignment-dialog.tsx';
import { DeleteAssignmentDialog } from './assignments/delete-assignment-dialog.tsx';
import { choosable } from './choosable.ts';
import { ClassListDialog } from './class-list/class-list-dialog.tsx';
import { CourseDialog } from './course-dialog.tsx';
import { DeleteCourseDialog } from './delete-course-dialog.tsx';
import type { OpenDialog } from './open-dialog.ts';
import { DiscussionExampleDialog } from './training/discussion-example-dialog.tsx';
import { GradedExampleDialog } from './training/graded-example-dialog.tsx';

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
