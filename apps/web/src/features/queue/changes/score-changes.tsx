import type { Grade } from '@greenpen/api-contract';
import { Change } from './change.tsx';

const rows = [
  ['Total', 'totalGrade'],
  ['Grammar', 'grammarScore'],
  ['APA Format', 'apaScore'],
  ['Content', 'contentScore'],
] as const;

type Props = { readonly before: Grade | null; readonly after: Grade | null };

/** The four scores of both attempts and what lies between them. */
export function ScoreChanges({ before, after }: Props) {
  if (before === null || after === null) {
    return <p className="text-pencil">One of the two is not graded, so there are no scores to compare.</p>;
  }
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-rule bg-rule sm:grid-cols-4">
      {rows.map(([label, field]) => (
        <div key={field} className="bg-sheet px-4 py-3">
          <dt className="text-13 text-pencil">{label}</dt>
          <dd className="mt-0.5 flex items-baseline gap-2 tabular-nums">
            <span className="text-20 font-semibold">{after[field].toFixed(1)}</span>
            <Change by={after[field] - before[field]} digits={1} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
