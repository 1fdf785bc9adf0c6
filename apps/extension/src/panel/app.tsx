import { useState, useEffect } from 'react';
import { placeOf, type Settings, changeSettings } from '../shared/settings.ts';
import { Ahead } from './ahead.tsx';
import { CourseChoice } from './course-choice.tsx';
import { DraftView } from './draft-view.tsx';
import { NotConnected, NoPage } from './no-page.tsx';
import { SendWork } from './send-work.tsx';
import { usePage } from './use-page.ts';
import { useDraft, useSettings } from './use-stored.ts';
import { WhoAndWhat } from './who-and-what.tsx';
import { ask, type EarlierDrafts } from '../shared/messages.ts';
import type { StoredDraft } from '../shared/stored-draft.ts';
import type { Identity } from '../shared/page-types.ts';

export function App() {
  const settings = useSettings();
  if (settings === null) return <main aria-busy="true" />;
  return (
    <>
      <header>
        <img src="icons/32.png" alt="" width="20" height="20" />
        <h1>Greenpen</h1>
        <button type="button" className="quiet" onClick={() => void chrome.runtime.openOptionsPage()}>
          Settings
        </button>
      </header>
      <main>
        {settings.server === null ? (
          <NotConnected />
        ) : (
          <Page settings={settings} address={settings.server.address} />
        )}
      </main>
    </>
  );
}

function Page({ settings, address }: { readonly settings: Settings; readonly address: string }) {
  const page = usePage();
  const seen = page.status === 'seen' ? page : null;
  const draft = useDraft(seen?.look.identity ?? null);
  const [isAgain, setAgain] = useState(false);
  if (page.status === 'looking') return <output>Looking at the page…</output>;
  if (seen === null) return <NoPage />;
  const { identity } = seen.look;
  const key = JSON.stringify(identity);
  const chosen = settings.choices[placeOf(identity)]?.courseAssignmentId ?? null;
  const send = (
    <SendWork key={`${key} send`} seen={seen} settings={settings} onSent={() => setAgain(false)} />
  );
  return (
    <>
      <WhoAndWhat look={seen.look} />
      {settings.consentAt === null ? (
        <Consent address={address} />
      ) : (
        <>
          <CourseChoice key={`${key} course`} seen={seen} settings={settings} />
          {draft === null || isAgain ? (
            send
          ) : (
            <>
              <Making draft={draft} />
              {draft.state === 'drafted' && draft.courseAssignmentId !== chosen && (
                <div className="note">
                  <p>This draft was not made for the course assignment that is chosen above.</p>
                  <span className="row">
                    <button type="button" onClick={() => setAgain(true)}>
                      Draft again
                    </button>
                  </span>
                </div>
              )}
              {draft.scores === null || draft.feedback === null ? (
                draft.state === 'failed' && send
              ) : (
                <DraftView
                  key={`${key} ${draft.status?.id}`}
                  seen={seen}
                  settings={settings}
                  draft={draft}
                  scores={draft.scores}
                  feedback={draft.feedback}
                  onAgain={() => setAgain(true)}
                />
              )}
            </>
          )}
          {draft?.state === 'drafted' && <Ahead key={`${key} ahead`} seen={seen} settings={settings} />}
          <EarlierList key={`${key} earlier`} identity={identity} address={address} draft={draft} />
        </>
      )}
    </>
  );
}

/** Asked before the first student's work is sent. */
function Consent({ address }: { readonly address: string }) {
  return (
    <section className="card" aria-labelledby="consent">
      <h2 id="consent">Before the first draft</h2>
      <p>
        When you click Draft, the work on this page, with the student’s name and the ids of course and
        assignment, is sent to your server, <b>{new URL(address).host}</b>. It is stored there encrypted, as
        if you had uploaded it, and deleted after your server’s retention period.
      </p>
      <p>Nothing is sent without your click, and nothing is ever submitted for you.</p>
      <button
        type="button"
        className="primary"
        onClick={() => void changeSettings({ consentAt: new Date().toISOString() })}
      >
        Agree
      </button>
    </section>
  );
}

const words: Readonly<Record<string, string>> = {
  pending: 'Waiting to be graded…',
  processing: 'Reading the paper…',
  completed: 'Graded',
};

const WAKE_MS = 5000;

/** How far a draft is, and why it failed. */
function Making({ draft: { state, status, error } }: { readonly draft: StoredDraft }) {
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

type Props = {
  readonly identity: Identity;
  readonly address: string;
  readonly draft: StoredDraft | null;
};

/** This student's earlier drafts on the system, as the server has them, without the one that the panel shows. */
function EarlierList({ identity, address, draft }: Props) {
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
