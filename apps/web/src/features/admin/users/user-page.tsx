import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ArrowLeft, UserX } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { buttonClass } from '../../../components/form/button.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { ErrorState } from '../../../components/page/error-state.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { ApiFailure, describeFailure } from '../../../api/api-failure.ts';
import { auditQuery, userRecordQuery } from '../admin-queries.ts';
import { nameOf } from './user-words.ts';
import { UserFacts } from './user-facts.tsx';
import { UserActions } from './user-actions.tsx';
import type { UserRecord } from '@greenpen/api-contract';
import { Card } from '../../../components/card.tsx';
import { ColumnChart } from '../../../components/chart/column-chart.tsx';
import { formatAgo, formatNumber } from '../../../components/format.ts';
import { monthColumns } from '../overview/growth-columns.ts';
import { ChartSkeleton } from '../../../components/chart/chart-skeleton.tsx';
import { LoadingArea } from '../../../components/loading/loading-area.tsx';
import { Skeleton } from '../../../components/loading/skeleton.tsx';
import { useNow } from '../../../components/browser/use-now.ts';
import { actionWords } from '../audit/action-words.ts';

const shown = 8;

const facts = ['w-24', 'w-32', 'w-52', 'w-44', 'w-10', 'w-16', 'w-14', 'w-12', 'w-28', 'w-60'] as const;

const count = (value: number, noun: string) => `${formatNumber(value)} ${noun}${value === 1 ? '' : 's'}`;

/** A user's record: usage and account actions, without any student text. */
export function UserPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(userRecordQuery(id));
  const back = (
    <Link to="/admin" className={buttonClass('quiet')}>
      <ArrowLeft size={16} aria-hidden /> All users
    </Link>
  );
  if (error instanceof ApiFailure && error.status === 404) {
    return (
      <EmptyState
        isScreen
        icon={<UserX size={20} />}
        title="Account not found"
        text="It may have been deleted."
        action={back}
      />
    );
  }
  if (error !== null && data === undefined) {
    return (
      <ErrorState
        isScreen
        title="The record did not load"
        message={describeFailure(error, 'Please try again.')}
        onRetry={() => void refetch()}
        wayOut={back}
      />
    );
  }
  if (data === undefined) return <RecordSkeleton />;
  return (
    <>
      <PageHeader title={nameOf(data.user)} description={data.user.email} actions={back} isNarrow />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <UserFacts record={data} />
          <UserUse record={data} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <UserActions record={data} />
          <UserActivity userId={data.user.id} />
        </div>
      </div>
    </>
  );
}

/** Papers and words that the engine graded, month by month; deleted papers count as they did. */
function UserUse({ record: { use } }: { readonly record: UserRecord }) {
  const papers = use.reduce((sum, month) => sum + month.papers, 0);
  const words = use.reduce((sum, month) => sum + month.words, 0);
  return (
    <Card
      title="Usage"
      description={`Last ${use.length} months: ${count(papers, 'paper')} graded, ${count(words, 'word')}`}
    >
      <div className="px-5 py-4">
        <ColumnChart
          label="Papers graded by month"
          columns={monthColumns(
            use.map((month) => ({
              month: month.month,
              value: month.papers,
              words: `${count(month.papers, 'paper')}, ${count(month.words, 'word')}`,
            })),
          )}
        />
      </div>
    </Card>
  );
}

/** Skeletons of a record's cards. */
function RecordSkeleton() {
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
          <Card title="Usage" description={'\u00a0'}>
            <div className="px-5 py-4">
              <ChartSkeleton columns={12} />
            </div>
          </Card>
        </div>
        <Card title="Recent activity">
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

/** The latest audit entries of an account. */
function UserActivity({ userId }: { readonly userId: string }) {
  const { data, isError } = useInfiniteQuery(auditQuery({ person: userId }));
  const now = useNow();
  const entries = data?.pages[0]?.items.slice(0, shown);
  return (
    <Card
      title="Recent activity"
      actions={
        <Link to={`/admin/audit?person=${encodeURIComponent(userId)}`} className="text-13 text-pen">
          Show all in the audit log
        </Link>
      }
    >
      <ul className="grid gap-2 p-5 text-13">
        {isError && <li className="text-pencil">The log did not load.</li>}
        {entries?.length === 0 && <li className="text-pencil">Nothing yet.</li>}
        {entries === undefined &&
          !isError &&
          ['w-40', 'w-28', 'w-36', 'w-24'].map((width) => (
            <li key={width} aria-hidden className="flex h-5 items-center justify-between gap-4">
              <Skeleton className={`h-3.5 ${width}`} />
              <Skeleton className="h-3.5 w-20" />
            </li>
          ))}
        {entries?.map(({ id, action, result, at }) => (
          <li key={id} className="flex justify-between gap-4">
            <span>
              {actionWords(action)}
              {result === 'refused' && <span className="text-red"> (refused)</span>}
            </span>
            <span className="shrink-0 text-pencil">{formatAgo(at, now)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
