import { type Course, updateCourse } from '@greenpen/api-contract';
import { Archive, ArchiveRestore, Pencil, Trash2, Users } from 'lucide-react';
import { Link } from 'react-router';
import { Badge } from '../../components/badge.tsx';
import { Card } from '../../components/card.tsx';
import { IconButton } from '../../components/form/icon-button.tsx';
import { formatCount } from '../../components/format.ts';
import { AssignmentList } from './assignments/assignment-list.tsx';
import type { Open } from './open-dialog.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showError, showToast } from '../../components/toast/toast-store.ts';
import { describeFailure } from '../../api/api-failure.ts';
import { callApi } from '../../api/call-api.ts';
import { refreshCourses } from './refresh-courses.ts';

type Props = { readonly course: Course; readonly onOpen: Open };

export function CourseCard({ course, onOpen }: Props) {
  return (
    <Card
      title={
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="min-w-0 break-words">
            {course.code} - {course.name}
          </span>
          {course.term !== '' && <Badge>{course.term}</Badge>}
          {course.archivedAt !== null && <Badge>Archived</Badge>}
        </span>
      }
      actions={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-13 text-pencil">
          <span>{formatCount(course.assignments.length, 'assignment')}</span>
          <Link
            to={`/grading-queue?courseId=${course.id}`}
            className="text-pencil underline decoration-edge underline-offset-2 hover:text-ink"
          >
            {formatCount(course.submissionCount, 'submission')}
          </Link>
          <CourseActions course={course} onOpen={onOpen} />
        </div>
      }
    >
      {course.description !== '' && (
        <p className="max-w-prose px-5 pt-4 break-words whitespace-pre-line text-pencil">
          {course.description}
        </p>
      )}
      {course.rubric !== '' && (
        <details className="px-5 pt-3">
          <summary className="w-fit cursor-pointer text-13 font-medium text-pencil">Rubric</summary>
          <p className="mt-1 max-w-prose break-words whitespace-pre-line">{course.rubric}</p>
        </details>
      )}
      <AssignmentList course={course} onOpen={onOpen} />
    </Card>
  );
}

function CourseActions({ course, onOpen }: Props) {
  const { setArchived, isPending } = useArchive();
  const isArchived = course.archivedAt !== null;
  return (
    <span className="-mr-2 flex items-center max-sm:-ml-2">
      <IconButton
        label={`Class list of ${course.code}`}
        icon={<Users size={16} aria-hidden />}
        onClick={() => onOpen({ kind: 'class-list', course })}
      />
      <IconButton
        label={`Edit ${course.code}`}
        icon={<Pencil size={16} aria-hidden />}
        onClick={() => onOpen({ kind: 'course', course })}
      />
      <IconButton
        label={isArchived ? `Restore ${course.code}` : `Archive ${course.code}`}
        icon={isArchived ? <ArchiveRestore size={16} aria-hidden /> : <Archive size={16} aria-hidden />}
        disabled={isPending}
        onClick={() => setArchived({ course, archived: !isArchived })}
      />
      <IconButton
        label={`Delete ${course.code}`}
        icon={<Trash2 size={16} aria-hidden />}
        onClick={() => onOpen({ kind: 'delete-course', course })}
      />
    </span>
  );
}

type Change = { readonly course: Course; readonly archived: boolean };

/** Archives or restores a course; the toast offers Undo. */
function useArchive() {
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
