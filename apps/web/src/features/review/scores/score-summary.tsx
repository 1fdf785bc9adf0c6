import {
  type Scores,
  gradeColour,
  letterOf,
  pointsOf,
  rubricMarks,
  sayRubricSum,
  sumRubric,
} from '@greenpen/grading';
import { type Area, areas } from '@greenpen/paper';
import { Hand } from 'lucide-react';
import { classNames } from '../../../components/class-names.ts';
import { formatFixed, formatScore } from '../../../components/format.ts';
import {
  type AnnotatedReview,
  areasWithoutScore,
  changesOf,
  type GradeFields,
  scoreFields,
} from '../saving/grade-fields.ts';
import { areaLabels } from './area-labels.ts';
import { AreaReason } from './area-reason.tsx';
import { TotalReason } from './total-reason.tsx';
import { Popover as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

const bandClass = {
  green: 'bg-green-wash text-green',
  blue: 'bg-blue-wash text-blue',
  yellow: 'bg-yellow-wash text-yellow',
  red: 'bg-red-wash text-red',
};

type Props = {
  readonly review: AnnotatedReview;
  readonly fields: GradeFields;
  readonly scores: Scores;
  readonly maxPoints: number | null;
  readonly isLocked: boolean;
  readonly onSetScore: (area: Area, score: number | null) => void;
};

/** The total with its letter and the three scores; each explains itself in a popover. */
export function ScoreSummary({ review, fields, scores, maxPoints, isLocked, onSetScore }: Props) {
  // The interval is about the draft: it says nothing of a total that the instructor has changed or approved.
  const isDraft = !isLocked && scores.total === review.draft.scores.total;
  const likely = isDraft ? (review.intervals?.total ?? null) : null;
  return (
    <section aria-label="Scores" className="@container border-b border-rule tabular-nums">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 px-4 py-3">
        <TotalScore review={review} fields={fields} scores={scores} maxPoints={maxPoints} />
        <OpenCriteria review={review} fields={fields} scores={scores} />
        {likely !== null && (
          <p
            className="text-13 text-pencil"
            title="Judging by your graded papers, your own total lies in this range for four papers in five."
          >
            {likely[0]}–{likely[1]} likely
          </p>
        )}
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

type TotalScoreProps = Pick<Props, 'review' | 'fields' | 'scores' | 'maxPoints'>;

/** The total with its letter; pressing it shows how it was reached. */
function TotalScore({ review, fields, scores, maxPoints }: TotalScoreProps) {
  return (
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
      <TotalReason scores={scores} review={review} fields={fields} />
    </Popover>
  );
}

/** Says that a score is not complete yet while criteria of the rubric need the instructor. */
function OpenCriteria({ review, fields, scores }: Pick<Props, 'review' | 'fields' | 'scores'>) {
  const sum = sumRubric(rubricMarks(review.judgedRubric, changesOf(fields), scores));
  if (sum.waiting === 0) return null;
  return <p className="text-13 font-medium text-yellow">Rubric: {sayRubricSum(sum)}</p>;
}

type AreaScoreProps = Pick<Props, 'scores' | 'fields' | 'review' | 'isLocked' | 'onSetScore'> & {
  readonly area: Area;
};

/** The score of one area; pressing it shows what it is made of. */
function AreaScore({ area, scores, fields, review, isLocked, onSetScore }: AreaScoreProps) {
  const isJudged = !areasWithoutScore(review, fields).includes(area);
  return (
    <li>
      <Popover
        label={`Why this ${areaLabels[area]} score?`}
        trigger={
          <button
            type="button"
            aria-label={`${areaLabels[area]} ${isJudged ? formatScore(scores[area]) : 'not judged'}. Why?`}
            className="w-full min-w-20 rounded-md border border-rule px-2.5 py-1.5 text-left transition-colors hover:bg-hover data-[state=open]:border-pen"
          >
            <span className="flex items-center gap-1 text-12 text-pencil">
              {areaLabels[area]}
              {fields[scoreFields[area]] !== null && <Hand size={12} aria-label="set by hand" />}
            </span>
            <span className="flex items-baseline gap-1.5">
              {isJudged ? (
                <span className="text-16 font-semibold">{formatFixed(scores[area], 1)}</span>
              ) : (
                <span className="text-13 leading-6 font-medium whitespace-nowrap text-pencil">
                  Not judged
                </span>
              )}
              <span className="text-12 text-pencil underline decoration-dotted underline-offset-2">why?</span>
            </span>
          </button>
        }
      >
        <AreaReason
          area={area}
          review={review}
          fields={fields}
          score={isJudged ? scores[area] : null}
          isLocked={isLocked}
          onSetScore={(score) => onSetScore(area, score)}
        />
      </Popover>
    </li>
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
