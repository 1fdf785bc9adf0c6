import type { DashboardStats } from '@greenpen/api-contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../components/button.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { statsQuery } from '../../lib/assignments.ts';
import { formatNumber } from '../../lib/format.ts';

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

/** The six figures; what is missing reads 0. */
export function StatCards() {
  const { data, isPending, isError, refetch } = useQuery(statsQuery);
  return (
    <section aria-label="Figures">
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6">
        {stats.map(({ key, label, note, unit }) => (
          <div key={key} className="flex flex-col rounded-lg border border-rule bg-sheet p-4">
            <dt className="text-13 font-medium text-pencil">{label}</dt>
            <dd className="mt-1.5">
              {isPending ? (
                <Skeleton className="h-8.5 w-14" />
              ) : (
                <span className="block font-serif text-28 font-semibold">
                  {formatNumber(data?.[key] ?? 0)}
                  {unit}
                </span>
              )}
              <span className="mt-1 block text-12 text-pencil">{note}</span>
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
