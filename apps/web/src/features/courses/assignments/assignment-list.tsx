import type { Course } from '@greenpen/api-contract';
import { Plus } from 'lucide-react';
import { Accordion } from 'radix-ui';
import { Button } from '../../../components/form/button.tsx';
import type { Open } from '../open-dialog.ts';
import { AssignmentItem } from './assignment-item.tsx';
import { formatCount } from '../../../components/format.ts';
import { FoldingRow } from './folding-row.tsx';
import { countCourseWide } from '../training/count-course-wide.ts';
import { TrainingTab } from '../training/training-tab.tsx';

type Props = { readonly course: Course; readonly onOpen: Open };

/** A course's assignments by week, and its course-wide examples. */
export function AssignmentList({ course, onOpen }: Props) {
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
