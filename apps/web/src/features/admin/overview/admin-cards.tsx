import type { AdminStats } from '@greenpen/api-contract';
import { useQuery } from '@tanstack/react-query';
import { Clock, DollarSign, TrendingUp, Users, type LucideIcon } from 'lucide-react';
import { FigureCard } from '../../../components/chart/figure-card.tsx';
import { FiguresFailed } from '../../../components/chart/figures-failed.tsx';
import { formatFixed, formatNumber } from '../../../components/format.ts';
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
