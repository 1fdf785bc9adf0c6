import { endOtherSessions, endSession, type AccountSession } from '@greenpen/api-contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../components/button.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { LoadingArea } from '../../../components/loading-area.tsx';
import { RowSkeletons } from '../../../components/row-skeletons.tsx';
import { showError, showToast } from '../../../components/toast-store.ts';
import { describeFailure } from '../../../api/api-failure.ts';
import { callApi } from '../../../api/call-api.ts';
import { formatCount } from '../../../components/format.ts';
import { sessionsQuery } from '../account-queries.ts';
import { SessionRow } from './session-row.tsx';

/** Every browser that is signed in, with a way to end each but this one. */
export function SessionsCard() {
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(sessionsQuery);
  const refresh = () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
  const endOne = useMutation({
    mutationFn: ({ id }: AccountSession) => callApi(endSession, { params: { id } }),
    onSuccess: (_ended, { device }) =>
      showToast({ title: 'Signed Out', description: `${device} has to sign in again.` }),
    onError: sayStillIn,
    onSettled: refresh,
  });
  const endOthers = useMutation({
    mutationFn: () => callApi(endOtherSessions, {}),
    onSuccess: ({ count }) =>
      showToast({
        title: 'Signed Out Everywhere Else',
        description: `${formatCount(count, 'session')} ended.`,
      }),
    onError: sayStillIn,
    onSettled: refresh,
  });

  if (error !== null && data === undefined) {
    return (
      <ErrorState
        title="Your sessions did not load"
        message={describeFailure(error, 'Please try again.')}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data === undefined) {
    return (
      <LoadingArea label="Loading your sessions">
        <RowSkeletons count={2} />
      </LoadingArea>
    );
  }
  const others = data.filter(({ isCurrent }) => !isCurrent);
  return (
    <>
      <ul className="divide-y divide-rule">
        {data.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isBusy={endOne.isPending && endOne.variables.id === session.id}
            onEnd={() => endOne.mutate(session)}
          />
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-4 border-t border-rule px-5 py-4">
        <p className="text-13 text-pencil">
          {others.length === 0
            ? 'You are signed in nowhere else.'
            : 'Do you not know one of these? Sign it out and change your password.'}
        </p>
        {others.length > 0 && (
          <Button isBusy={endOthers.isPending} className="ml-auto" onClick={() => endOthers.mutate()}>
            Sign out everywhere else
          </Button>
        )}
      </div>
    </>
  );
}

function sayStillIn(error: unknown): void {
  showError('Still Signed In There', describeFailure(error, 'Please try again.'));
}
