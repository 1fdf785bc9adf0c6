import type { DraftEvents } from '@greenpen/api-contract';
import { sayRubricSum, verdicts, type Verdict } from '@greenpen/grading';
import { useState } from 'react';
import type { StoredDraft } from '../shared/stored-draft.ts';
import { rubricRows } from './compose.ts';
import { saveEdit, type Change } from './save-edit.ts';

type Props = { readonly draft: StoredDraft; readonly scores: DraftEvents['scores'] };

const verdictWords: Readonly<Record<Verdict, string>> = {
  met: 'met',
  partly: 'partly met',
  'not-found': 'not found',
  'cannot-tell': 'cannot tell',
};

function useSaving(draft: StoredDraft) {
  const [problem, setProblem] = useState<string | null>(null);
  const save = (change: Change) => {
    saveEdit(draft.identity, change).then(
      () => setProblem(null),
      (error: Error) => setProblem(error.message),
    );
  };
  return { problem, save };
}

/** What the course assignment asks for, with a verdict that is corrected in the row. */
export function Checklist({ draft, scores: { requirements } }: Props) {
  const { problem, save } = useSaving(draft);
  if (requirements.length === 0) return null;
  return (
    <section className="card" aria-labelledby="checklist">
      <h2 id="checklist">Checklist</h2>
      <ul className="asked">
        {requirements.map(({ id, text, verdict, corrected, quote }) => (
          <li key={id}>
            <label>
              {text}
              <select
                value={corrected ?? verdict}
                onChange={({ target }) => {
                  const chosen = verdicts.find((one) => one === target.value);
                  if (chosen !== undefined) save({ verdicts: { [id]: chosen === verdict ? null : chosen } });
                }}
              >
                {verdicts.map((one) => (
                  <option key={one} value={one}>
                    {verdictWords[one]}
                  </option>
                ))}
              </select>
            </label>
            {quote !== null && <q>{quote}</q>}
          </li>
        ))}
      </ul>
      {problem !== null && <p role="alert">{problem}</p>}
    </section>
  );
}

function sumOf(rows: ReturnType<typeof rubricRows>): Parameters<typeof sayRubricSum>[0] {
  const judged = rows.flatMap(({ points, maxPoints }) => (points === null ? [] : [{ points, maxPoints }]));
  return {
    points: judged.reduce((sum, { points }) => sum + points, 0),
    known: judged.reduce((sum, { maxPoints }) => sum + maxPoints, 0),
    maxPoints: rows.reduce((sum, { maxPoints }) => sum + maxPoints, 0),
    waiting: rows.length - judged.length,
  };
}

type RubricProps = Props & {
  readonly remarks: Readonly<Record<string, string>>;
  readonly onRemark: (id: string, remark: string) => void;
  /** null where the page has no rubric. */
  readonly onInsert: (() => void) | null;
};

/** The proposed points of each criterion, corrected in place, with a remark where the page takes one. */
export function RubricTable({ draft, scores, remarks, onRemark, onInsert }: RubricProps) {
  const { problem, save } = useSaving(draft);
  const rows = rubricRows(scores, remarks);
  if (rows.length === 0) return null;
  const setPoints = (id: string, text: string) => {
    const value = text.trim() === '' ? null : Number(text);
    if (value !== null && !(value >= 0)) return;
    save({ rubricPoints: { [id]: value } });
  };
  return (
    <section className="card" aria-labelledby="rubric">
      <h2 id="rubric">Rubric</h2>
      <p className="minor">{sayRubricSum(sumOf(rows))}</p>
      <ul className="asked">
        {rows.map(({ id, name, points, maxPoints, remark, reason }) => (
          <li key={`${id} ${points}`}>
            <label>
              {name}
              <span>
                <input
                  inputMode="decimal"
                  defaultValue={points ?? ''}
                  aria-label={`${name}, points out of ${maxPoints}`}
                  onBlur={({ target }) => {
                    if (target.value !== String(points ?? '')) setPoints(id, target.value);
                  }}
                />{' '}
                / {maxPoints}
              </span>
            </label>
            <p className="minor">{reason}</p>
            {onInsert !== null && (
              <textarea
                rows={1}
                value={remark}
                placeholder="Remark to the student"
                aria-label={`${name}, remark to the student`}
                onChange={({ target }) => onRemark(id, target.value)}
              />
            )}
          </li>
        ))}
      </ul>
      {onInsert !== null && (
        <button type="button" onClick={onInsert}>
          Insert rubric
        </button>
      )}
      {problem !== null && <p role="alert">{problem}</p>}
    </section>
  );
}

type ScoresProps = { readonly draft: StoredDraft; readonly scores: DraftEvents['scores'] };

const areas = [
  { area: 'grammar', score: 'grammarScore', label: 'Grammar' },
  { area: 'apa', score: 'apaScore', label: 'APA' },
  { area: 'content', score: 'contentScore', label: 'Content' },
] as const;

/** The total with its letter, and a score for each area that is corrected in place. */
export function Scores({ draft, scores }: ScoresProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const save = (score: (typeof areas)[number]['score'], text: string) => {
    const value = text.trim() === '' ? null : Number(text);
    if (value === scores[score] || (value !== null && !(value >= 0 && value <= 100))) return;
    saveEdit(draft.identity, { [score]: value }).then(
      () => setProblem(null),
      (error: Error) => setProblem(error.message),
    );
  };
  return (
    <section className="card scores" aria-label="Scores">
      <p className={`total band-${scores.letter}`}>
        {scores.totalGrade} <span>{scores.letter}</span>
      </p>
      {areas.map(({ area, score, label }) => (
        <label key={`${area} ${scores[score]}`}>
          {label}
          {scores.notJudged.includes(area) ? (
            <span className="minor">not judged</span>
          ) : (
            <input
              inputMode="decimal"
              defaultValue={scores[score]}
              onBlur={({ target }) => save(score, target.value)}
            />
          )}
        </label>
      ))}
      {problem !== null && <p role="alert">{problem}</p>}
    </section>
  );
}
