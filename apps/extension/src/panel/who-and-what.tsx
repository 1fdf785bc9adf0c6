import { lmsNames, type LmsSite } from '@greenpen/grading';
import { useEffect, useState } from 'react';
import type { Look } from '../shared/page-types.ts';

/** Pages whose parts are not confirmed by the vendor's source or on the running system. */
const beta: ReadonlySet<LmsSite> = new Set([
  'canvas-new',
  'canvas-discussion',
  'brightspace',
  'blackboard-original',
  'blackboard-ultra',
  'google-classroom',
]);

/** Whose work the page shows, as read from it. */
export function WhoAndWhat({ look }: { readonly look: Look }) {
  const { identity, names, attemptNumber, isChanging, origin } = look;
  const { site, student } = identity;
  return (
    <section className="card" aria-label="What is graded">
      <p className="student">
        {names.studentName ?? (/^\d+$/u.test(student ?? '') ? `Student ${student}` : 'Unknown student')}
      </p>
      <p>{names.title ?? 'Untitled assignment'}</p>
      <p className="minor">
        {[lmsNames[site], names.courseName, attemptNumber === null ? null : `attempt ${attemptNumber}`]
          .filter((part) => part !== null)
          .join(' · ')}
        {beta.has(site) && <span className="badge">beta</span>}
      </p>
      {isChanging && <output>The page is loading another student…</output>}
      <AllowAlways origin={origin} />
    </section>
  );
}

/** Keeps access to a school's system without a click on the toolbar for each page. */
function AllowAlways({ origin }: { readonly origin: string }) {
  const { protocol, hostname } = new URL(origin);
  const [state, setState] = useState<'unknown' | 'allowed' | 'not-allowed'>('unknown');
  const pattern = `${protocol}//${hostname}/*`;
  // Synchronises with the browser's permissions.
  useEffect(() => {
    void chrome.permissions
      .contains({ origins: [pattern] })
      .then((has) => setState(has ? 'allowed' : 'not-allowed'));
  }, [pattern]);
  if (state !== 'not-allowed') return null;
  const allow = async () => {
    if (await chrome.permissions.request({ origins: [pattern] })) setState('allowed');
  };
  return (
    <button type="button" className="quiet" onClick={() => void allow()}>
      Always allow on {hostname}
    </button>
  );
}
