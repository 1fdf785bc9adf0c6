import { useState } from 'react';
import { placeOf, type Settings } from '../shared/settings.ts';
import { Ahead } from './ahead.tsx';
import { Consent } from './consent.tsx';
import { CourseChoice } from './course-choice.tsx';
import { DraftView } from './draft-view.tsx';
import { EarlierList } from './earlier-list.tsx';
import { Making } from './making.tsx';
import { NotConnected, NoPage } from './no-page.tsx';
import { SendWork } from './send-work.tsx';
import { usePage } from './use-page.ts';
import { useDraft, useSettings } from './use-stored.ts';
import { WhoAndWhat } from './who-and-what.tsx';

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
