import { Suspense, lazy, useState } from 'react';
import { PageHeader } from '../../components/page/page-header.tsx';
import { GrowthSkeleton } from './overview/growth-skeleton.tsx';
import { UserManagement } from './users/user-management.tsx';
import { type AdminStats, endEverySession } from '@greenpen/api-contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Clock, DollarSign, LogOut, type LucideIcon, TrendingUp, TriangleAlert, Users } from 'lucide-react';
import { Button } from '../../components/form/button.tsx';
import { Card } from '../../components/card.tsx';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx';
import { showError, showToast } from '../../components/toast/toast-store.ts';
import { describeFailure } from '../../api/api-failure.ts';
import { callApi } from '../../api/call-api.ts';
import { formatCount, formatFixed, formatNumber } from '../../components/format.ts';
import { FigureCard } from '../../components/chart/figure-card.tsx';
import { FiguresFailed } from '../../components/chart/figures-failed.tsx';
import { adminStatsQuery, systemQuery } from './admin-queries.ts';
import { classNames } from '../../components/class-names.ts';
import { OvernightBatches } from '../../components/overnight/overnight-batches.tsx';
import { ErrorState } from '../../components/page/error-state.tsx';
import { LoadingArea } from '../../components/loading/loading-area.tsx';
import { Skeleton } from '../../components/loading/skeleton.tsx';
import { useNow } from '../../components/browser/use-now.ts';
import { systemFacts } from './overview/system-words.ts';

const figures: readonly Figure[] = [
  {
    label: 'Total Users',
    Icon: Users,
    value: ({ totalUsers }) => formatNumber(totalUsers),
    note: ({ newUsers }) => `+${formatNumber(newUsers)} this month`,
  },
  {
    label: 'Active Subscriptions',
    Icon: TrendingUp,
    value: ({ activeSubscriptions }) => formatNumber(activeSubscriptions),
    note: ({ conversionRate }) => `${formatFixed(conversionRate, 1)}% conversion rate`,
  },
  {
    label: 'Monthly Revenue',
    Icon: DollarSign,
    value: ({ monthlyRevenue }) => `$${formatNumber(monthlyRevenue)}`,
    note: ({ expectedRevenue }) => `$${formatNumber(expectedRevenue)} expected`,
  },
  {
    label: 'Trial Users',
    Icon: Clock,
    value: ({ trialUsers }) => formatNumber(trialUsers),
    note: () => 'active trials',
  },
];

const GrowthCharts = lazy(async () => ({
  default: (await import('./overview/growth-charts.tsx')).GrowthCharts,
}));

export function AdminPage() {
  return (
    <>
      <PageHeader title="Admin Dashboard" description="Users, subscriptions and the state of the system." />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <AdminCards />
        <UserManagement />
        <SystemCard />
        <SignOutCard />
        <Suspense fallback={<GrowthSkeleton />}>
          <GrowthCharts />
        </Suspense>
      </div>
    </>
  );
}

/** Ends every other session of the installation, for use after a possible leak. */
function SignOutCard() {
  const [isAsked, setAsked] = useState(false);
  const queryClient = useQueryClient();
  const end = useMutation({
    mutationFn: () => callApi(endEverySession, {}),
    onSuccess: async ({ ended }) => {
      showToast({
        title: 'Everyone Else Was Signed Out',
        description: `${formatCount(ended, 'session')} ended. Yours stays open.`,
      });
      setAsked(false);
      await queryClient.invalidateQueries({ queryKey: ['admin'] });
    },
    onError: (error) => showError('Nothing Was Changed', describeFailure(error, 'Please try again.')),
  });
  return (
    <Card title="Sessions">
      <div className="flex flex-wrap items-center justify-between gap-4 p-5">
        <p className="text-pencil">
          Use this after a lost password or device. To sign out one user, open that user's record.
        </p>
        <Button
          look="danger"
          icon={<LogOut size={16} aria-hidden />}
          onClick={() => setAsked(true)}
          className="ml-auto"
        >
          Sign everyone out
        </Button>
      </div>
      {isAsked && (
        <ConfirmDialog
          title="Sign everyone out?"
          action="Sign everyone out"
          isBusy={end.isPending}
          onConfirm={() => end.mutate()}
          onClose={() => setAsked(false)}
        >
          <p>Every user has to sign in again on every device; you stay signed in here.</p>
          <p className="text-pencil">
            API keys keep working. Unsaved changes are kept on their device and restored after signing in.
          </p>
        </ConfirmDialog>
      )}
    </Card>
  );
}

type Figure = {
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly value: (stats: AdminStats) => string;
  readonly note: (stats: AdminStats) => string;
};

function AdminCards() {
  const { data, isPending, isError, refetch } = useQuery(adminStatsQuery);
  const state = isPending ? 'loading' : data === undefined ? 'failed' : 'here';
  const unknown = state === 'loading' ? undefined : 'Not known';
  return (
    <section aria-label="Figures">
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {figures.map(({ label, Icon, value, note }) => (
          <FigureCard
            key={label}
            label={label}
            Icon={Icon}
            state={state}
            value={data === undefined ? '–' : value(data)}
            note={data === undefined ? unknown : note(data)}
          />
        ))}
      </dl>
      {isError && <FiguresFailed onRetry={() => void refetch()} />}
    </section>
  );
}

/** The active engine, the last backup, the queue and the free space. */
function SystemCard() {
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
  const batches = data?.engine.modelBatches ?? [];
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
                  {isWrong && <TriangleAlert size={16} aria-label="Needs attention" className="shrink-0" />}
                  {value}
                </span>
                <span className="mt-0.5 block text-12 text-pencil">{note}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {batches.length > 0 && (
        <div className="border-t border-rule px-5 py-4">
          <OvernightBatches batches={batches} host={data?.engine.modelHost ?? 'the provider'} />
        </div>
      )}
    </Card>
  );
}
