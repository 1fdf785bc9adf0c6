import type { Scores, Weights } from '@greenpen/grading';
import { areas } from '@greenpen/paper';
import { formatFixed, formatScore } from '../../../components/format.ts';
import { areaLabels } from './area-labels.ts';

type Props = { readonly scores: Scores; readonly weights: Weights };

/** The total as a sum of the three scores, each by its weight. */
export function TotalReason({ scores, weights }: Props) {
  return (
    <>
      <h3 className="font-semibold">Why {formatScore(scores.total)}?</h3>
      <p className="mt-1 mb-3 text-13 text-pencil">
        The weighted mean of the three scores, with the weights that stood when this paper was graded.
      </p>
      <table className="w-full text-13 tabular-nums">
        <tbody>
          {areas.map((area) => (
            <tr key={area} className="border-b border-rule">
              <th scope="row" className="py-1.5 text-left font-medium">
                {areaLabels[area]}
              </th>
              <td className="py-1.5 text-right">
                {formatFixed(scores[area], 1)} × {weights[area]}%
              </td>
              <td className="w-16 py-1.5 text-right font-medium">
                {formatFixed((scores[area] * weights[area]) / 100, 2)}
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row" colSpan={2} className="py-1.5 text-left font-semibold">
              Total
            </th>
            <td className="py-1.5 text-right font-semibold">{formatFixed(scores.total, 1)}</td>
          </tr>
        </tbody>
      </table>
    </>
  );
}
