import { useQuery } from '@tanstack/react-query';
import { ChartSkeleton } from '../../components/chart-skeleton.tsx';
import { Card } from '../../components/card.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { LoadingArea } from '../../components/loading-area.tsx';
import { TextSkeleton } from '../../components/text-skeleton.tsx';
import { describeFailure } from '../../api/api-failure.ts';
import { GradingDays } from './grading-days.tsx';
import { overviewQuery } from './overview-query.ts';
import { WordsTyped } from './words-typed.tsx';

const layout = 'grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[repeat(2,minmax(0,1fr))]';

/** How grading went day by day, and how much of the feedback the drafts saved. */
export function Overview() {
  const { data, error, refetch } = useQuery(overviewQuery);
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
        <Card title="Grading, Day by Day" description={'\u00a0'}>
          <LoadingArea label="Loading the overview" className="px-5 py-4">
            <ChartSkeleton columns={30} />
          </LoadingArea>
        </Card>
        <Card title="Words Used Against Words Typed">
          <div className="grid gap-4 p-5">
            <TextSkeleton lines={2} />
          </div>
        </Card>
      </div>
    );
  }
  return (
    <div className={layout}>
      <GradingDays days={data.days} />
      <WordsTyped words={data.words} />
    </div>
  );
}
