import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Inbox, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { buttonClass } from '../../components/form/button.tsx';
import { Card } from '../../components/card.tsx';
import { LoadingArea } from '../../components/loading/loading-area.tsx';
import { ProgressLine } from '../../components/loading/progress-line.tsx';
import { Skeleton } from '../../components/loading/skeleton.tsx';
import { statsQuery } from '../../api/assignments.ts';
import { progressSentence, useBatchProgress } from '../../api/batch-progress.ts';
import { formatCount } from '../../components/format.ts';
import { overviewQuery } from './overview-query.ts';

const drafts = '?status=completed&approved=false';

/** Tasks for the instructor: the batch in progress, failed papers, drafts to review. */
export function ToDo() {
  const { data: stats } = useQuery(statsQuery);
  const { data: overview } = useQuery(overviewQuery);
  const progress = useBatchProgress();
  const first = overview?.waiting[0];
  const waiting = stats?.pendingReview ?? 0;
  const failed = overview?.failed ?? 0;

  return (
    <Card>
      <h2 className="sr-only">To Do</h2>
      <div className="divide-y divide-rule">
        {progress.left > 0 && (
          <ProgressLine
            label="Papers graded"
            sentence={progressSentence(progress)}
            total={progress.total}
            done={progress.total - progress.left}
            action={
              <Link to="/grading-queue" className={buttonClass('secondary', 'small')}>
                Open the queue
              </Link>
            }
          />
        )}
        {failed > 0 && <FailedPapers count={failed} />}
        {stats === undefined ? (
          <LoadingArea label="Loading your to-do list" className="flex h-14 items-center px-5">
            <Skeleton className="h-4 w-56 max-w-full" />
          </LoadingArea>
        ) : waiting > 0 ? (
          <div className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 px-5 py-2">
            <p className="grow font-medium">
              {formatCount(waiting, 'draft')} {waiting === 1 ? 'is' : 'are'} ready for your review
            </p>
            <Link to={`/grading-queue${drafts}`} className={buttonClass('quiet', 'small')}>
              Show in the queue
            </Link>
            {first !== undefined && (
              <Link to={`/assignments/${first.id}${drafts}`} className={buttonClass('primary', 'small')}>
                Start reviewing <ArrowRight size={14} aria-hidden />
              </Link>
            )}
          </div>
        ) : (
          <p className="flex min-h-14 items-center gap-3 px-5 py-2 text-pencil">
            <Inbox size={16} aria-hidden className="shrink-0" />
            {progress.left > 0
              ? 'Drafts appear here as soon as they are ready for your review.'
              : 'Nothing to review.'}
          </p>
        )}
      </div>
    </Card>
  );
}

function FailedPapers({ count }: { readonly count: number }) {
  return (
    <p className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 px-5 py-2 text-13 text-red">
      <TriangleAlert size={16} aria-hidden />
      <span className="grow">{formatCount(count, 'paper')} could not be graded.</span>
      <Link to="/grading-queue?status=error" className={buttonClass('secondary', 'small')}>
        See why
      </Link>
    </p>
  );
}
