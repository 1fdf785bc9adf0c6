import { useQuery } from '@tanstack/react-query';
import { ChartSkeleton } from '../../components/chart/chart-skeleton.tsx';
import { Card } from '../../components/card.tsx';
import { ErrorState } from '../../components/page/error-state.tsx';
import { LoadingArea } from '../../components/loading/loading-area.tsx';
import { TextSkeleton } from '../../components/loading/text-skeleton.tsx';
import { describeFailure } from '../../api/api-failure.ts';
import { overviewQuery } from './overview-query.ts';
import type { DashboardOverview } from '@greenpen/api-contract';
import { type Column, ColumnChart } from '../../components/chart/column-chart.tsx';
import { BarList } from '../../components/chart/bar-list.tsx';
import { formatCount, formatDay, formatNumber } from '../../components/format.ts';

const daysBetweenNames = 7;

const layout = 'grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[repeat(2,minmax(0,1fr))]';

/** Papers graded per day, and how much typing the drafts saved. */
export function Overview() {
  const { data, error, refetch } = useQuery(overviewQuery);
  if (error !== null && data === undefined) {
    return (
      <Card title="Overview">
        <ErrorState
          title="The overview did not load"
          message={describeFailure(error, 'Please try again.')}
          onRetry={() => void refetch()}
        />
      </Card>
    );
  }
  if (data === undefined) {
    return (
      <div className={layout}>
        <Card title="Grading, Day by Day" description={'\u00a0'}>
          <LoadingArea label="Loading the overview" className="px-5 py-4">
            <ChartSkeleton columns={30} />
          </LoadingArea>
        </Card>
        <Card title="Words Drafted and Words Typed">
          <div className="grid gap-4 p-5">
            <TextSkeleton lines={2} />
          </div>
        </Card>
      </div>
    );
  }
  return (
    <div className={layout}>
      <GradingDays days={data.days} />
      <WordsTyped words={data.words} edits={data.edits} />
    </div>
  );
}

/** Papers graded on each of the last thirty days. */
function GradingDays({ days }: Pick<DashboardOverview, 'days'>) {
  const graded = days.reduce((sum, day) => sum + day.graded, 0);
  const approved = days.reduce((sum, day) => sum + day.approved, 0);
  return (
    <Card
      title="Grading, Day by Day"
      description={`Last ${days.length} days: ${graded} graded, ${approved} approved`}
    >
      <div className="px-5 py-4">
        {graded === 0 && approved === 0 ? (
          <p className="text-pencil">Grade your first paper to see each day’s total here.</p>
        ) : (
          <ColumnChart label="Papers graded by day" columns={dayColumns(days)} />
        )}
      </div>
    </Card>
  );
}

/** How much of the approved feedback the instructor typed. */
function WordsTyped({ words: { grades, used, typed }, edits }: Pick<DashboardOverview, 'words' | 'edits'>) {
  const drafted = used - typed;
  const most = Math.max(1, used);
  return (
    <Card title="Words Drafted and Words Typed">
      <div className="p-5">
        {grades === 0 ? (
          <p className="text-pencil">
            Approve your first grade to see how much of its feedback you typed yourself.
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
            {edits.length >= FEWEST_EDITS && (
              <>
                <p className="mt-6 mb-3 text-pencil">{sayEdits(edits)}</p>
                <ColumnChart label="Share of words that you changed" columns={editColumns(edits)} />
              </>
            )}
          </>
        )}
      </div>
    </Card>
  );
}

/** One or two grades tell nothing about a trend. */
const FEWEST_EDITS = 3;

const shareOf = ({ used, typed }: DashboardOverview['edits'][number]) =>
  Math.round((100 * typed) / Math.max(1, used));

/** "Your edits: 38% → 11%": how much of the drafts was changed, then and now. */
export function sayEdits(edits: DashboardOverview['edits']): string {
  const [first, last] = [edits[0], edits.at(-1)];
  return first === undefined || last === undefined
    ? ''
    : `Your edits: ${shareOf(first)}% → ${shareOf(last)}%`;
}

function editColumns(edits: DashboardOverview['edits']): readonly Column[] {
  return edits.map((group, at) => ({
    id: String(at),
    label: at === 0 ? 'Oldest' : at === edits.length - 1 ? 'Newest' : '',
    words: `${formatCount(group.grades, 'grade')}: ${shareOf(group)}% of the words changed`,
    value: shareOf(group),
  }));
}

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
