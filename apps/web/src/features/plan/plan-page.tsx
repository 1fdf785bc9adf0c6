import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Card } from '../../components/card.tsx';
import { ErrorState } from '../../components/page/error-state.tsx';
import { LoadingArea } from '../../components/loading/loading-area.tsx';
import { PageHeader } from '../../components/page/page-header.tsx';
import { Skeleton } from '../../components/loading/skeleton.tsx';
import { Spinner } from '../../components/loading/spinner.tsx';
import { TextSkeleton } from '../../components/loading/text-skeleton.tsx';
import { describeFailure } from '../../api/api-failure.ts';
import { PlanCard } from './plan-card.tsx';
import { planQuery } from './plan-query.ts';
import { IncludedPoints } from '../../components/included-points.tsx';
import { product } from '../../product.ts';

const paidPollMs = 2000;

/** The subscription: price, status and actions. */
export function PlanPage() {
  const [search] = useSearchParams();
  const cameFromPaying = search.get('paid') === 'yes';
  const { data, error, refetch } = useQuery({
    ...planQuery,
    staleTime: 0,
    // The payment service notifies the server shortly after it redirects the customer back.
    refetchInterval: ({ state }) => {
      const isHere = state.data?.state === 'active' || state.data?.state === 'cancelled';
      return cameFromPaying && !isHere ? paidPollMs : false;
    },
  });
  const isOnItsWay = cameFromPaying && data?.state !== 'active' && data?.state !== 'cancelled';
  return (
    <>
      <PageHeader title="Plan" description="What you pay, until when, and how to change it." />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 max-xl:max-w-2xl xl:grid-cols-2">
        {isOnItsWay && (
          <output className="flex items-center xl:col-span-2 gap-3 rounded-lg border border-rule bg-pen-wash px-5 py-3 text-pen">
            <Spinner /> Your payment is being processed; this page updates as soon as it arrives.
          </output>
        )}
        {error !== null && data === undefined ? (
          <Card>
            <ErrorState
              title="The plan did not load"
              message={describeFailure(error, 'Please try again.')}
              onRetry={() => void refetch()}
            />
          </Card>
        ) : data === undefined ? (
          <Card>
            <LoadingArea label="Loading the plan" className="grid gap-4 p-5">
              <span className="flex items-center gap-3">
                <Skeleton className="h-6 w-24" />
                <Skeleton className="h-6 w-28 [--skeleton-radius:99px]" />
              </span>
              <span className="block max-w-md">
                <TextSkeleton lines={2} />
              </span>
            </LoadingArea>
          </Card>
        ) : (
          <PlanCard plan={data} />
        )}
        <IncludedCard />
      </div>
    </>
  );
}

function IncludedCard() {
  return (
    <Card title={`What ${product.plan.name} includes`}>
      <IncludedPoints className="p-5" />
    </Card>
  );
}
