import { useEffect, useState } from 'react';
import { ask, type EarlierDrafts } from '../shared/messages.ts';
import type { Identity } from '../shared/page-types.ts';

type Props = { readonly identity: Identity; readonly address: string; readonly state: string | undefined };

/** This student's drafts for this assignment, as the server has them. */
export function EarlierList({ identity, address, state }: Props) {
  const [drafts, setDrafts] = useState<EarlierDrafts>([]);
  // Synchronises with the server, again after a draft was made.
  useEffect(() => {
    if (state === 'sending') return;
    ask('earlier', { identity }).then(setDrafts, () => setDrafts([]));
    // oxlint-disable-next-line react/exhaustive-deps -- mounted anew for each identity
  }, [state]);
  if (drafts.length === 0) return null;
  return (
    <details className="card">
      <summary>Drafts of this student ({drafts.length})</summary>
      <ul>
        {drafts.map(({ id, createdAt, totalGrade, letter, approvedAt }) => (
          <li key={id}>
            <a href={`${address}/assignments/${id}`} target="_blank" rel="noreferrer">
              {new Date(createdAt).toLocaleString()}
            </a>{' '}
            {totalGrade === null ? 'not graded' : `${totalGrade} ${letter}`}
            {approvedAt !== null && ', approved'}
          </li>
        ))}
      </ul>
    </details>
  );
}
