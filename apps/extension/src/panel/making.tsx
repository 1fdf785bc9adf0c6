import { useEffect } from 'react';
import { ask } from '../shared/messages.ts';
import type { StoredDraft } from '../shared/stored-draft.ts';

const words: Readonly<Record<string, string>> = {
  pending: 'Waiting to be graded…',
  processing: 'Reading the paper…',
  completed: 'Graded',
};

const WAKE_MS = 5000;

/** How far a draft is, and why it failed. */
export function Making({ draft: { state, status, error } }: { readonly draft: StoredDraft }) {
  const isMade = state !== 'sending';
  // The browser stops an idle worker; a message wakes it, and it continues what is unfinished.
  useEffect(() => {
    if (isMade) return undefined;
    const wake = () => void ask('ping', {}).catch(() => undefined);
    wake();
    const timer = setInterval(wake, WAKE_MS);
    return () => clearInterval(timer);
  }, [isMade]);
  if (state === 'failed')
    return <p role="alert">{error?.message ?? 'The draft failed. Please try again.'}</p>;
  if (isMade)
    return status?.isRepeated === true ? <p className="minor">You drafted this work before.</p> : null;
  return <output>{status?.detail ?? words[status?.status ?? ''] ?? 'Sending…'}</output>;
}
