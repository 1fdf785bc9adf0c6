import { formatDay } from '../../components/format.ts';
import type { DashboardOverview } from '@greenpen/api-contract';
import type { Column } from '../../components/chart/column-chart.tsx';

const daysBetweenNames = 7;

/** The papers graded per day as columns; today and every seventh day before it are labelled. */
export function dayColumns(days: DashboardOverview['days']): readonly Column[] {
  return days.map(({ day, graded, approved }, at) => {
    const name = formatDay(new Date(`${day}T00:00:00Z`));
    const isNamed = (days.length - 1 - at) % daysBetweenNames === 0 && at > 0;
    return {
      id: day,
      label: isNamed ? name : '',
      words: `${name}: ${graded} graded, ${approved} approved`,
      value: graded,
    };
  });
}
