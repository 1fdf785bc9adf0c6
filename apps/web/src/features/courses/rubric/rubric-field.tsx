import { Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../components/form/button.tsx';
import { readRubric, totalPoints, writeRubric, type Criterion, type Level } from './rubric-text.ts';
import { IconButton } from '../../../components/form/icon-button.tsx';

const emptyCriterion: Criterion = { name: '', points: '', levels: [] };

type Props = {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly error: string | undefined;
};

/** A rubric, typed as text or built row by row; both edit the same text. */
export function RubricField({ value, onChange, error }: Props) {
  const id = useId();
  const [rows, setRows] = useState<readonly Criterion[] | null>(null);
  const change = (next: readonly Criterion[]) => {
    setRows(next);
    onChange(writeRubric(next));
  };
  const showRows = () => {
    const read = readRubric(value);
    setRows(read.length === 0 ? [emptyCriterion] : read);
  };

  return (
    <fieldset aria-labelledby={id} className="min-w-0">
      <div className="mb-1.5 flex items-center justify-between gap-3">
        <span id={id} className="text-13 font-medium">
          Rubric<span className="font-normal text-pencil"> (optional)</span>
        </span>
        <button
          type="button"
          className="text-13 text-pen underline underline-offset-2"
          onClick={() => (rows === null ? showRows() : setRows(null))}
        >
          {rows === null ? 'Build row by row' : 'Edit as text'}
        </button>
      </div>
      {rows === null ? (
        <textarea
          aria-label="Rubric"
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-note`}
          rows={4}
          className="field"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <CriterionRows rows={rows} onChange={change} onRows={setRows} />
      )}
      <p
        id={`${id}-note`}
        className={error === undefined ? 'mt-1 text-13 text-pencil' : 'mt-1 text-13 text-red'}
      >
        {error ?? 'What you look for in every paper of this course.'}
      </p>
    </fieldset>
  );
}

type CriterionRowsProps = {
  readonly rows: readonly Criterion[];
  readonly onChange: (rows: readonly Criterion[]) => void;
  readonly onRows: (rows: readonly Criterion[]) => void;
};

function CriterionRows({ rows, onChange, onRows }: CriterionRowsProps) {
  return (
    <div className="grid gap-3">
      {rows.map((criterion, at) => (
        <CriterionRow
          // Rows are identified by their index.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          number={at + 1}
          criterion={criterion}
          onChange={(next) => onChange(rows.with(at, next))}
          onRemove={() => onChange(rows.toSpliced(at, 1))}
        />
      ))}
      <div className="flex items-center justify-between gap-3">
        <Button
          size="small"
          icon={<Plus size={14} aria-hidden />}
          onClick={() => onRows([...rows, emptyCriterion])}
        >
          Add criterion
        </Button>
        <span className="text-13 text-pencil">Total: {totalPoints(rows)} points</span>
      </div>
    </div>
  );
}

type CriterionRowProps = {
  /** 1-based. */
  readonly number: number;
  readonly criterion: Criterion;
  readonly onChange: (criterion: Criterion) => void;
  readonly onRemove: () => void;
};

/** One criterion with its points and its levels. */
function CriterionRow({ number, criterion, onChange, onRemove }: CriterionRowProps) {
  const { levels } = criterion;
  const label = `Criterion ${number}`;
  const changeLevel = (at: number, level: Level) =>
    onChange({ ...criterion, levels: levels.with(at, level) });
  return (
    <div className="grid gap-2 rounded-md border border-rule p-3">
      <div className="flex items-center gap-2">
        <input
          aria-label={label}
          placeholder="Thesis"
          className="field min-w-0 grow"
          value={criterion.name}
          onChange={(event) => onChange({ ...criterion, name: event.target.value })}
        />
        <Points
          label={`${label}, points`}
          value={criterion.points}
          onChange={(points) => onChange({ ...criterion, points })}
        />
        <IconButton
          label={`Remove criterion ${number}`}
          icon={<X size={16} aria-hidden />}
          onClick={onRemove}
        />
      </div>
      {levels.map((level, at) => (
        <LevelRow
          // Levels are identified by their index.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          onRemove={() => onChange({ ...criterion, levels: levels.toSpliced(at, 1) })}
          at={at}
          label={label}
          level={level}
          onChange={changeLevel}
          number={number}
        />
      ))}
      <Button
        look="quiet"
        size="small"
        icon={<Plus size={14} aria-hidden />}
        aria-label={`Add a level to criterion ${number}`}
        className="justify-self-start"
        onClick={() => onChange({ ...criterion, levels: [...levels, { points: '', words: '' }] })}
      >
        Add level
      </Button>
    </div>
  );
}

type LevelRowProps = {
  readonly onRemove: () => void;
  readonly at: number;
  readonly label: string;
  readonly level: Level;
  readonly onChange: (at: number, level: Level) => void;
  readonly number: CriterionRowProps['number'];
};

function LevelRow({ onRemove, at, label, level, onChange, number }: LevelRowProps) {
  return (
    <div className="flex items-center gap-2 pl-4">
      <input
        aria-label={`${label}, level ${at + 1}`}
        placeholder="Clear and open to argument"
        className="field min-w-0 grow"
        value={level.words}
        onChange={(event) => onChange(at, { ...level, words: event.target.value })}
      />
      <Points
        label={`${label}, level ${at + 1}, points`}
        value={level.points}
        onChange={(points) => onChange(at, { ...level, points })}
      />
      <IconButton
        label={`Remove level ${at + 1} of criterion ${number}`}
        icon={<X size={16} aria-hidden />}
        onClick={onRemove}
      />
    </div>
  );
}

type PointsProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (points: string) => void;
};

function Points({ label, value, onChange }: PointsProps) {
  return (
    <span className="w-20 shrink-0">
      <input
        aria-label={label}
        type="number"
        min={0}
        step="any"
        placeholder="pts"
        className="field"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </span>
  );
}
