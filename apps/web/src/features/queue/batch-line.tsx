import { CircleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '../../components/form/button.tsx';
import { ProgressLine } from '../../components/loading/progress-line.tsx';
import { writeFilter, type AssignmentList } from '../../api/assignment-filter.ts';
import { progressSentence, useBatchProgress, usePapersWithStatus } from '../../api/batch-progress.ts';
import { formatCount } from '../../components/format.ts';
import type { QueueActions } from './use-queue-actions.ts';

type Props = { readonly filter: AssignmentList; readonly actions: QueueActions };

/** The batch being graded and earlier failures. */
export function BatchLine({ filter, actions }: Props) {
  const progress = useBatchProgress();
  const failed = usePapersWithStatus('error') ?? [];

  return (
    <>
      {progress.left > 0 && (
        <div className="border-b border-rule">
          <ProgressLine
            label="Papers graded"
            sentence={progressSentence(progress)}
            total={progress.total}
            done={progress.total - progress.left}
            action={
              <Button size="small" onClick={actions.stop}>
                Stop
              </Button>
            }
          />
        </div>
      )}
      {failed.length > 0 && (
        <div className="flex items-center gap-3 border-b border-rule px-5 py-1.5 text-13">
          <CircleAlert size={16} aria-hidden className="shrink-0 text-red" />
          <span className="grow">
            {formatCount(failed.length, 'paper')} could not be graded.{' '}
            {filter.status !== 'error' && (
              <Link
                to={{ search: writeFilter({ status: 'error' }).toString() }}
                replace
                className="text-pen underline-offset-2"
              >
                Show
              </Link>
            )}
          </span>
          <Button size="small" onClick={() => actions.gradeAgain(failed)}>
            Try again
          </Button>
        </div>
      )}
    </>
  );
}
