import { endOtherSessions, endSession, type AccountSession } from '@greenpen/api-contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../components/form/button.tsx';
import { ErrorState } from '../../components/page/error-state.tsx';
import { LoadingArea } from '../../components/loading/loading-area.tsx';
import { RowSkeletons } from '../../components/loading/row-skeletons.tsx';
import { showError, showToast } from '../../components/toast/toast-store.ts';
import { describeFailure } from '../../api/api-failure.ts';
import { callApi } from '../../api/call-api.ts';
import { formatCount, formatAgo } from '../../components/format.ts';
import { sessionsQuery } from './account-queries.ts';
import { Monitor, Smartphone } from 'lucide-react';
import { Badge } from '../../components/badge.tsx';
import { useNow } from '../../components/browser/use-now.ts';

/** The signed-in browsers; each can be signed out except this one. */
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
      <OtherSessions count={others.length} isBusy={endOthers.isPending} onEnd={() => endOthers.mutate()} />
    </>
  );
}

type OtherSessionsProps = { readonly count: number; readonly isBusy: boolean; readonly onEnd: () => void };

function OtherSessions({ count, isBusy, onEnd }: OtherSessionsProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 border-t border-rule px-5 py-4">
      <p className="text-13 text-pencil">
        {count === 0
          ? 'You are not signed in anywhere else.'
          : 'If you do not recognize one of these, sign it out and change your password.'}
      </p>
      {count > 0 && (
        <Button isBusy={isBusy} className="ml-auto" onClick={onEnd}>
          Sign out everywhere else
        </Button>
      )}
    </div>
  );
}

function sayStillIn(error: unknown): void {
  showError('Session Not Ended', describeFailure(error, 'Please try again.'));
}

/** In the browser's locale. */
const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

type Props = { readonly session: AccountSession; readonly isBusy: boolean; readonly onEnd: () => void };

function SessionRow({ session, isBusy, onEnd }: Props) {
  const { device, address, createdAt, lastUsedAt, isCurrent } = session;
  const now = useNow();
  const Icon = /iPhone|iPad|Android/u.test(device) ? Smartphone : Monitor;
  return (
    <li className="flex items-center gap-x-4 px-5 py-3">
      <Icon size={20} aria-hidden className="shrink-0 text-pencil" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {device} {isCurrent && <Badge tone="green">This browser</Badge>}
        </p>
        <p className="text-13 text-pencil">
          {address !== null && <>{address} · </>}
          {isCurrent ? (
            'in use now'
          ) : (
            <>
              used{' '}
              <time dateTime={lastUsedAt} title={moment.format(new Date(lastUsedAt))}>
                {formatAgo(lastUsedAt, now)}
              </time>
            </>
          )}
          {' · '}since <time dateTime={createdAt}>{moment.format(new Date(createdAt))}</time>
        </p>
      </div>
      {!isCurrent && (
        <Button size="small" isBusy={isBusy} onClick={onEnd} aria-label={`Sign out ${device}`}>
          Sign out
        </Button>
      )}
    </li>
  );
}
