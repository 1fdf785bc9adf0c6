import {
  costBesideRubric,
  isOffTopic,
  rubricMarks,
  sayRubricSum,
  type ScorePart,
  type Scores,
  shareDecided,
  shareSet,
  shareWeights,
  sumRubric,
} from '@greenpen/grading';
import { areas } from '@greenpen/paper';
import type { ReactNode } from 'react';
import { formatCount, formatFixed, formatScore, formatSigned } from '../../../components/format.ts';
import {
  type AnnotatedReview,
  areasWithoutScore,
  changesOf,
  type GradeFields,
  scoreFields,
} from '../saving/grade-fields.ts';
import { areaLabels } from './area-labels.ts';
import { decidesRubric } from './decides-rubric.ts';

type Props = { readonly scores: Scores; readonly review: AnnotatedReview; readonly fields: GradeFields };

/** What the total is made of: the points of a rubric that covers the whole grade, otherwise the weighted scores. */
export function TotalReason(props: Props) {
  return isByRubric(props) ? <ByRubric {...props} /> : <ByWeights {...props} />;
}

function isByRubric({ review, fields, scores }: Props): boolean {
  if (!decidesRubric(review, 'total')) return false;
  return !isOffTopic(review.judgedRubric, rubricMarks(review.judgedRubric, changesOf(fields), scores));
}

/** The total as the sum of the rubric's points. */
function ByRubric({ scores, review, fields }: Props) {
  const marks = rubricMarks(review.judgedRubric, changesOf(fields), scores);
  const sum = sumRubric(marks);
  const { maxPoints, known, waiting } = sum;
  const lost = lostBeside(review, fields) * (shareDecided(marks) - shareSet(marks));
  return (
    <Reason
      scores={scores}
      sentence={
        'The points of the rubric make this total; the account’s weights do not count.' +
        (waiting > 0 ? ` ${sayRubricSum(sum)}.` : '')
      }
      parts={review.basis.total ?? []}
      share={1 - shareSet(marks)}
      note={shareSet(marks) > 0 ? 'It does not apply to points that you set yourself.' : ''}
    >
      {marks.map(({ result: { criterion }, points, isProvisional }) => (
        <tr key={criterion.id} className="border-b border-rule align-top">
          <th scope="row" className="py-1.5 text-left font-medium">
            {criterion.name}
            {isProvisional && <span className="block font-normal text-pencil">provisional</span>}
          </th>
          <td colSpan={2} className="py-1.5 text-right">
            {points === null ? 'needs you' : `${formatScore(points)} / ${formatScore(criterion.maxPoints)}`}
          </td>
        </tr>
      ))}
      {lost > 0 && (
        <tr className="border-b border-rule align-top">
          <th scope="row" colSpan={2} className="py-1.5 text-left font-medium">
            Order of the text
            <span className="block font-normal text-pencil">No criterion of the rubric speaks of it.</span>
          </th>
          <td className="py-1.5 text-right font-medium">{formatSigned(-lost)}</td>
        </tr>
      )}
      {waiting > 0 && (
        <tr className="border-b border-rule">
          <td colSpan={3} className="py-1.5 text-pencil">
            Until you have judged the rest, {formatCount(maxPoints - known, 'point')} count as the content
            score.
          </td>
        </tr>
      )}
    </Reason>
  );
}

/** Points that the findings which no criterion speaks of take off the content. */
function lostBeside({ basis, findings, judgedRubric }: AnnotatedReview, { dismissed }: GradeFields): number {
  const kept = findings.filter(({ id }) => !dismissed.includes(id));
  return costBesideRubric(basis, kept, judgedRubric);
}

/** The total as a sum of the scores, each by its weight; areas that were not judged leave theirs to the others. */
function ByWeights({ scores, review, fields }: Props) {
  const { weights, basis, judgedRubric } = review;
  const notJudged = areasWithoutScore(review, fields);
  const shares = shareWeights(weights, notJudged);
  const byHand = areas.filter((area) => fields[scoreFields[area]] !== null);
  const byRubric =
    fields.contentScore === null && decidesRubric(review, 'content')
      ? shares.content * shareDecided(rubricMarks(judgedRubric, changesOf(fields), scores))
      : 0;
  return (
    <Reason
      scores={scores}
      sentence={
        `The weighted average of the ${notJudged.length === 0 ? 'three ' : ''}scores, with the weights that were set when this paper was graded.` +
        (notJudged.length > 0 ? ' The other areas share the weight of what was not judged.' : '')
      }
      parts={basis.total ?? []}
      share={1 - (byHand.reduce((sum, area) => sum + shares[area], 0) + byRubric) / 100}
      note={[
        byHand.length > 0 ? 'It does not apply to scores that you set by hand.' : '',
        byRubric > 0 ? 'It does not apply to what the rubric decides.' : '',
      ].join(' ')}
    >
      {areas.map((area) => (
        <tr key={area} className="border-b border-rule">
          <th scope="row" className="py-1.5 text-left font-medium">
            {areaLabels[area]}
          </th>
          {notJudged.includes(area) ? (
            <td colSpan={2} className="py-1.5 text-right text-pencil">
              Not judged
            </td>
          ) : (
            <>
              <td className="py-1.5 text-right">
                {formatFixed(scores[area], 1)} × {formatScore(shares[area])}%
              </td>
              <td className="w-16 py-1.5 text-right font-medium">
                {formatFixed((scores[area] * shares[area]) / 100, 2)}
              </td>
            </>
          )}
        </tr>
      ))}
    </Reason>
  );
}

type ReasonProps = {
  readonly scores: Scores;
  readonly sentence: string;
  /** Points that move the sum to the instructor's scale. */
  readonly parts: readonly ScorePart[];
  /** How much of them applies, 0 to 1. */
  readonly share: number;
  readonly note: string;
  /** The rows that add up. */
  readonly children: ReactNode;
};

function Reason({ scores, sentence, parts, share, note, children }: ReasonProps) {
  return (
    <>
      <h3 className="font-semibold">Why {formatScore(scores.total)}?</h3>
      <p className="mt-1 mb-3 text-13 text-pencil">{sentence}</p>
      <table className="w-full text-13 tabular-nums">
        <tbody>
          {children}
          {parts.map(({ id, label, points, reason }) => (
            <tr key={id} className="border-b border-rule align-top">
              <th scope="row" colSpan={2} className="py-1.5 text-left font-medium">
                {label}
                <span className="block font-normal text-pencil">
                  {reason} {note}
                </span>
              </th>
              <td className="py-1.5 text-right font-medium">{formatSigned(points * share)}</td>
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
