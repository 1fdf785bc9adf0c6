import type { DashboardStats } from '@greenpen/api-contract';
import { useQuery } from '@tanstack/react-query';
import { FigureCard } from '../../components/chart/figure-card.tsx';
import { FiguresFailed } from '../../components/chart/figures-failed.tsx';
import { statsQuery } from '../../api/assignments.ts';
import { formatNumber } from '../../components/format.ts';

type Stat = {
  readonly key: keyof DashboardStats;
  readonly label: string;
  readonly note: string;
  readonly unit?: '%';
};

const stats: readonly Stat[] = [
  { key: 'activeCourses', label: 'Active Courses', note: 'Current semester' },
  { key: 'totalAssignments', label: 'Total Assignments', note: 'Uploaded files' },
  { key: 'gradedToday', label: 'Graded Today', note: 'Completed today' },
  { key: 'pendingReview', label: 'Pending Review', note: 'Ready for review' },
  { key: 'averageGrade', label: 'Average Grade', note: 'Overall performance', unit: '%' },
  { key: 'totalCourses', label: 'Total Courses', note: 'All semesters' },
];

/** The six figures; missing values are shown as 0. */
export function StatCards() {
  const { data, isPending, isError, refetch } = useQuery(statsQuery);
  const state = isPending ? 'loading' : isError && data === undefined ? 'failed' : 'here';
  return (
    <section aria-label="Figures">
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6">
        {stats.map(({ key, label, note, unit = '' }) => (
          <FigureCard
            key={key}
            label={label}
            state={state}
            value={`${formatNumber(data?.[key] ?? 0)}${unit}`}
            note={note}
          />
        ))}
      </dl>
      {isError && <FiguresFailed onRetry={() => void refetch()} />}
    </section>
  );
}
