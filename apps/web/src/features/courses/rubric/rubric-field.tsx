import { parseRubric, rubricText } from '@greenpen/grading';
import { useId, useState } from 'react';
import { RubricRows } from './rubric-rows.tsx';
import { emptyRow, type RubricRow, rowsOf, rubricOfRows } from './rows-of-rubric.ts';

type Props = {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly error: string | undefined;
};

/** A rubric, typed as text or built row by row; both edit the same text. */
export function RubricField({ value, onChange, error }: Props) {
  const id = useId();
  const [rows, setRows] = useState<readonly RubricRow[] | null>(null);
  const change = (next: readonly RubricRow[]) => {
    setRows(next);
    const rubric = rubricOfRows(next);
    onChange(rubric === null ? '' : rubricText(rubric));
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
          onClick={() => setRows(rows === null ? rowsOfText(value) : null)}
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
        <RubricRows rows={rows} onChange={change} />
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

/** Text that is no list of criteria gives a row for each of its lines, so that none of it is lost. */
function rowsOfText(text: string): readonly RubricRow[] {
  const rubric = parseRubric(text);
  if (rubric !== null) return rowsOf(rubric);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.length === 0 ? [emptyRow] : lines.map((line) => ({ ...emptyRow, name: line.trim() }));
}
