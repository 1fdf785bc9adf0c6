import type { AdminStats } from '@greenpen/api-contract';
import { useQuery } from '@tanstack/react-query';
import { Clock, DollarSign, TrendingUp, Users, type LucideIcon } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { formatFixed, formatNumber } from '../../../lib/format.ts';
import { adminStatsQuery } from '../admin-queries.ts';

type Figure = {
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly value: (stats: AdminStats) => string;
  readonly note: (stats: AdminStats) => string;
};

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

export function AdminCards() {
  const { data, isPending, isError, refetch } = useQuery(adminStatsQuery);
  return (
    <section aria-label="Figures">
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {figures.map(({ label, Icon, value, note }) => (
          <div key={label} className="flex min-w-0 flex-col rounded-lg border border-rule bg-sheet p-4">
            <dt className="flex items-start justify-between gap-2 text-13 font-medium text-pencil">
              {label}
              <Icon size={16} aria-hidden className="mt-0.5 shrink-0" />
            </dt>
            <dd className="mt-1.5">
              {isPending ? (
                <>
                  <Skeleton className="h-8.5 w-16" />
                  <Skeleton className="mt-1 h-4 w-24" />
                </>
              ) : (
                <>
                  <span className="block font-serif text-28 font-semibold">
                    {data === undefined ? '–' : value(data)}
                  </span>
                  <span className="mt-1 block text-12 text-pencil">
                    {data === undefined ? 'Not known' : note(data)}
                  </span>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {isError && (
        <p role="alert" className="mt-2 flex items-center gap-3 text-13 text-red">
          The figures did not load.
          <Button size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
    </section>
  );
}
