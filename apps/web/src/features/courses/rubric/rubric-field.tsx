import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { CriterionRow } from './criterion-row.tsx';
import { readRubric, totalPoints, writeRubric, type Criterion } from './rubric-text.ts';

const emptyCriterion: Criterion = { name: '', points: '', levels: [] };

type Props = {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly error: string | undefined;
};

/** A rubric, typed as a text or built row by row; both are the same text. */
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
        <div className="grid gap-3">
          {rows.map((criterion, at) => (
            <CriterionRow
              // Rows have no identity but their place.
              // oxlint-disable-next-line react/no-array-index-key
              key={at}
              number={at + 1}
              criterion={criterion}
              onChange={(next) => change(rows.with(at, next))}
              onRemove={() => change(rows.toSpliced(at, 1))}
            />
          ))}
          <div className="flex items-center justify-between gap-3">
            <Button
              size="small"
              icon={<Plus size={14} aria-hidden />}
              onClick={() => setRows([...rows, emptyCriterion])}
            >
              Add criterion
            </Button>
            <span className="text-13 text-pencil">Together {totalPoints(rows)} points</span>
          </div>
        </div>
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
