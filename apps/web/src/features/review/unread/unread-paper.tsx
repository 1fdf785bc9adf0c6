import type { AssignmentWithReview } from '@greenpen/api-contract';
import { RotateCw } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { useMedia } from '../../../theme/use-media.ts';
import { Split } from '../desk/split.tsx';
import { HandGradeForm } from './hand-grade-form.tsx';
import { OriginalPages } from './original-pages.tsx';

type Props = {
  readonly assignment: AssignmentWithReview;
  /** Why it could not be read. */
  readonly text: string;
  readonly isBusy: boolean;
  readonly onGrade: () => void;
};

/** A paper that could not be read: its pages to look at, and a grade to type. */
export function UnreadPaper({ assignment, text, isBusy, onGrade }: Props) {
  const isNarrow = useMedia('(max-width: 899px)');
  const pages = <OriginalPages assignment={assignment} />;
  const form = (
    <div className="grid content-start gap-4 bg-sheet p-4 min-[900px]:h-full min-[900px]:overflow-y-auto min-[900px]:p-6">
      <div>
        <h2 className="text-16 font-semibold">This paper could not be read</h2>
        <p className="mt-1 text-pencil">{text}</p>
      </div>
      <div className="border-t border-rule pt-4">
        <h3 className="font-semibold">Grade it by hand</h3>
        <p className="mt-1 mb-4 text-13 text-pencil">
          It then counts, exports and is approved as any other paper.
        </p>
        <HandGradeForm key={assignment.id} assignment={assignment} />
      </div>
      <div className="border-t border-rule pt-3">
        <Button
          look="quiet"
          className="-ml-2.5"
          icon={<RotateCw size={15} aria-hidden />}
          isBusy={isBusy}
          onClick={onGrade}
        >
          Try to read it again
        </Button>
      </div>
    </div>
  );
  if (!isNarrow) return <Split left={pages} right={form} />;
  return (
    <div className="min-h-0 grow overflow-y-auto">
      {form}
      <div className="h-[85dvh] border-t border-rule">{pages}</div>
    </div>
  );
}
