import { useQuery } from '@tanstack/react-query';
import { Card } from '../../../components/card.tsx';
import { ColumnChart } from '../../../components/chart/column-chart.tsx';
import { ErrorState } from '../../../components/page/error-state.tsx';
import { describeFailure } from '../../../api/api-failure.ts';
import { formatNumber } from '../../../components/format.ts';
import { growthQuery } from '../admin-queries.ts';
import { monthColumns, signUpColumns } from './growth-columns.ts';
import { GrowthSkeleton } from './growth-skeleton.tsx';

/** Sign-ups per day and payments per month. */
export function GrowthCharts() {
  const { data, error, refetch } = useQuery(growthQuery);
  if (error !== null && data === undefined) {
    return (
      <Card title="Growth">
        <ErrorState
          title="The charts did not load"
          message={describeFailure(error, 'Please try again.')}
          onRetry={() => void refetch()}
        />
      </Card>
    );
  }
  if (data === undefined) return <GrowthSkeleton />;
  const came = data.signUps.reduce((sum, { count }) => sum + count, 0);
  const paid = (data.revenue ?? []).reduce((sum, { dollars }) => sum + dollars, 0);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
      <Card title="Sign-ups" description={`Last ${data.signUps.length} days: ${formatNumber(came)}`}>
        <div className="px-5 py-4">
          <ColumnChart label="Sign-ups by day" columns={signUpColumns(data.signUps)} />
        </div>
      </Card>
      <Card
        title="Revenue"
        description={
          data.revenue === null
            ? 'Payments are not set up'
            : `Last ${data.revenue.length} months: $${formatNumber(Math.round(paid))}`
        }
      >
        {data.revenue === null ? (
          <p className="px-5 py-4 text-pencil">
            Nothing is charged, and no feature is blocked. Once STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and
            STRIPE_PRICE_ID are set, revenue appears here month by month.
          </p>
        ) : (
          <div className="px-5 py-4">
            <ColumnChart
              label="Revenue by month, in dollars"
              columns={monthColumns(
                data.revenue.map(({ month, dollars }) => ({
                  month,
                  value: Math.round(dollars),
                  words: `$${formatNumber(Math.round(dollars))}`,
                })),
              )}
            />
          </div>
        )}
      </Card>
    </div>
  );
}
