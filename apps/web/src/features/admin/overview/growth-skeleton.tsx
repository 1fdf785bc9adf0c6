import { Card } from '../../../components/card.tsx';
import { ChartSkeleton } from '../../../components/chart/chart-skeleton.tsx';
import { LoadingArea } from '../../../components/loading/loading-area.tsx';

/** The two charts' cards while their data loads. */
export function GrowthSkeleton() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
      <Card title="Sign-ups" description={'\u00a0'}>
        <LoadingArea label="Loading the charts" className="px-5 py-4">
          <ChartSkeleton columns={30} />
        </LoadingArea>
      </Card>
      <Card title="Revenue" description={'\u00a0'}>
        <div className="px-5 py-4">
          <ChartSkeleton columns={12} />
        </div>
      </Card>
    </div>
  );
}
