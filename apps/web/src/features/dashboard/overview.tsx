import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Card } from '../../components/card.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { LoadingArea } from '../../components/loading-area.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { describeFailure } from '../../lib/api-failure.ts';
import { assignmentsQuery, statsQuery } from '../../lib/assignments.ts';
import { GradingDays } from './grading-days.tsx';
import { overviewQuery } from './overview-query.ts';
import { Waiting } from './waiting.tsx';
import { WordsTyped } from './words-typed.tsx';

const layout = 'grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[repeat(2,minmax(0,1fr))]';

/** What waits, how grading went, and what the drafts saved. */
export function Overview() {
  const { data: stats } = useQuery(statsQuery);
  const { data: list } = useInfiniteQuery(assignmentsQuery({}, 200));
  const failed = list?.pages.flatMap(({ items }) => items).filter(({ status }) => status === 'error') ?? [];
  const { data, error, refetch } = useQuery(
    overviewQuery({ pendingReview: stats?.pendingReview ?? 0, failed: failed.length }),
  );
  if (error !== null && data === undefined) {
    return (
      <Card title="Overview">
        <ErrorState
          title="The overview did not load"
          message={describeFailure(error, 'Please try again.')}
          onRetry={() => void refetch()}
        />
      </Card>
    );
  }
  if (data === undefined) {
    return (
      <div className={layout}>
        <Card title="Waiting for Your Review">
          <LoadingArea label="Loading the overview" className="grid gap-3 p-5">
            <Skeleton className="h-9 w-full" />
            <Skeleton className="h-9 w-full" />
            <Skeleton className="h-9 w-full" />
            <Skeleton className="h-9 w-full" />
          </LoadingArea>
        </Card>
        <Card title="Grading, Day by Day">
          <div className="p-5">
            <Skeleton className="h-40 w-full" />
          </div>
        </Card>
      </div>
    );
  }
  return (
    <div className={layout}>
      <Waiting
        papers={data.waiting}
        failed={data.failed}
        total={stats?.pendingReview ?? data.waiting.length}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <GradingDays days={data.days} />
        <WordsTyped words={data.words} />
      </div>
    </div>
  );
}
