import type { DraftEvents } from '@greenpen/api-contract';
import { useState } from 'react';
import type { StoredDraft } from '../shared/stored-draft.ts';
import { saveEdit } from './save-edit.ts';

type Props = { readonly draft: StoredDraft; readonly scores: DraftEvents['scores'] };

const areas = [
  { area: 'grammar', score: 'grammarScore', label: 'Grammar' },
  { area: 'apa', score: 'apaScore', label: 'APA' },
  { area: 'content', score: 'contentScore', label: 'Content' },
] as const;

/** The total with its letter, and a score for each area that is corrected in place. */
export function Scores({ draft, scores }: Props) {
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
