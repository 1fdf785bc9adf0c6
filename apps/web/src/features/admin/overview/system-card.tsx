import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { Card } from '../../../components/card.tsx';
import { classNames } from '../../../components/class-names.ts';
import { ErrorState } from '../../../components/page/error-state.tsx';
import { LoadingArea } from '../../../components/loading/loading-area.tsx';
import { Skeleton } from '../../../components/loading/skeleton.tsx';
import { describeFailure } from '../../../api/api-failure.ts';
import { useNow } from '../../../components/browser/use-now.ts';
import { systemQuery } from '../admin-queries.ts';
import { systemFacts } from './system-words.ts';

/** The active engine, the last backup, the queue and the free space. */
export function SystemCard() {
  const { data, error, refetch } = useQuery(systemQuery);
  const now = useNow();
  if (error !== null && data === undefined) {
    return (
      <Card title="System">
        <ErrorState
          title="The system's state did not load"
          message={describeFailure(error, 'Please try again.')}
          onRetry={() => void refetch()}
        />
      </Card>
    );
  }
  return (
    <Card title="System">
      {data === undefined ? (
        <LoadingArea
          label="Loading the system's state"
          className="grid gap-5 p-5 sm:grid-cols-2 xl:grid-cols-4"
        >
          {['engine', 'backup', 'waiting', 'disk'].map((fact) => (
            <span key={fact} className="grid h-15 content-between">
              <Skeleton className="h-3.5 w-20" />
              <Skeleton className="h-5 w-36 max-w-full" />
              <Skeleton className="h-3 w-28" />
            </span>
          ))}
        </LoadingArea>
      ) : (
        <dl className="grid gap-5 p-5 sm:grid-cols-2 xl:grid-cols-4">
          {systemFacts(data, now).map(({ label, value, note, isWrong }) => (
            <div key={label} className="min-w-0">
              <dt className="text-13 font-medium text-pencil">{label}</dt>
              <dd className="mt-0.5">
                <span
                  className={classNames(
                    'flex items-center gap-1.5 text-16 font-semibold',
                    isWrong && 'text-red',
                  )}
                >
                  {isWrong && <TriangleAlert size={16} aria-label="Needs you" className="shrink-0" />}
                  {value}
                </span>
                <span className="mt-0.5 block text-12 text-pencil">{note}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}
