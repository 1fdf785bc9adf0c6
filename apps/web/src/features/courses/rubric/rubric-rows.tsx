import { mostCriteria, mostLevels } from '@greenpen/grading';
import { Plus, X } from 'lucide-react';
import { Button } from '../../../components/form/button.tsx';
import { IconButton } from '../../../components/form/icon-button.tsx';
import { emptyRow, pointsOfRows, type RubricRow, type RubricRowLevel } from './rows-of-rubric.ts';

type Props = { readonly rows: readonly RubricRow[]; readonly onChange: (rows: readonly RubricRow[]) => void };

/** A rubric built row by row. */
export function RubricRows({ rows, onChange }: Props) {
  return (
    <div className="grid gap-3">
      {rows.map((row, at) => (
        <Row
          // Rows are identified by their index.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          label={`Criterion ${at + 1}`}
          row={row}
          onChange={(next) => onChange(rows.with(at, next))}
          onRemove={() => onChange(rows.toSpliced(at, 1))}
        />
      ))}
      <div className="flex flex-wrap items-center justify-between gap-3">
        {rows.length < mostCriteria && (
          <Button
            size="small"
            icon={<Plus size={14} aria-hidden />}
            onClick={() => onChange([...rows, emptyRow])}
          >
            Add criterion
          </Button>
        )}
        <span className="text-13 text-pencil tabular-nums">Total: {pointsOfRows(rows)} points</span>
      </div>
    </div>
  );
}

type RowProps = {
  readonly label: string;
  readonly row: RubricRow;
  readonly onChange: (row: RubricRow) => void;
  readonly onRemove: () => void;
};

function Row({ label, row, onChange, onRemove }: RowProps) {
  const { levels } = row;
  const changeLevel = (at: number, level: RubricRowLevel) =>
    onChange({ ...row, levels: levels.with(at, level) });
  return (
    <fieldset aria-label={label} className="grid min-w-0 gap-2 rounded-md border border-rule p-3">
      <div className="flex items-center gap-2">
        <Text
          label={`${label}, name`}
          placeholder="Thesis"
          value={row.name}
          onChange={(name) => onChange({ ...row, name })}
        />
        {levels.length === 0 && (
          <Points
            label={`${label}, points`}
            value={row.points}
            onChange={(points) => onChange({ ...row, points })}
          />
        )}
        <IconButton
          label={`Remove ${label.toLowerCase()}`}
          icon={<X size={16} aria-hidden />}
          onClick={onRemove}
        />
      </div>
      <Text
        label={`${label}, description`}
        placeholder="What you look for (optional)"
        value={row.description}
        onChange={(description) => onChange({ ...row, description })}
      />
      {levels.map((level, at) => (
        <Level
          // Levels are identified by their index.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          label={`${label}, level ${at + 1}`}
          level={level}
          onChange={(next) => changeLevel(at, next)}
          onRemove={() => onChange({ ...row, levels: levels.toSpliced(at, 1) })}
        />
      ))}
      {levels.length < mostLevels && (
        <Button
          look="quiet"
          size="small"
          icon={<Plus size={14} aria-hidden />}
          aria-label={`Add a level to ${label.toLowerCase()}`}
          className="justify-self-start"
          onClick={() => onChange({ ...row, levels: [...levels, { name: '', description: '', points: '' }] })}
        >
          Add level
        </Button>
      )}
    </fieldset>
  );
}

type LevelProps = {
  readonly label: string;
  readonly level: RubricRowLevel;
  readonly onChange: (level: RubricRowLevel) => void;
  readonly onRemove: () => void;
};

/** On a phone the description is below the name and the points. */
function Level({ label, level, onChange, onRemove }: LevelProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-2 border-l-2 border-rule pl-3 sm:grid-cols-[9rem_minmax(0,1fr)_auto_auto]">
      <Text
        label={`${label}, name`}
        placeholder="Excellent"
        value={level.name}
        onChange={(name) => onChange({ ...level, name })}
      />
      <span className="max-sm:order-last max-sm:col-span-3">
        <Text
          label={`${label}, description`}
          placeholder="Clear and open to argument"
          value={level.description}
          onChange={(description) => onChange({ ...level, description })}
        />
      </span>
      <Points
        label={`${label}, points`}
        value={level.points}
        onChange={(points) => onChange({ ...level, points })}
      />
      <IconButton label={`Remove ${label}`} icon={<X size={16} aria-hidden />} onClick={onRemove} />
    </div>
  );
}

type TextProps = {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

function Text({ label, placeholder, value, onChange }: TextProps) {
  return (
    <input
      aria-label={label}
      placeholder={placeholder}
      className="field min-w-0 grow"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function Points({ label, value, onChange }: Omit<TextProps, 'placeholder'>) {
  return (
    <span className="w-18 shrink-0">
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
