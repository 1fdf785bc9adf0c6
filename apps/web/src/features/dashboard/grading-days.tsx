import type { DashboardOverview } from '@greenpen/api-contract';
import { Card } from '../../components/card.tsx';
import { ColumnChart } from '../../components/column-chart.tsx';
import { dayColumns } from './day-columns.ts';

/** What was graded on each of the last thirty days. */
export function GradingDays({ days }: Pick<DashboardOverview, 'days'>) {
  const graded = days.reduce((sum, day) => sum + day.graded, 0);
  const approved = days.reduce((sum, day) => sum + day.approved, 0);
  return (
    <Card
      title="Grading, Day by Day"
      description={`Last ${days.length} days: ${graded} graded, ${approved} approved`}
    >
      <div className="px-5 py-4">
        {graded === 0 && approved === 0 ? (
          <p className="text-pencil">Grade a first paper, and each day gets its column here.</p>
        ) : (
          <ColumnChart label="Papers graded by day" columns={dayColumns(days)} />
        )}
      </div>
    </Card>
  );
}
