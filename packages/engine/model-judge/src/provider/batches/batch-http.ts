import { APICallError } from 'ai';
import { createGuardedFetch } from '../guarded-fetch.ts';

/** A batch of a thousand papers has answers of some 20 MB. */
const MOST_BYTES = 200_000_000;
const CALL_LIMIT_MS = 120_000;

type Sending = { readonly body?: object | FormData; readonly signal: AbortSignal };

/** Calls to a provider's batch service that end in what `describeTrouble` understands. */
export class BatchHttp {
  readonly #base: URL;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #fetch: typeof fetch;

  constructor(base: URL, headers: Readonly<Record<string, string>>) {
    this.#base = base;
    this.#headers = headers;
    this.#fetch = createGuardedFetch(base, MOST_BYTES);
  }

  async json(method: string, path: string, sending: Sending): Promise<unknown> {
    return JSON.parse(await this.#text(method, path, sending));
  }

  /** One JSON value a line; a line that is none is left out. */
  async lines(path: string, sending: Sending): Promise<readonly unknown[]> {
    const text = await this.#text('GET', path, sending);
    return text.split('\n').flatMap((line) => {
      if (line.trim() === '') return [];
      try {
        return [JSON.parse(line)];
      } catch {
        return [];
      }
    });
  }

  async #text(method: string, path: string, { body, signal }: Sending): Promise<string> {
    const url = `${this.#base.href.replace(/\/$/u, '')}/${path}`;
    const isForm = body instanceof FormData;
    const response = await this.#fetch(url, {
      method,
      headers: {
        ...this.#headers,
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(CALL_LIMIT_MS)]),
    });
    const text = await response.text();
    if (response.ok) return text;
    throw new APICallError({
      message: `status ${response.status}`,
      url,
      requestBodyValues: {},
      statusCode: response.status,
      responseHeaders: Object.fromEntries(response.headers),
      responseBody: text,
    });
  }
}

/** Whether the provider does not know what was asked for. */
export function isUnknown(error: unknown): boolean {
  return APICallError.isInstance(error) && (error.statusCode === 404 || error.statusCode === 410);
}
