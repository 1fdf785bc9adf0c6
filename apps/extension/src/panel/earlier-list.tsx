import { useEffect, useState } from 'react';
import { ask, type EarlierDrafts } from '../shared/messages.ts';
import type { Identity } from '../shared/page-types.ts';
import type { StoredDraft } from '../shared/stored-draft.ts';

type Props = {
  readonly identity: Identity;
  readonly address: string;
  readonly draft: StoredDraft | null;
};

/** This student's earlier drafts on the system, as the server has them, without the one that the panel shows. */
export function EarlierList({ identity, address, draft }: Props) {
  const [drafts, setDrafts] = useState<EarlierDrafts>([]);
  const state = draft?.state;
  // Synchronises with the server, again after a draft was made.
  useEffect(() => {
    if (state === 'sending') return;
    ask('earlier', { identity }).then(setDrafts, () => setDrafts([]));
    // oxlint-disable-next-line react/exhaustive-deps -- mounted anew for each identity
  }, [state]);
  const earlier = drafts.filter(({ id }) => id !== draft?.status?.id);
  if (earlier.length === 0) return null;
  return (
    <details className="card">
      <summary>Earlier drafts of this student ({earlier.length})</summary>
      <ul>
        {earlier.map(({ id, lms, createdAt, totalGrade, letter, approvedAt }) => (
          <li key={id}>
            <a href={`${address}/assignments/${id}`} target="_blank" rel="noreferrer">
              {lms.title ?? 'Untitled assignment'}
            </a>
            <p className="minor">
              {new Date(createdAt).toLocaleDateString()},{' '}
              {totalGrade === null ? 'not graded' : `${totalGrade} ${letter}`}
              {approvedAt !== null && ', approved'}
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}
