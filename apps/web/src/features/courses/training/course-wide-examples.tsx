import type { Course } from '@greenpen/api-contract';
import { formatCount } from '../../../components/format.ts';
import { FoldingRow } from '../assignments/folding-row.tsx';
import type { Open } from '../open-dialog.ts';
import { countCourseWide } from './count-course-wide.ts';
import { TrainingTab } from './training-tab.tsx';

type Props = { readonly course: Course; readonly onOpen: Open };

/** The examples that stand for no single assignment; absent while there are none. */
export function CourseWideExamples({ course, onOpen }: Props) {
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
