import { formatCount } from '../format.ts';
import type { Run, TextChange, TextComparison } from './compare-texts.ts';

/** The added and removed words in context. */
export function TextChanges({ comparison }: { readonly comparison: TextComparison }) {
  const { changes, wordsAdded, wordsRemoved } = comparison;
  if (wordsAdded + wordsRemoved === 0) return <p className="text-pencil">No words changed.</p>;
  return (
    <>
      <p className="mb-2">
        {formatCount(wordsAdded, 'word')} added, {formatCount(wordsRemoved, 'word')} removed
      </p>
      <div className="rounded-lg border border-rule bg-desk px-4 py-3 font-serif text-16">
        {changes.map((change, at) => (
          // The comparison is computed once, so indexes are stable.
          // oxlint-disable-next-line react/no-array-index-key
          <Paragraphs key={at} change={change} />
        ))}
      </div>
    </>
  );
}

function Paragraphs({ change }: { readonly change: TextChange }) {
  if (change.kind === 'unchanged') {
    return (
      <p className="my-1.5 font-sans text-13 text-pencil">
        {formatCount(change.paragraphs, 'paragraph')} unchanged
      </p>
    );
  }
  return (
    <p className="my-2 break-words">
      {change.words.map((run, at) => (
        // oxlint-disable-next-line react/no-array-index-key
        <Words key={at} run={run} />
      ))}
    </p>
  );
}

/** Unchanged words are shown only around changes. */
const around = 12;

function Words({ run: { kind, items } }: { readonly run: Run<string> }) {
  const text = items.join(' ');
  if (kind === 'added') {
    return (
      <>
        <ins className="rounded-sm bg-pen-wash text-pen decoration-pen/60">{text}</ins>{' '}
      </>
    );
  }
  if (kind === 'removed') {
    return (
      <>
        <del className="rounded-sm bg-red-wash text-red">{text}</del>{' '}
      </>
    );
  }
  if (items.length <= around * 2) return `${text} `;
  return `${items.slice(0, around).join(' ')} … ${items.slice(-around).join(' ')} `;
}
