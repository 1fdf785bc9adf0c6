import type { ReviewOnWire } from '@greenpen/api-contract';
import { type RubricMark, levelsOf, sayRubricSum, sumRubric } from '@greenpen/grading';
import { CircleHelp, Hand, RotateCcw } from 'lucide-react';
import { type KeyboardEvent, memo, useState } from 'react';
import { classNames } from '../../../components/class-names.ts';
import { formatCount, formatScore } from '../../../components/format.ts';
import { rubricTag } from './rubric-place.ts';

type Props = {
  readonly marks: readonly RubricMark[];
  readonly use: ReviewOnWire['judgedRubric']['rubricUse'];
  /** False for a paper off topic, until the instructor sets points. */
  readonly isCounted: boolean;
  /** The tag of the row whose place is shown in the paper. */
  readonly selected: string | null;
  readonly isLocked: boolean;
  readonly onShow: (tag: string) => void;
  /** null gives the criterion back to the proposal. */
  readonly onSet: (criterionId: string, points: number | null) => void;
};

/** The rubric with a proposed or chosen level for each criterion. */
export const RubricPanel = memo(function RubricPanel({
  marks,
  use,
  isCounted,
  selected,
  isLocked,
  onShow,
  onSet,
}: Props) {
  const sum = sumRubric(marks);
  const { known, maxPoints, waiting, provisional } = sum;
  return (
    <section aria-label="Rubric" className="border-b border-rule pb-2">
      <header className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-1.5">
        <h2 className="text-14 font-semibold">
          Rubric{' '}
          {waiting === 0 && <span className="font-normal text-pencil tabular-nums">{sayRubricSum(sum)}</span>}
        </h2>
        {waiting > 0 && (
          <span className={badge}>
            <CircleHelp size={13} aria-hidden />
            {sayRubricSum(sum)}
          </span>
        )}
        {provisional > 0 && (
          <span className={badge}>
            <CircleHelp size={13} aria-hidden />
            {provisional} provisional
          </span>
        )}
        <p className="basis-full text-12 text-pencil">
          {!isCounted
            ? 'The paper does not answer this assignment, so the rubric counts once you set points.'
            : use === 'total'
              ? 'Its points make the total.'
              : 'Its points make the content score.'}
          {isCounted &&
            waiting > 0 &&
            ` Until you have judged the rest, ${formatCount(maxPoints - known, 'point')} count as the content score.`}
          {provisional > 0 &&
            (use === 'total'
              ? ' Provisional points rest on signs that can be measured; choose a level to confirm or change them.'
              : ' Provisional points count once you choose a level; until then the content counts as measured.')}
        </p>
      </header>
      <ul>
        {marks.map((mark, index) => (
          <Row
            key={mark.result.criterion.id}
            mark={mark}
            isShown={selected === rubricTag(index)}
            isLocked={isLocked}
            onShow={() => onShow(rubricTag(index))}
            onSet={onSet}
          />
        ))}
      </ul>
    </section>
  );
});

const badge =
  'inline-flex items-center gap-1 rounded-full bg-yellow-wash px-2 py-0.5 text-12 font-medium text-yellow';

type RowProps = Pick<Props, 'isLocked' | 'onSet'> & {
  readonly mark: RubricMark;
  readonly isShown: boolean;
  readonly onShow: () => void;
};

function Row({ mark, isShown, isLocked, onShow, onSet }: RowProps) {
  const { result, points, isSet, isProvisional } = mark;
  const { criterion, reason, quote } = result;
  const { id, name, description, maxPoints } = criterion;
  const levels = levelsOf(criterion);
  const chooseByKey = (event: KeyboardEvent) => {
    const level = levels[Number(event.key) - 1];
    const isTyping = event.target instanceof HTMLInputElement;
    if (isLocked || isTyping || level === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    // Elsewhere on the screen the digits open the feedback.
    event.stopPropagation();
    event.preventDefault();
    onSet(id, level.points);
  };
  return (
    // The digits work on whatever is focused in the row.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      onKeyDown={chooseByKey}
      className={classNames(
        'grid gap-1.5 border-l-2 px-4 py-2',
        isShown ? 'border-pen bg-pen-wash' : 'border-transparent',
      )}
    >
      <div className="flex items-start gap-3">
        <h3 className="min-w-0 grow text-14 font-medium break-words" title={description || undefined}>
          {name}
        </h3>
        {points === null && (
          <span className="inline-flex shrink-0 items-center gap-1 text-12 font-medium text-yellow">
            <CircleHelp size={13} aria-hidden /> needs you
          </span>
        )}
        {isProvisional && <span className="shrink-0 text-12 font-medium text-yellow">provisional</span>}
        <Points key={points ?? 'none'} mark={mark} isLocked={isLocked} onSet={onSet} />
        <span className="sr-only">of {maxPoints} points</span>
      </div>
      <Levels mark={mark} isLocked={isLocked} onSet={onSet} />
      <p className="text-13 text-pencil">{reason}</p>
      {quote !== null && (
        <button
          type="button"
          aria-label={`Show in the paper: ${name}`}
          onClick={onShow}
          className="w-fit max-w-full truncate py-0.5 text-left text-pencil hover:text-ink"
        >
          <q className="font-serif text-14">{quote}</q>
        </button>
      )}
      {isSet && <SetByInstructor mark={mark} isLocked={isLocked} onSet={onSet} />}
    </li>
  );
}

type PartProps = Pick<Props, 'isLocked' | 'onSet'> & { readonly mark: RubricMark };

/** Says that the points are the instructor's, and gives the criterion back to the proposal. */
function SetByInstructor({ mark, isLocked, onSet }: PartProps) {
  const { id, name } = mark.result.criterion;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-12 text-pencil">
      <Hand size={12} aria-hidden /> Set by you
      {!isLocked && (
        <button
          type="button"
          aria-label={`Back to the proposal: ${name}`}
          onClick={() => onSet(id, null)}
          className="inline-flex min-h-6 items-center gap-1 text-pen underline underline-offset-2"
        >
          <RotateCcw size={12} aria-hidden /> Back
        </button>
      )}
    </p>
  );
}

/** One button for each level; the keys 1 to 9 press them. */
function Levels({ mark, isLocked, onSet }: PartProps) {
  const { result, level: chosen, isSet } = mark;
  const { criterion } = result;
  return (
    <fieldset aria-label={`Level of ${criterion.name}`} className="flex min-w-0 flex-wrap gap-1">
      {levelsOf(criterion).map((level, index) => (
        <button
          // Levels of one rubric may bear one name.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          type="button"
          disabled={isLocked}
          aria-pressed={index === chosen}
          title={level.description || undefined}
          onClick={() => onSet(criterion.id, level.points)}
          className={classNames(
            'flex min-h-8 max-w-full items-center gap-1.5 rounded-md border px-2 text-13',
            index === chosen
              ? classNames('border-pen bg-pen-wash font-medium text-ink', !isSet && 'border-dashed')
              : 'border-rule text-pencil not-disabled:hover:bg-hover not-disabled:hover:text-ink',
          )}
        >
          <span className="min-w-0 truncate">{level.name || level.description || 'Level'}</span>
          <span className="shrink-0 text-12 tabular-nums">{formatScore(level.points)}</span>
        </button>
      ))}
    </fieldset>
  );
}

/** The points as a number, for points between two levels. */
function Points({ mark, isLocked, onSet }: PartProps) {
  const { result, points } = mark;
  const { id, name, maxPoints } = result.criterion;
  const [typed, setTyped] = useState(points === null ? '' : formatScore(points));
  const save = () => {
    const value = Number(typed);
    const isValid = typed.trim() !== '' && Number.isFinite(value) && value >= 0;
    if (!isValid) setTyped(points === null ? '' : formatScore(points));
    else if (value !== points) onSet(id, Math.min(value, maxPoints));
  };
  return (
    <span className="flex shrink-0 items-baseline gap-1 text-13 tabular-nums">
      <input
        aria-label={`Points for ${name}`}
        inputMode="decimal"
        disabled={isLocked}
        value={typed}
        placeholder="–"
        onChange={(event) => setTyped(event.target.value)}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key === 'Enter') save();
        }}
        className="h-7 w-12 rounded-md border border-edge bg-sheet px-1.5 text-right font-medium"
      />
      <span aria-hidden className="text-pencil">
        / {formatScore(maxPoints)}
      </span>
    </span>
  );
}
