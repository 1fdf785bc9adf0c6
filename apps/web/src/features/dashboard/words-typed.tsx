import type { DashboardOverview } from '@greenpen/api-contract';
import { Card } from '../../components/card.tsx';
import { BarList } from '../../components/bar-list.tsx';
import { formatCount, formatNumber } from '../../components/format.ts';

/** How much of the approved feedback the instructor typed. */
export function WordsTyped({ words: { grades, used, typed } }: Pick<DashboardOverview, 'words'>) {
  const drafted = used - typed;
  const most = Math.max(1, used);
  return (
    <Card title="Words Used Against Words Typed">
      <div className="p-5">
        {grades === 0 ? (
          <p className="text-pencil">
            Approve a first grade, and this shows how much of its feedback you typed yourself.
          </p>
        ) : (
          <>
            <p className="mb-4 text-pencil">
              {formatCount(used, 'word')} of feedback in {formatCount(grades, 'approved grade')}
            </p>
            <BarList
              label="Words by where they come from"
              bars={[
                {
                  id: 'drafted',
                  label: 'From the drafts',
                  figure: formatNumber(drafted),
                  share: drafted / most,
                },
                {
                  id: 'typed',
                  label: 'Typed by you',
                  figure: formatNumber(typed),
                  share: typed / most,
                  tone: 'blue',
                },
              ]}
            />
          </>
        )}
      </div>
    </Card>
  );
}
