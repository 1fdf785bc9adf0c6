// Must be the first import, in the same chunk as the schemas.
import './zod-without-eval.ts';
import type { Call, CallInput, CallResponse } from '@greenpen/api-contract';
import { z } from 'zod';
import { ApiFailure, readFailure } from './api-failure.ts';
import { askToConfirm } from '../session/confirm-identity.ts';
import { announceSessionEnd } from '../session/session-end.ts';

type Extras = {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Continues if the page is left meanwhile. */
  readonly keepalive?: boolean;
};

type Parts<C extends Call> = {
  readonly [K in keyof CallInput<C> as undefined extends CallInput<C>[K] ? never : K]: CallInput<C>[K];
} & {
  readonly [K in keyof CallInput<C> as undefined extends CallInput<C>[K] ? K : never]?: CallInput<C>[K];
} & Extras;

type AnyParts = Extras & { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown };

/** Browsers limit keepalive bodies to 64 KiB; a character takes up to three bytes. */
const keepaliveCharacters = 20_000;

const flatRecord = z.record(z.string(), z.union([z.string(), z.number(), z.undefined()]));

/** The address of a call with its parameters and query filled in. */
export function addressOf(call: Call, { params, query }: AnyParts = {}): string {
  let path: string = call.path;
  for (const [name, value] of Object.entries(flatRecord.parse(params ?? {}))) {
    path = path.replace(`:${name}`, encodeURIComponent(String(value)));
  }
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(flatRecord.parse(query ?? {}))) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}

/** Sends a request with cookies; throws ApiFailure for anything but an ok answer. */
export async function send(address: string, init: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(address, { credentials: 'same-origin', ...init });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiFailure(0, { code: 'OFFLINE', message: 'No connection to the server.' });
  }
  if (response.ok) return response;
  if (response.status === 401) announceSessionEnd();
  const failure = await readFailure(response);
  if (failure.code === 'CONFIRMATION_NEEDED' && (await askToConfirm())) return send(address, init);
  if (failure.code === 'SECOND_FACTOR_NEEDED') goToAccount();
  throw failure;
}

/** The page where the second factor is set up, which is required first. */
function goToAccount(): void {
  if (window.location.pathname !== '/account') window.location.assign('/account');
}

/** Makes a call of the contract with the params, query and body of its schemas. Throws ApiFailure. */
export async function callApi<C extends Call>(call: C, parts: Parts<C>): Promise<CallResponse<C>> {
  return (await callWithHeaders(call, parts)).data;
}

/** As callApi, with the answer's headers for cursors. */
export async function callWithHeaders<C extends Call>(
  call: C,
  parts: Parts<C>,
): Promise<{ readonly data: CallResponse<C>; readonly headers: Headers }> {
  const given: AnyParts = parts;
  const body = given.body === undefined ? null : JSON.stringify(given.body);
  const response = await send(addressOf(call, given), {
    method: call.method,
    headers: { ...(body === null ? {} : { 'content-type': 'application/json' }), ...given.headers },
    body,
    signal: given.signal ?? null,
    keepalive: given.keepalive === true && (body ?? '').length < keepaliveCharacters,
  });
  return { data: parseAnswer(call, await response.json()), headers: response.headers };
}

/** Checks an answer against the call's schema. */
export function parseAnswer<C extends Call>(call: C, answer: unknown): CallResponse<C> {
  const parsed = call.response?.safeParse(answer);
  if (parsed?.success !== true) {
    throw new ApiFailure(200, {
      code: 'ANSWER_NOT_UNDERSTOOD',
      message: 'The server sent an unexpected response. Reload the page and try again.',
    });
  }
  // The type is inferred from the schema that just accepted the value.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return parsed.data as CallResponse<C>;
}
