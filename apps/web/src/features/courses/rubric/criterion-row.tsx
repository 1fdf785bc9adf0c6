import { Plus, X } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import type { Criterion, Level } from './rubric-text.ts';

type Props = {
  /** 1-based. */
  readonly number: number;
  readonly criterion: Criterion;
  readonly onChange: (criterion: Criterion) => void;
  readonly onRemove: () => void;
};

/** One criterion with its points and its levels. */
export function CriterionRow({ number, criterion, onChange, onRemove }: Props) {
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
        // Levels have no identity but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className="flex items-center gap-2 pl-4">
          <input
            aria-label={`${label}, level ${at + 1}`}
            placeholder="Clear and open to argument"
            className="field min-w-0 grow"
            value={level.words}
            onChange={(event) => changeLevel(at, { ...level, words: event.target.value })}
          />
          <Points
            label={`${label}, level ${at + 1}, points`}
            value={level.points}
            onChange={(points) => changeLevel(at, { ...level, points })}
          />
          <IconButton
            label={`Remove level ${at + 1} of criterion ${number}`}
            icon={<X size={16} aria-hidden />}
            onClick={() => onChange({ ...criterion, levels: levels.toSpliced(at, 1) })}
          />
        </div>
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
