import { type Course, updateCourse } from '@greenpen/api-contract';
import { Archive, ArchiveRestore, Pencil, Plus, Trash2, Users } from 'lucide-react';
import { Link } from 'react-router';
import { Badge } from '../../components/badge.tsx';
import { Card } from '../../components/card.tsx';
import { IconButton } from '../../components/form/icon-button.tsx';
import { formatCount } from '../../components/format.ts';
import type { Open } from './open-dialog.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showError, showToast } from '../../components/toast/toast-store.ts';
import { describeFailure } from '../../api/api-failure.ts';
import { callApi } from '../../api/call-api.ts';
import { refreshCourses } from './refresh-courses.ts';
import { Accordion } from 'radix-ui';
import { Button } from '../../components/form/button.tsx';
import { AgreementPanel } from '../../components/agreement/agreement-panel.tsx';
import { AssignmentItem } from './assignments/assignment-item.tsx';
import { FoldingRow } from './assignments/folding-row.tsx';
import { TrainingTab } from './training/training-tab.tsx';

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
          ? `${course.code} was moved to the end of the page.`
          : `${course.code} is back in your courses.`,
        action: { label: 'Undo', run: () => mutate({ course, archived: !archived }) },
      });
      await refreshCourses(queryClient);
    },
    onError: (error) => showError('Failed to Save Course', describeFailure(error, 'Could not save course.')),
  });
  return { setArchived: mutate, isPending };
}

type AssignmentListProps = { readonly course: Course; readonly onOpen: Open };

/** A course's assignments by week, and its course-wide examples. */
function AssignmentList({ course, onOpen }: AssignmentListProps) {
  const assignments = course.assignments.toSorted((a, b) => a.week - b.week);
  const add = () => onOpen({ kind: 'new-assignment', courseId: course.id });
  return (
    <>
      <div className="flex items-center justify-between gap-4 px-5 pt-4 pb-2">
        <h3 className="font-semibold">Weekly Assignments ({assignments.length})</h3>
        {assignments.length > 0 && (
          <Button
            look="quiet"
            size="small"
            className="-mr-2.5"
            icon={<Plus size={16} aria-hidden />}
            aria-label={`Add an assignment to ${course.code}`}
            onClick={add}
          >
            Add
          </Button>
        )}
      </div>
      {assignments.length === 0 && (
        <div className="px-5 pb-6">
          <p className="text-pencil">No assignments created yet for this course.</p>
          <Button className="mt-3" icon={<Plus size={16} aria-hidden />} onClick={add}>
            Create First Assignment
          </Button>
        </div>
      )}
      <Accordion.Root type="multiple" className="divide-y divide-rule border-t border-rule empty:hidden">
        {assignments.map((assignment) => (
          <AssignmentItem key={assignment.id} course={course} assignment={assignment} onOpen={onOpen} />
        ))}
        <CourseWideExamples course={course} onOpen={onOpen} />
        {course.submissionCount > 0 && (
          <FoldingRow id="agreement" title="Agreement with your grades" facts={null}>
            <AgreementPanel courseId={course.id} />
          </FoldingRow>
        )}
      </Accordion.Root>
    </>
  );
}

type CourseWideExamplesProps = { readonly course: Course; readonly onOpen: Open };

/** The course-wide examples; nothing if there are none. */
function CourseWideExamples({ course, onOpen }: CourseWideExamplesProps) {
  const counts = countCourseWide(course);
  const total = counts.gradedExampleCount + counts.discussionExampleCount;
  if (total === 0) return null;
  return (
    <FoldingRow
      id="whole-course"
      title="Examples for the whole course"
      facts={<span className="shrink-0 text-13 text-pencil">{formatCount(total, 'example')}</span>}
    >
      <TrainingTab
        place={{ courseId: course.id, courseAssignmentId: null }}
        counts={counts}
        onOpen={onOpen}
      />
    </FoldingRow>
  );
}

type Counts = Pick<Course, 'gradedExampleCount' | 'discussionExampleCount'>;

/** How many of a course's examples belong to none of its assignments. */
export function countCourseWide(course: Counts & { readonly assignments: readonly Counts[] }): Counts {
  const ofAssignments = (key: keyof Counts) =>
    course.assignments.reduce((sum, assignment) => sum + assignment[key], 0);
  return {
    gradedExampleCount: course.gradedExampleCount - ofAssignments('gradedExampleCount'),
    discussionExampleCount: course.discussionExampleCount - ofAssignments('discussionExampleCount'),
  };
}
