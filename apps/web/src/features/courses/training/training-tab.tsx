import type { CourseAssignment } from '@greenpen/api-contract';
import { Plus } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import type { Open, Place } from '../open-dialog.ts';
import { DiscussionExamples } from './discussion-examples.tsx';
import { GradedExamples } from './graded-examples.tsx';

type Props = {
  readonly place: Place;
  readonly counts: Pick<CourseAssignment, 'gradedExampleCount' | 'discussionExampleCount'>;
  readonly onOpen: Open;
};

/** What the drafts of this place are learnt from. */
export function TrainingTab({ place, counts, onOpen }: Props) {
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <section className="flex min-w-0 flex-col gap-3">
        <header className="flex min-h-8 flex-wrap items-center justify-between gap-2">
          <h5 className="font-semibold">Graded examples ({counts.gradedExampleCount})</h5>
          <Button
            size="small"
            icon={<Plus size={14} aria-hidden />}
            onClick={() => onOpen({ kind: 'new-graded-example', place })}
          >
            Add Graded Example
          </Button>
        </header>
        <GradedExamples place={place} onOpen={onOpen} />
      </section>
      <section className="flex min-w-0 flex-col gap-3">
        <header className="flex min-h-8 flex-wrap items-center justify-between gap-2">
          <h5 className="font-semibold">Discussion examples ({counts.discussionExampleCount})</h5>
          <Button
            size="small"
            icon={<Plus size={14} aria-hidden />}
            onClick={() => onOpen({ kind: 'new-discussion-example', place })}
          >
            Add Discussion Example
          </Button>
        </header>
        <DiscussionExamples place={place} onOpen={onOpen} />
      </section>
    </div>
  );
}
