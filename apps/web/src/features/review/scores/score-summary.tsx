import type { ReviewOnWire } from '@greenpen/api-contract';
import { type Scores, type Weights, gradeColour, letterOf, pointsOf } from '@greenpen/grading';
import { type Area, areas } from '@greenpen/paper';
import { Hand } from 'lucide-react';
import { classNames } from '../../../components/class-names.ts';
import { formatFixed, formatScore } from '../../../components/format.ts';
import { type GradeFields, scoreFields } from '../saving/grade-fields.ts';
import { areaLabels } from './area-labels.ts';
import { decidesRubric } from './decides-rubric.ts';
import { AreaReason } from './area-reason.tsx';
import { Popover as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

const bandClass = {
  green: 'bg-green-wash text-green',
  blue: 'bg-blue-wash text-blue',
  yellow: 'bg-yellow-wash text-yellow',
  red: 'bg-red-wash text-red',
};

type Props = {
  readonly review: ReviewOnWire;
  readonly fields: GradeFields;
  readonly scores: Scores;
  readonly maxPoints: number | null;
  readonly isLocked: boolean;
  readonly onSetScore: (area: Area, score: number | null) => void;
};

/** The total with its letter and the three scores; each explains itself in a popover. */
export function ScoreSummary({ review, fields, scores, maxPoints, isLocked, onSetScore }: Props) {
  return (
    <section aria-label="Scores" className="@container border-b border-rule tabular-nums">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 px-4 py-3">
        <Popover
          label="Why this total?"
          align="start"
          trigger={
            <button
              type="button"
              className="group rounded-md text-left"
              aria-label={`Total ${formatScore(scores.total)}, ${letterOf(scores.total)}. Why?`}
            >
              <span className="flex items-baseline gap-2.5">
                <span className="font-serif text-28 leading-none font-semibold">
                  {formatFixed(scores.total, 1)}
                </span>
                <span
                  className={classNames(
                    'grid size-8 place-items-center rounded-md font-serif text-20 font-semibold',
                    bandClass[gradeColour(scores.total)],
                  )}
                >
                  {letterOf(scores.total)}
                </span>
                <span className="text-12 text-pencil underline decoration-dotted underline-offset-2 group-hover:text-ink">
                  why?
                </span>
              </span>
              {maxPoints !== null && maxPoints !== 100 && (
                <span className="mt-1 block text-12 text-pencil">
                  {formatScore(pointsOf(scores.total, maxPoints))} of {maxPoints} points
                </span>
              )}
            </button>
          }
        >
          <TotalReason scores={scores} weights={review.weights} isByRubric={decidesRubric(review, 'total')} />
        </Popover>
        <ul className="grid grow basis-full grid-cols-3 gap-1.5 @min-[500px]:flex @min-[500px]:basis-auto @min-[500px]:justify-end">
          {areas.map((area) => (
            <AreaScore
              key={area}
              area={area}
              scores={scores}
              fields={fields}
              review={review}
              isLocked={isLocked}
              onSetScore={onSetScore}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

type AreaScoreProps = Pick<Props, 'scores' | 'fields' | 'review' | 'isLocked' | 'onSetScore'> & {
  readonly area: Area;
};

/** The score of one area; pressing it shows what it is made of. */
function AreaScore({ area, scores, fields, review, isLocked, onSetScore }: AreaScoreProps) {
  return (
    <li>
      <Popover
        label={`Why this ${areaLabels[area]} score?`}
        trigger={
          <button
            type="button"
            aria-label={`${areaLabels[area]} ${formatScore(scores[area])}. Why?`}
            className="w-full min-w-20 rounded-md border border-rule px-2.5 py-1.5 text-left transition-colors hover:bg-hover data-[state=open]:border-pen"
          >
            <span className="flex items-center gap-1 text-12 text-pencil">
              {areaLabels[area]}
              {fields[scoreFields[area]] !== null && <Hand size={12} aria-label="set by hand" />}
            </span>
            <span className="flex items-baseline gap-1.5">
              <span className="text-16 font-semibold">{formatFixed(scores[area], 1)}</span>
              <span className="text-12 text-pencil underline decoration-dotted underline-offset-2">why?</span>
            </span>
          </button>
        }
      >
        <AreaReason
          area={area}
          review={review}
          fields={fields}
          score={scores[area]}
          isLocked={isLocked}
          onSetScore={(score) => onSetScore(area, score)}
        />
      </Popover>
    </li>
  );
}

type TotalReasonProps = {
  readonly scores: Scores;
  readonly weights: Weights;
  readonly isByRubric: boolean;
};

/** The total as a sum of the three scores, each by its weight. */
function TotalReason({ scores, weights, isByRubric }: TotalReasonProps) {
  return (
    <>
      <h3 className="font-semibold">Why {formatScore(scores.total)}?</h3>
      <p className="mt-1 mb-3 text-13 text-pencil">
        {isByRubric
          ? 'The points of the rubric make this total. What the rubric leaves open counts as the weighted average of the three scores.'
          : 'The weighted average of the three scores, with the weights that were set when this paper was graded.'}
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

type PopoverProps = {
  readonly label: string;
  readonly trigger: ReactNode;
  /** The edge aligned with its trigger. */
  readonly align?: 'start' | 'end';
  readonly children: ReactNode;
};

function Popover({ label, trigger, align = 'end', children }: PopoverProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className="z-40 max-h-(--radix-popover-content-available-height) w-[min(420px,calc(100vw-24px))] animate-rise overflow-y-auto rounded-lg border border-rule bg-sheet p-4 shadow-float"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
