import { useState } from 'react';
import { connect } from '../shared/connect.ts';
import { readKey, type Seen } from './page.ts';
import { usePage } from './use-page.ts';

export function NotConnected() {
  const page = usePage();
  const isKeyPage = page.status === 'seen' && page.look.identity.page === '/api-keys';
  return (
    <section className="card">
      <h2>Connect to your server</h2>
      {isKeyPage ? (
        <ConnectHere seen={page} />
      ) : (
        <p>
          Open the API Keys page of your Greenpen server and click Greenpen in the toolbar, or enter both by
          hand.
        </p>
      )}
      <button
        type="button"
        className={isKeyPage ? 'quiet' : 'primary'}
        onClick={() => void chrome.runtime.openOptionsPage()}
      >
        Open settings
      </button>
    </section>
  );
}

/** Connects with the key that the API Keys page shows, by one click. */
function ConnectHere({ seen: { look, place } }: { readonly seen: Seen }) {
  const [problem, setProblem] = useState<string | null>(null);
  const { host } = look.identity;
  const start = async () => {
    try {
      await connect(look.origin, async () => {
        const key = await readKey(place);
        if (key === null) throw new Error('Generate a key on this page first. It is shown only once.');
        return key;
      });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'Please try again.');
    }
  };
  return (
    <>
      <p>This page belongs to {host}. Generate a key on it, then connect while the key is shown.</p>
      <button type="button" className="primary" onClick={() => void start()}>
        Connect to {host}
      </button>
      {problem !== null && <p role="alert">{problem}</p>}
    </>
  );
}

export function NoPage() {
  return (
    <section className="card">
      <h2>This page is not open to Greenpen</h2>
      <p>
        Open a student’s submission, then click the Greenpen button in the browser’s toolbar. Greenpen sees a
        page only after your click.
      </p>
    </section>
  );
}
