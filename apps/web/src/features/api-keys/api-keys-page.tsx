import { useQuery } from '@tanstack/react-query';
import { Card } from '../../components/card.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { LoadingArea } from '../../components/loading-area.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { describeFailure } from '../../api/api-failure.ts';
import { apiKeyQuery } from './api-key-query.ts';
import { HowToUse } from './how-to-use.tsx';
import { KeyStatus } from './key-status.tsx';

export function ApiKeysPage() {
  const { data, error, refetch } = useQuery(apiKeyQuery);
  return (
    <>
      <PageHeader
        title="API Keys"
        description="One key, with which other software uploads and reads papers for you."
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 max-xl:max-w-3xl xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <Card title="Your API Key">
          {error !== null && data === undefined ? (
            <ErrorState
              title="The key's status did not load"
              message={describeFailure(error, 'Please try again.')}
              onRetry={() => void refetch()}
            />
          ) : data === undefined ? (
            <LoadingArea
              label="Loading the key's status"
              className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5"
            >
              <Skeleton className="h-6 w-16 [--skeleton-radius:99px]" />
              <Skeleton className="h-3.5 w-96 max-w-full" />
              <Skeleton className="h-9 w-44" />
            </LoadingArea>
          ) : (
            <KeyStatus status={data} />
          )}
        </Card>
        <HowToUse />
      </div>
    </>
  );
}
