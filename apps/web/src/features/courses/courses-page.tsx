import { useQuery } from '@tanstack/react-query';
import { BookOpen, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/form/button.tsx';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { ErrorState } from '../../components/page/error-state.tsx';
import { LoadingArea } from '../../components/loading/loading-area.tsx';
import { PageHeader } from '../../components/page/page-header.tsx';
import { Tooltip } from '../../components/tooltip.tsx';
import { describeFailure } from '../../api/api-failure.ts';
import { coursesQuery } from '../../api/courses.ts';
import { listKept } from '../../offline/kept-values.ts';
import { useUserId } from '../../session/session.ts';
import { CourseCard } from './course-card.tsx';
import { CourseDialogs } from './course-dialogs.tsx';
import { type OpenDialog, nowhere, placeAmong } from './open-dialog.ts';
import { Skeleton } from '../../components/loading/skeleton.tsx';
import type { Course } from '@greenpen/api-contract';

export function CoursesPage() {
  const { data: courses, error, refetch } = useQuery(coursesQuery);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const owner = useUserId() ?? '';
  // Dialogs interrupted when this screen was last left; an opened or closed dialog takes precedence.
  const [cutOff] = useState(() => listKept(owner));
  const putBack = courses === undefined ? null : findKeptDialog(cutOff, courses);
  const shown = dialog ?? putBack ?? { kind: 'none' };

  const taught = courses?.filter(({ archivedAt }) => archivedAt === null) ?? [];
  const archived = courses?.filter(({ archivedAt }) => archivedAt !== null) ?? [];
  const newCourse = () => setDialog({ kind: 'course', course: null });

  return (
    <>
      <PageHeader
        title="Course Management"
        description="Papers are graded against the assignments that you set each week."
        actions={<HeaderButtons taught={taught} onOpen={setDialog} courses={courses} onNew={newCourse} />}
      />
      {error !== null && courses === undefined ? (
        <Card>
          <ErrorState
            title="The courses did not load"
            message={describeFailure(error, 'Please try again.')}
            onRetry={() => void refetch()}
          />
        </Card>
      ) : courses === undefined ? (
        <LoadingArea label="Loading courses" className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <CourseSkeleton />
          <CourseSkeleton />
        </LoadingArea>
      ) : taught.length === 0 ? (
        <Card>
          <NoCourses isFirst={archived.length === 0} onNew={newCourse} />
        </Card>
      ) : (
        <div className="grid gap-5">
          {taught.map((course) => (
            <CourseCard key={course.id} course={course} onOpen={setDialog} />
          ))}
        </div>
      )}
      {archived.length > 0 && <ArchivedCourses archived={archived} onOpen={setDialog} />}
      <CourseDialogs dialog={shown} courses={courses ?? []} onClose={() => setDialog({ kind: 'none' })} />
    </>
  );
}

function NoCourses({ isFirst, onNew }: { readonly isFirst: boolean; readonly onNew: () => void }) {
  return (
    <EmptyState
      icon={<BookOpen size={20} />}
      title={isFirst ? 'No courses yet' : 'All your courses are archived'}
      text="A course holds your weekly assignments, so that papers are graded against what you asked for."
      action={
        <Button look="primary" onClick={onNew}>
          {isFirst ? 'Create Your First Course' : 'Create a Course'}
        </Button>
      }
    />
  );
}

function ArchivedCourses({
  archived,
  onOpen,
}: {
  readonly archived: readonly Course[];
  readonly onOpen: (dialog: OpenDialog) => void;
}) {
  return (
    <details className="mt-8">
      <summary className="w-fit cursor-pointer font-medium text-pencil">
        Archived courses ({archived.length})
      </summary>
      <div className="mt-4 grid gap-5">
        {archived.map((course) => (
          <CourseCard key={course.id} course={course} onOpen={onOpen} />
        ))}
      </div>
    </details>
  );
}

type HeaderButtonsProps = {
  readonly taught: readonly Course[];
  readonly onOpen: (dialog: OpenDialog) => void;
  readonly courses: readonly Course[] | undefined;
  readonly onNew: () => void;
};

function HeaderButtons({ taught, onOpen, courses, onNew }: HeaderButtonsProps) {
  return (
    <>
      <CourseButton
        hasCourse={taught.length > 0}
        onClick={() => onOpen({ kind: 'new-graded-example', place: placeAmong(taught) })}
      >
        Add Training Example
      </CourseButton>
      <CourseButton
        hasCourse={taught.length > 0}
        onClick={() => onOpen({ kind: 'new-assignment', courseId: '' })}
      >
        Add Assignment
      </CourseButton>
      <Button
        look={courses !== undefined && taught.length === 0 ? 'secondary' : 'primary'}
        icon={<Plus size={16} aria-hidden />}
        onClick={onNew}
      >
        New Course
      </Button>
    </>
  );
}

type CourseButtonProps = {
  readonly hasCourse: boolean;
  readonly onClick: () => void;
  readonly children: string;
};

/** An action on a course. Without a course it stays focusable and explains why. */
function CourseButton({ hasCourse, onClick, children }: CourseButtonProps) {
  if (hasCourse) return <Button onClick={onClick}>{children}</Button>;
  return (
    <Tooltip text="Create a course first.">
      <Button aria-disabled>{children}</Button>
    </Tooltip>
  );
}

const weeks = ['w-44', 'w-36', 'w-40'] as const;

/** A course's card with the rows of its weeks. */
function CourseSkeleton() {
  return (
    <span className="block rounded-lg border border-rule bg-sheet">
      <span className="flex h-14 items-center justify-between gap-4 border-b border-rule px-5">
        <Skeleton className="h-4.5 w-64 max-w-[60%]" />
        <Skeleton className="h-3.5 w-32 max-w-[30%]" />
      </span>
      <span className="block px-5 pt-5 pb-4">
        <Skeleton className="h-4 w-40" />
      </span>
      <span className="block divide-y divide-rule border-t border-rule">
        {weeks.map((width) => (
          <span key={width} className="flex h-11 items-center gap-3 px-5">
            <Skeleton className="size-4 shrink-0" />
            <span className="block min-w-0 grow">
              <Skeleton className={`h-3.5 max-w-full ${width}`} />
            </span>
            <Skeleton className="h-6 w-20 shrink-0 [--skeleton-radius:99px]" />
            <Skeleton className="h-3.5 w-12 shrink-0 max-sm:hidden" />
          </span>
        ))}
      </span>
    </span>
  );
}

/** The dialog with unsaved text on this device, found by the names it is stored under. */
export function findKeptDialog(names: readonly string[], courses: readonly Course[]): OpenDialog | null {
  for (const name of names) {
    if (name === 'new-course') return { kind: 'course', course: null };
    if (name === 'new-assignment') return { kind: 'new-assignment', courseId: '' };
    if (name === 'new-graded-example') return { kind: 'new-graded-example', place: nowhere };
    if (name === 'new-discussion-example') return { kind: 'new-discussion-example', place: nowhere };
    const course = courses.find(({ id }) => name === `course-${id}`);
    if (course !== undefined) return { kind: 'course', course };
    const assignment = courses
      .flatMap(({ assignments }) => assignments)
      .find(({ id }) => name === `assignment-${id}`);
    if (assignment !== undefined) return { kind: 'edit-assignment', assignment };
  }
  return null;
}
