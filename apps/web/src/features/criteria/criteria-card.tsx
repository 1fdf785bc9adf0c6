import { useQuery } from '@tanstack/react-query';
import { Card } from '../../components/card.tsx';
import { ErrorState } from '../../components/page/error-state.tsx';
import { LoadingArea } from '../../components/loading/loading-area.tsx';
import { Skeleton } from '../../components/loading/skeleton.tsx';
import { describeFailure } from '../../api/api-failure.ts';
import { CriteriaForm } from './criteria-form.tsx';
import { criteriaQuery } from './criteria-query.ts';

/** Weights and feedback style for future grading. */
export function CriteriaCard({ title }: { readonly title: string }) {
  const { data, error, refetch } = useQuery(criteriaQuery);
  const standard = data?.find(({ isDefault }) => isDefault === 1);

  return (
    <Card title={title} description="For papers graded from now on">
      {error !== null ? (
        <ErrorState
          title="The grading criteria did not load"
          message={describeFailure(error, 'Please try again.')}
          onRetry={() => void refetch()}
        />
      ) : data === undefined ? (
        <CriteriaSkeleton />
      ) : standard === undefined ? (
        <ErrorState
          title="No default criteria found"
          message="This account has no grading criteria yet. Try again in a moment."
          onRetry={() => void refetch()}
        />
      ) : (
        <CriteriaForm key={standard.id} saved={standard} />
      )}
    </Card>
  );
}

function CriteriaSkeleton() {
  return (
    <LoadingArea label="Loading grading criteria" className="grid gap-6 p-5">
      {['grammar', 'apa', 'content'].map((area) => (
        <span key={area} className="grid gap-3">
          <span className="flex justify-between">
            <Skeleton className="h-4 w-24" />
            <Skeleton className="h-4 w-9" />
          </span>
          <Skeleton className="h-1.5 w-full" />
        </span>
      ))}
      <Skeleton className="h-3.5 w-64 max-w-full" />
      <span className="grid gap-2">
        <Skeleton className="mb-1.5 h-3.5 w-24" />
        {['w-44', 'w-36', 'w-40'].map((width) => (
          <span key={width} className="flex gap-3 rounded-md border border-rule px-3 py-3.5">
            <Skeleton className="size-4 shrink-0 [--skeleton-radius:99px]" />
            <span className="grid min-w-0 gap-2.5">
              <Skeleton className={`h-3.5 max-w-full ${width}`} />
              <Skeleton className="h-3 w-52 max-w-full" />
            </span>
          </span>
        ))}
      </span>
      <Skeleton className="ml-auto h-9 w-28" />
    </LoadingArea>
  );
}
