import { useInfiniteQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../components/button.tsx';
import { writeFilter, type AssignmentList } from '../../lib/assignment-filter.ts';
import { assignmentsQuery } from '../../lib/assignments.ts';
import { formatCount } from '../../lib/format.ts';
import { nextProgress, noBatch, type BatchProgress } from './batch-progress.ts';
import type { QueueActions } from './use-queue-actions.ts';

/** As many as one answer holds. */
const countable = 200;

/** All papers of one status, whatever the list shows. */
function usePapers(status: 'processing' | 'error') {
  const { data } = useInfiniteQuery(assignmentsQuery({ status, texts: 'none' }, countable));
  return data?.pages[0]?.items ?? [];
}

type Props = { readonly filter: AssignmentList; readonly actions: QueueActions };

/** The batch that is being graded, and what failed of the ones before. */
export function BatchLine({ filter, actions }: Props) {
  const processing = usePapers('processing');
  const failed = usePapers('error');
  const [progress, setProgress] = useState(noBatch);
  const next = nextProgress(progress, processing.length);
  if (next.left !== progress.left) setProgress(next);

  return (
    <>
      {next.left > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-rule px-5 py-2">
          <output className="text-13 whitespace-nowrap tabular-nums">{sentenceOf(next)}</output>
          <progress
            aria-label="Papers graded"
            max={next.total}
            value={next.total - next.left}
            className="progress min-w-16 grow basis-0"
          />
          <Button size="small" onClick={actions.stop}>
            Stop
          </Button>
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

function sentenceOf({ total, left }: BatchProgress): string {
  if (left >= countable) return `Grading: ${countable} papers or more to go`;
  return `Grading: ${total - left} of ${total} done`;
}
