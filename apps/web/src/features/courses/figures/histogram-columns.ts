import { gradeColour } from '@greenpen/grading';
import type { Column } from '../../../components/chart/column-chart.tsx';
import { formatCount } from '../../../components/format.ts';

/** The tens of a hundred as columns, each in the colour of its band. */
export function histogramColumns(histogram: readonly number[]): readonly Column[] {
  return histogram.map((value, ten) => {
    const from = ten * 10;
    const to = ten === 9 ? 100 : from + 9;
    return {
      id: String(from),
      label: String(from),
      words: `${from} to ${to}: ${formatCount(value, 'paper')}`,
      value,
      tone: gradeColour(from),
    };
  });
}
