import { Card } from '../../../components/card.tsx';
import { ChartSkeleton } from '../../../components/chart/chart-skeleton.tsx';
import { LoadingArea } from '../../../components/loading/loading-area.tsx';
import { Skeleton } from '../../../components/loading/skeleton.tsx';

const facts = ['w-24', 'w-32', 'w-52', 'w-44', 'w-10', 'w-16', 'w-14', 'w-12', 'w-28', 'w-60'] as const;

/** Skeletons of a record's cards. */
export function RecordSkeleton() {
  return (
    <>
      <LoadingArea label="Loading the record" className="mb-6">
        <Skeleton className="h-8.5 w-56" />
        <Skeleton className="mt-2 h-4 w-44" />
      </LoadingArea>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <Card title="Account">
            <div className="grid gap-4.5 p-5">
              {facts.map((width) => (
                <div key={width} className="grid grid-cols-[minmax(0,2fr)_minmax(0,5fr)] gap-x-4">
                  <Skeleton className="h-3.5 w-20" />
                  <Skeleton className={`h-3.5 max-w-full ${width}`} />
                </div>
              ))}
            </div>
          </Card>
          <Card title="Use" description={'\u00a0'}>
            <div className="px-5 py-4">
              <ChartSkeleton columns={12} />
            </div>
          </Card>
        </div>
        <Card title="Lately">
          <div className="grid gap-4 p-5">
            {['w-40', 'w-28', 'w-36', 'w-24'].map((width) => (
              <Skeleton key={width} className={`h-3.5 ${width}`} />
            ))}
          </div>
        </Card>
      </div>
    </>
  );
}
