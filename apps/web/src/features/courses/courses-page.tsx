import { useQuery } from '@tanstack/react-query';
import { BookOpen, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { LoadingArea } from '../../components/loading-area.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { describeFailure } from '../../lib/api-failure.ts';
import { coursesQuery } from '../../lib/courses.ts';
import { CourseCard } from './course-card.tsx';
import { CreateAssignmentDialog } from './create-assignment-dialog.tsx';
import { CreateCourseDialog } from './create-course-dialog.tsx';

type OpenDialog =
  | { readonly kind: 'none' }
  | { readonly kind: 'course' }
  | { readonly kind: 'assignment'; readonly courseId: string };

export function CoursesPage() {
  const { data: courses, error, refetch } = useQuery(coursesQuery);
  const [dialog, setDialog] = useState<OpenDialog>({ kind: 'none' });
  const close = () => setDialog({ kind: 'none' });
  const hasCourses = courses !== undefined && courses.length > 0;

  return (
    <>
      <PageHeader
        title="Course Management"
        description="What you set each week tells the grading what was asked for."
        actions={
          <>
            {hasCourses && (
              <Button
                icon={<Plus size={16} aria-hidden />}
                onClick={() => setDialog({ kind: 'assignment', courseId: '' })}
              >
                Add Assignment
              </Button>
            )}
            <Button
              look="primary"
              icon={<Plus size={16} aria-hidden />}
              onClick={() => setDialog({ kind: 'course' })}
            >
              New Course
            </Button>
          </>
        }
      />
      {error !== null && courses === undefined ? (
        <ErrorState
          title="The courses did not load"
          message={describeFailure(error, 'Please try again.')}
          onRetry={() => void refetch()}
        />
      ) : courses === undefined ? (
        <LoadingArea label="Loading courses" className="grid gap-5">
          <Skeleton className="h-48 w-full" />
          <Skeleton className="h-48 w-full" />
        </LoadingArea>
      ) : courses.length === 0 ? (
        <div className="rounded-lg border border-rule bg-sheet">
          <EmptyState
            icon={<BookOpen size={20} />}
            title="No courses yet"
            text="A course keeps what you set each week, so that papers are graded against what you asked for."
            action={
              <Button look="primary" onClick={() => setDialog({ kind: 'course' })}>
                Create Your First Course
              </Button>
            }
          />
        </div>
      ) : (
        <div className="grid gap-5">
          {courses.map((course) => (
            <CourseCard
              key={course.id}
              course={course}
              onAddAssignment={() => setDialog({ kind: 'assignment', courseId: course.id })}
            />
          ))}
        </div>
      )}
      {dialog.kind === 'course' && <CreateCourseDialog onClose={close} />}
      {dialog.kind === 'assignment' && (
        <CreateAssignmentDialog courses={courses ?? []} courseId={dialog.courseId} onClose={close} />
      )}
    </>
  );
}
