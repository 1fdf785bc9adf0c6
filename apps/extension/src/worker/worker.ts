import { z } from 'zod';
import { toBase64 } from '../shared/base64.ts';
import type { Reply, RequestName, Requests } from '../shared/messages.ts';
import { changeSettings } from '../shared/settings.ts';
import { continueDrafts, startDraft } from './drafts.ts';
import {
  checkServer,
  getServer,
  listCourses,
  listEarlier,
  saveAssigned,
  saveEdit,
  ServerProblem,
} from './server.ts';

type Handlers = {
  readonly [Name in RequestName]: (payload: Requests[Name]['ask']) => Promise<Requests[Name]['answer']>;
};

const handlers: Handlers = {
  async connect({ address, key }) {
    const user = await checkServer({ address, key });
    await changeSettings({ server: { address, key, email: user.email } });
    await markServer(address);
    return user;
  },
  async disconnect() {
    await changeSettings({ server: null });
    await chrome.storage.session.clear();
    await markServer(null);
    return null;
  },
  me: async () => checkServer(await getServer()),
  courses: async () => listCourses(await getServer()),
  earlier: async ({ identity }) => listEarlier(await getServer(), identity),
  async draft({ draft }) {
    await startDraft(draft);
    return null;
  },
  download: ({ url }) => download(url),
  edit: async ({ id, edit }) => saveEdit(await getServer(), id, edit),
  assign: async (assignment) => saveAssigned(await getServer(), assignment),
  async ping() {
    await continueDrafts();
    return null;
  },
};

/** Lets the pages of the connected server see that the extension is there. */
async function markServer(address: string | null): Promise<void> {
  const id = 'detect';
  const registered = await chrome.scripting.getRegisteredContentScripts({ ids: [id] });
  if (registered.length > 0) await chrome.scripting.unregisterContentScripts({ ids: [id] });
  if (address === null) return;
  const { protocol, hostname } = new URL(address);
  const matches = [`${protocol}//${hostname}/*`];
  await chrome.scripting.registerContentScripts([
    { id, matches, js: ['detect.js'], runAt: 'document_start' },
  ]);
  for (const tab of await chrome.tabs.query({ url: matches })) {
    if (tab.id !== undefined)
      await chrome.scripting
        .executeScript({ target: { tabId: tab.id }, files: ['detect.js'] })
        .catch(() => undefined);
  }
}

const MOST_BYTES = 10 * 1024 * 1024;

/** A student's file on another host, after the instructor allowed that host. */
async function download(url: string): Promise<{ base64: string }> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(60_000) }).catch(() => null);
  if (answer === null || !answer.ok)
    throw new ServerProblem('no-file', 'The file could not be downloaded. Save it and drop it here.');
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (bytes.length > MOST_BYTES) throw new ServerProblem('too-large', 'The file is larger than 10 MB.');
  return { base64: toBase64(bytes) };
}

async function answer(name: RequestName, payload: unknown): Promise<Reply<unknown>> {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the extension's own pages send requests
    const handle = handlers[name] as (payload: unknown) => Promise<unknown>;
    return { ok: true, value: await handle(payload) };
  } catch (error) {
    if (error instanceof ServerProblem) return { ok: false, code: error.code, message: error.message };
    return {
      ok: false,
      code: 'unexpected',
      message: 'Something went wrong in the extension. Please try again.',
    };
  }
}

const ownPages = chrome.runtime.getURL('');

/** Only pages of this extension are answered: content scripts and web pages get nothing. */
function isOwnPage({ id, url = '' }: chrome.runtime.MessageSender): boolean {
  return id === chrome.runtime.id && url.startsWith(ownPages);
}

chrome.runtime.onMessage.addListener((message: unknown, sender, respond) => {
  const request = z.object({ name: z.string(), payload: z.unknown() }).safeParse(message);
  if (!isOwnPage(sender) || !request.success || !Object.hasOwn(handlers, request.data.name)) return false;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked above
  void answer(request.data.name as RequestName, request.data.payload).then(respond);
  return true;
});

chrome.action.onClicked.addListener(({ id: tabId }) => {
  // Both need the click, so neither may wait for anything.
  if (tabId !== undefined && 'sidePanel' in chrome) void chrome.sidePanel.open({ tabId });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only Firefox has it
  const firefox = globalThis as { browser?: { sidebarAction?: { open: () => Promise<void> } } };
  void firefox.browser?.sidebarAction?.open();
});

/** Chrome alone has access levels; in Firefox, content scripts are only ever sent by this extension. */
async function closeStorage(): Promise<void> {
  const level = { accessLevel: 'TRUSTED_CONTEXTS' } as const;
  await chrome.storage.local.setAccessLevel?.(level);
  await chrome.storage.session.setAccessLevel?.(level);
}

chrome.runtime.onInstalled.addListener(({ reason }) => {
  if (reason === 'install') void chrome.runtime.openOptionsPage();
});

void closeStorage().then(continueDrafts);
