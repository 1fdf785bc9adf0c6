import { apiKeyPrefix } from '@greenpen/api-contract';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useSettings } from '../panel/use-stored.ts';
import { connect } from '../shared/connect.ts';
import { ask } from '../shared/messages.ts';
import { changeSettings, type Settings } from '../shared/settings.ts';

type State =
  | { readonly status: 'idle' | 'testing' }
  | { readonly status: 'connected'; readonly message: string }
  | { readonly status: 'failed'; readonly message: string };

type Props = { readonly settings: Settings };

function Options({ settings }: Props) {
  return (
    <>
      <Server server={settings.server} />
      <Privacy settings={settings} />
    </>
  );
}

/** The connection to the server, which is tested before it is saved. */
function Server({ server }: Pick<Settings, 'server'>) {
  const [address, setAddress] = useState(server?.address ?? '');
  const [key, setKey] = useState('');
  const [state, setState] = useState<State>({ status: 'idle' });
  const submit = () => {
    setState({ status: 'testing' });
    connect(address.trim(), key.trim()).then(
      (message) => setState({ status: 'connected', message }),
      (error: unknown) =>
        setState({ status: 'failed', message: error instanceof Error ? error.message : 'Please try again.' }),
    );
  };
  return (
    <form
      className="card"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h2>Your server</h2>
      <label className="field">
        Server address
        <input
          type="text"
          inputMode="url"
          autoComplete="off"
          placeholder="https://greenpen.example.edu"
          value={address}
          onChange={({ target }) => setAddress(target.value)}
        />
      </label>
      <label className="field">
        API key
        <input
          type="password"
          autoComplete="off"
          placeholder={server === null ? `${apiKeyPrefix}…` : 'Kept; enter a new one to replace it'}
          value={key}
          onChange={({ target }) => setKey(target.value)}
        />
      </label>
      <span className="row">
        <button type="submit" className="primary" disabled={state.status === 'testing'}>
          Connect
        </button>
        {server !== null && (
          <button type="button" onClick={() => void ask('disconnect', {})}>
            Disconnect
          </button>
        )}
      </span>
      {state.status === 'testing' && <output>Testing…</output>}
      {state.status === 'connected' && <output>{state.message}</output>}
      {state.status === 'failed' && <p role="alert">{state.message}</p>}
      {server !== null && state.status === 'idle' && <p className="minor">Connected as {server.email}.</p>}
    </form>
  );
}

function Privacy({ settings: { consentAt, sendsEdits, draftsAhead } }: Props) {
  return (
    <section className="card">
      <h2>Privacy</h2>
      <label className="row">
        <input
          type="checkbox"
          style={{ width: 'auto' }}
          checked={consentAt !== null}
          onChange={({ target }) =>
            void changeSettings({ consentAt: target.checked ? new Date().toISOString() : null })
          }
        />
        Students’ work may be sent to my server when I click Draft
      </label>
      <label className="row">
        <input
          type="checkbox"
          style={{ width: 'auto' }}
          checked={sendsEdits === true}
          onChange={({ target }) => void changeSettings({ sendsEdits: target.checked })}
        />
        Save my changes on the server, so that later drafts sound more like me
      </label>
      <label className="row">
        <input
          type="checkbox"
          style={{ width: 'auto' }}
          checked={draftsAhead === true}
          onChange={({ target }) => void changeSettings({ draftsAhead: target.checked })}
        />
        Draft the next student’s work while I read this one, on pages that allow it
      </label>
      <p className="minor">Version {chrome.runtime.getManifest().version}</p>
    </section>
  );
}

function Page() {
  const settings = useSettings();
  return (
    <>
      <header>
        <img src="icons/32.png" alt="" width="20" height="20" />
        <h1>Greenpen settings</h1>
      </header>
      <main>{settings !== null && <Options settings={settings} />}</main>
    </>
  );
}

const root = document.querySelector('#root');
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
