import { useState, type DragEvent } from 'react';
import { textToBase64, toBase64 } from '../shared/base64.ts';
import { ask, type NewDraft } from '../shared/messages.ts';
import { sameIdentity, type ReadWork } from '../shared/page-types.ts';
import { placeOf, type Settings } from '../shared/settings.ts';
import { NothingFound } from './nothing-found.tsx';
import { readSelection, readWork, type Seen } from './page.ts';

type Content = NewDraft['content'];
type State =
  | { readonly status: 'idle' | 'reading' }
  | { readonly status: 'nothing' }
  | { readonly status: 'remote'; readonly name: string; readonly url: string }
  | { readonly status: 'failed'; readonly message: string };

type Props = { readonly seen: Seen; readonly settings: Settings; readonly onSent: () => void };

type RemoteFile = { readonly name: string; readonly url: string };

/** The ways in which work is read and sent, and how far that has come. */
function useSending({ seen, settings, onSent }: Props) {
  const [state, setState] = useState<State>({ status: 'idle' });
  const { look, place } = seen;

  async function send(content: Content, from = look): Promise<void> {
    const choice = settings.choices[placeOf(from.identity)];
    const { identity, names } = from;
    const { courseId = null, courseAssignmentId = null } = choice ?? {};
    await ask('draft', { draft: { identity, names, content, courseId, courseAssignmentId } });
    onSent();
  }

  async function sendPage(): Promise<void> {
    const { look: now, work } = await readWork(place);
    if (!isSameWork(now, look))
      throw new Error('The page has just changed to other work. Please click Draft again.');
    if (work.kind === 'nothing') return setState({ status: 'nothing' });
    if (work.kind === 'remote-file') return setState({ status: 'remote', name: work.name, url: work.url });
    await send(work.kind === 'text' ? textContent(work.text) : { name: work.name, base64: work.base64 }, now);
  }

  async function sendSelected(): Promise<void> {
    const text = await readSelection(place);
    if (text === null) throw new Error('Select the student’s text on the page first.');
    await send(textContent(text));
  }

  async function fetchRemote({ name, url }: RemoteFile): Promise<void> {
    const origins = [`${new URL(url).origin}/*`];
    if (!(await chrome.permissions.request({ origins }))) return setState({ status: 'nothing' });
    await send({ name, ...(await ask('download', { url })) });
  }

  const attempt = (deed: () => Promise<void>) => {
    setState({ status: 'reading' });
    deed()
      .then(() => setState((now) => (now.status === 'reading' ? { status: 'idle' } : now)))
      .catch((error: unknown) =>
        setState({ status: 'failed', message: error instanceof Error ? error.message : 'Please try again.' }),
      );
  };
  const takeFile = (file: File | undefined) => {
    if (file === undefined) return;
    attempt(async () =>
      send({ name: file.name, base64: toBase64(new Uint8Array(await file.arrayBuffer())) }),
    );
  };

  return {
    state,
    takeFile,
    readPage: () => attempt(sendPage),
    readSelected: () => attempt(sendSelected),
    download: (file: RemoteFile) => attempt(() => fetchRemote(file)),
  };
}

/** Sends the work at hand: read from the page, selected on it, or dropped here as a file. */
export function SendWork(props: Props) {
  const { seen } = props;
  const { look } = seen;
  const { state, readPage, readSelected, download, takeFile } = useSending(props);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the file field inside does the same
    <section
      className="card"
      aria-label="Draft"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        takeFile(event.dataTransfer.files[0]);
      }}
    >
      <button
        type="button"
        className="primary"
        disabled={state.status === 'reading' || look.isChanging}
        onClick={readPage}
      >
        Draft
      </button>
      {look.hasSelection && (
        <button type="button" onClick={readSelected}>
          Draft the selected text
        </button>
      )}
      <label className="file">
        Or drop the student’s file here
        <input type="file" accept=".docx,.pdf,.txt" onChange={({ target }) => takeFile(target.files?.[0])} />
      </label>
      {state.status === 'remote' && (
        <output>
          {state.name} is stored on {new URL(state.url).host}.{' '}
          <button type="button" onClick={() => download(state)}>
            Allow and read it
          </button>
        </output>
      )}
      {state.status === 'nothing' && <NothingFound seen={seen} />}
      {state.status === 'failed' && <p role="alert">{state.message}</p>}
    </section>
  );
}

const textContent = (text: string): Content => ({ name: 'submission.txt', base64: textToBase64(text) });

function isSameWork(one: ReadWork['look'], other: ReadWork['look']): boolean {
  return !one.isChanging && sameIdentity(one.identity, other.identity);
}
