import { failure, type Failure } from '@greenpen/api-contract';

/** A call that did not succeed. */
export class ApiFailure extends Error {
  /** The message to show; null if the response has none. */
  readonly sentence: string | null;
  /** The HTTP status; 0 if there was no response. */
  readonly status: number;
  readonly code: string;
  readonly requestId: string | null;
  readonly fields: Readonly<Record<string, string>>;
  /** The whole response body, for failures with extra data. */
  readonly answer: unknown;

  constructor(status: number, body: Partial<Failure>, answer: unknown = null) {
    super(body.message ?? `${status}: ${String(answer)}`);
    this.name = 'ApiFailure';
    this.sentence = body.message ?? null;
    this.status = status;
    this.code = body.code ?? 'UNKNOWN';
    this.requestId = body.requestId ?? null;
    this.fields = body.fields ?? {};
    this.answer = answer;
  }

  /** No response arrived, so the request can be retried. */
  get isOffline(): boolean {
    return this.status === 0;
  }
}

/** Worth retrying: no response, or the server is busy or unavailable. */
export function isPassing(error: unknown): boolean {
  return error instanceof ApiFailure && [0, 429, 502, 503, 504].includes(error.status);
}

/** Parses a failed response; a body of another shape is kept as text and has no message to show. */
export async function readFailure(response: Response): Promise<ApiFailure> {
  const text = await response.text();
  const answer = parseJson(text);
  const parsed = failure.safeParse(answer);
  if (parsed.success) return new ApiFailure(response.status, parsed.data, answer);
  if (response.status === 413) return new ApiFailure(413, { message: 'This is too large for the server.' });
  return new ApiFailure(response.status, {}, text === '' ? response.statusText : text);
}

/** The server's message if there is one, otherwise the fallback. */
export function describeFailure(error: unknown, fallback: string): string {
  return error instanceof ApiFailure && error.sentence !== null ? error.sentence : fallback;
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
