import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ChartSkeleton } from '../../components/chart-skeleton.tsx';
import { Card } from '../../components/card.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { LoadingArea } from '../../components/loading-area.tsx';
import { RowSkeletons } from '../../components/row-skeletons.tsx';
import { TextSkeleton } from '../../components/text-skeleton.tsx';
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
          <LoadingArea label="Loading the overview">
            <RowSkeletons count={5} />
          </LoadingArea>
        </Card>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <Card title="Grading, Day by Day" description={'\u00a0'}>
            <div className="px-5 py-4">
              <ChartSkeleton columns={30} />
            </div>
          </Card>
          <Card title="Words Used Against Words Typed">
            <div className="grid gap-4 p-5">
              <TextSkeleton lines={2} />
            </div>
          </Card>
        </div>
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
