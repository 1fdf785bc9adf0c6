import {
  assignFromPage,
  createDraft,
  editDraft,
  failure,
  getExtensionUser,
  listDrafts,
  listExtensionCourses,
  type LmsContext,
} from '@greenpen/api-contract';
import type { z } from 'zod';
import { fromBase64 } from '../shared/base64.ts';
import type { Courses, DraftEdit, EarlierDrafts, NewDraft, Requests, User } from '../shared/messages.ts';
import type { Identity } from '../shared/page-types.ts';
import { readSettings } from '../shared/settings.ts';

/** A failure with a sentence for the instructor. */
export class ServerProblem extends Error {
  readonly code: string;
  /** The same request may succeed later. */
  readonly isPassing: boolean;

  constructor(code: string, sentence: string, isPassing = false) {
    super(sentence);
    this.code = code;
    this.isPassing = isPassing;
  }
}

export type Server = { readonly address: string; readonly key: string };

const PATIENCE_MS = 20_000;

/** Throws ServerProblem without a server. */
export async function getServer(): Promise<Server> {
  const { server } = await readSettings();
  if (server === null)
    throw new ServerProblem(
      'not-set-up',
      'Connect the extension to your Greenpen server first, under Settings.',
    );
  return server;
}

/** Tests an address and a key; throws a ServerProblem that says what is wrong with which of them. */
export async function checkServer(server: Server): Promise<User> {
  const user = await call(server, getExtensionUser, { path: getExtensionUser.path });
  const { version } = chrome.runtime.getManifest();
  if (isOlder(version, user.oldestExtension)) {
    throw new ServerProblem(
      'extension-too-old',
      `This extension is version ${version}, and the server needs ${user.oldestExtension} or newer. Download the new one from the API Keys page.`,
    );
  }
  return user;
}

export async function listCourses(server: Server): Promise<Courses> {
  return call(server, listExtensionCourses, { path: listExtensionCourses.path });
}

/** A student's drafts in all of the instructor's courses on a system. */
export async function listEarlier(server: Server, { host, student }: Identity): Promise<EarlierDrafts> {
  if (student === null) return [];
  const query = new URLSearchParams({ host, student });
  return call(server, listDrafts, { path: `${listDrafts.path}?${query}` });
}

export async function saveEdit(server: Server, id: string, edit: DraftEdit) {
  return call(server, editDraft, {
    path: editDraft.path.replace(':id', encodeURIComponent(id)),
    body: JSON.stringify(edit),
  });
}

/** Sends what an assignment asks for. */
export async function saveAssigned(
  server: Server,
  { courseId, courseAssignmentId, assigned }: Requests['assign']['ask'],
) {
  return call(server, assignFromPage, {
    path: assignFromPage.path.replace(':courseId', encodeURIComponent(courseId)),
    body: JSON.stringify({ ...assigned, courseAssignmentId }),
  });
}

/** Sends a student's work; the response streams events. */
export async function sendDraft(server: Server, draft: NewDraft): Promise<ReadableStream<Uint8Array>> {
  const { identity, names, content, courseId, courseAssignmentId } = draft;
  const { page: _, ...ids } = identity;
  const context: LmsContext = { ...ids, ...names };
  const form = new FormData();
  form.append('context', JSON.stringify(context));
  if (courseId !== null) form.append('courseId', courseId);
  if (courseAssignmentId !== null) form.append('courseAssignmentId', courseAssignmentId);
  form.append('file', new Blob([fromBase64(content.base64)]), content.name);
  const answer = await request(server, createDraft.method, createDraft.path, { body: form });
  if (answer.body === null) throw notGreenpen(server);
  return answer.body;
}

type JsonCall<R extends z.ZodType> = { readonly method: string; readonly path: string; readonly response: R };

async function call<R extends z.ZodType>(
  server: Server,
  { method, response }: JsonCall<R>,
  { path, body }: { readonly path: string; readonly body?: string },
): Promise<z.output<R>> {
  const answer = await request(server, method, path, {
    ...(body === undefined ? {} : { body, headers: { 'content-type': 'application/json' } }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const parsed = response.safeParse(await answer.json().catch(() => null));
  if (!parsed.success) throw notGreenpen(server);
  return parsed.data;
}

async function request(
  { address, key }: Server,
  method: string,
  path: string,
  options: RequestInit,
): Promise<Response> {
  const headers = new Headers(options.headers);
  headers.set('authorization', `Bearer ${key}`);
  // A redirect could carry the key to another host.
  const answer = await fetch(address + path, {
    method,
    ...options,
    headers,
    credentials: 'omit',
    redirect: 'error',
  }).catch(() => null);
  if (answer === null) {
    throw new ServerProblem(
      'unreachable',
      `No server answers at ${address}. Check the address, and whether you are online.`,
      true,
    );
  }
  if (answer.ok) return answer;
  throw await problemOf(answer, { address, key });
}

async function problemOf(answer: Response, server: Server): Promise<ServerProblem> {
  const body = failure.safeParse(await answer.json().catch(() => null));
  if (!body.success) return answer.status >= 500 ? busy(answer.status) : notGreenpen(server);
  const { code, message } = body.data;
  if (code === 'NOT_FOUND')
    return new ServerProblem(
      'server-too-old',
      'This Greenpen server is too old for the extension. Ask its administrator to update it.',
    );
  if (code === 'NOT_SIGNED_IN')
    return new ServerProblem(
      'key-wrong',
      'The server does not know this key. It may have expired or been replaced: generate a new one on the API Keys page.',
    );
  if (code === 'NOT_ALLOWED')
    return new ServerProblem(
      'key-without-right',
      'This key may not be used by the extension. Generate a new one on the API Keys page.',
    );
  return new ServerProblem(code, message, answer.status >= 500 || answer.status === 429);
}

function busy(status: number): ServerProblem {
  return new ServerProblem(
    'busy',
    `The server answers with an error (${status}). Please try again in a moment.`,
    true,
  );
}

function notGreenpen({ address }: Server): ServerProblem {
  return new ServerProblem(
    'not-greenpen',
    `${address} answers, but it is not a Greenpen server. Check the address.`,
  );
}

/** True if a version such as "0.2.0" is older than another one. */
export function isOlder(version: string, other: string): boolean {
  return version.localeCompare(other, 'en', { numeric: true }) < 0;
}
