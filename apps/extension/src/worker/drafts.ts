import { draftEvents, type DraftEvents } from '@greenpen/api-contract';
import type { NewDraft } from '../shared/messages.ts';
import { draftKey, isDraftKey, type StoredDraft } from '../shared/stored-draft.ts';
import { getServer, sendDraft, ServerProblem } from './server.ts';

/** Drafts that this run of the worker follows; a restarted worker follows none. */
const followed = new Set<string>();

/** The session's storage takes 10 MB in all. */
const MOST_KEPT = 4_000_000;
const MOST_TRIES = 8;
const LONGEST_WAIT_MS = 15_000;

/** Records the draft and follows it in the background. A second click while it is being made changes nothing. */
export async function startDraft(draft: NewDraft): Promise<void> {
  const key = draftKey(draft.identity);
  if (followed.has(key)) return;
  const isKept = draft.content.base64.length <= MOST_KEPT;
  await save(key, {
    identity: draft.identity,
    state: 'sending',
    courseAssignmentId: draft.courseAssignmentId,
    unsent: isKept ? draft : null,
    status: null,
    scores: null,
    feedback: null,
    error: null,
  });
  void follow(key, draft);
}

/** Continues what an earlier run of the worker left unfinished; sending it again makes no second draft. */
export async function continueDrafts(): Promise<void> {
  const stored: Readonly<Record<string, StoredDraft>> = await chrome.storage.session.get(null);
  for (const [key, draft] of Object.entries(stored)) {
    if (!isDraftKey(key) || draft.state !== 'sending' || followed.has(key)) continue;
    if (draft.unsent !== null) void follow(key, draft.unsent);
    else await change(key, { state: 'failed', error: interrupted });
  }
}

const interrupted = {
  code: 'interrupted',
  message: 'The browser interrupted this draft. Click Draft again; no second draft is made.',
};

async function follow(key: string, draft: NewDraft): Promise<void> {
  if (followed.has(key)) return;
  followed.add(key);
  try {
    for (let attempt = 1; ; attempt += 1) {
      const problem = await followOnce(key, draft);
      if (problem === null) return;
      if (!problem.isPassing || attempt >= MOST_TRIES) {
        const { code, message } = problem;
        await change(key, { state: 'failed', unsent: null, error: { code, message } });
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, Math.min(LONGEST_WAIT_MS, 500 * 2 ** attempt)));
    }
  } finally {
    followed.delete(key);
  }
}

/** null if the draft is done; a stream that ends early is a passing problem. */
async function followOnce(key: string, draft: NewDraft): Promise<ServerProblem | null> {
  try {
    const body = await sendDraft(await getServer(), draft);
    for await (const { name, data } of readEvents(body)) {
      const event = parseEvent(name, data);
      if (event?.error !== undefined) {
        const { code, message } = event.error;
        return new ServerProblem(code, message, code === 'SERVER_STOPPING');
      }
      if (event?.done !== undefined) {
        await change(key, { state: 'drafted', unsent: null });
        return null;
      }
      if (event !== null) await change(key, event);
    }
    return new ServerProblem('cut-off', 'The connection to the server was lost. Please try again.', true);
  } catch (error) {
    if (error instanceof ServerProblem) return error;
    return new ServerProblem('cut-off', 'The connection to the server was lost. Please try again.', true);
  }
}

function parseEvent(name: string, data: string): Partial<DraftEvents> | null {
  if (!Object.hasOwn(draftEvents, name)) return null;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked above
  const known = name as keyof DraftEvents;
  return { [known]: draftEvents[known].parse(JSON.parse(data)) };
}

async function save(key: string, draft: StoredDraft): Promise<void> {
  await chrome.storage.session.set({ [key]: draft });
}

async function change(key: string, changes: Partial<StoredDraft>): Promise<void> {
  const found: Readonly<Record<string, StoredDraft | undefined>> = await chrome.storage.session.get(key);
  const draft = found[key];
  if (draft !== undefined) await save(key, { ...draft, ...changes });
}

type ServerEvent = { readonly name: string; readonly data: string };

/** The events of a response with server-sent events (HTML standard, 9.2.6), as they arrive. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent, void> {
  let rest = '';
  for await (const text of texts(body)) {
    const blocks = (rest + text).replaceAll('\r\n', '\n').split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const lines = block.split('\n');
      const valuesOf = (field: string) =>
        lines
          .filter((line) => line.startsWith(`${field}:`))
          .map((line) => line.slice(field.length + 1).replace(/^ /u, ''));
      const data = valuesOf('data').join('\n');
      if (data !== '') yield { name: valuesOf('event').at(-1) ?? 'message', data };
    }
  }
}

/** Firefox before 146 cannot iterate a stream. */
async function* texts(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield decoder.decode(value, { stream: true });
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
