import type { UserRecord } from '@greenpen/api-contract';
import { Card } from '../../../components/card.tsx';
import { ColumnChart } from '../../../components/chart/column-chart.tsx';
import { formatNumber } from '../../../components/format.ts';
import { monthColumns } from '../overview/growth-columns.ts';

const count = (value: number, noun: string) => `${formatNumber(value)} ${noun}${value === 1 ? '' : 's'}`;

/** Papers and words that the engine graded, month by month; deleted papers count as they did. */
export function UserUse({ record: { use } }: { readonly record: UserRecord }) {
  const papers = use.reduce((sum, month) => sum + month.papers, 0);
  const words = use.reduce((sum, month) => sum + month.words, 0);
  return (
    <Card
      title="Use"
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
