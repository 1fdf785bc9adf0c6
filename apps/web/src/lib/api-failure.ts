import { failure, type Failure } from '@greenpen/api-contract';

/** A call that did not succeed. `message` is a sentence for the person at the screen. */
export class ApiFailure extends Error {
  /** The HTTP status; 0 where no answer came at all. */
  readonly status: number;
  readonly code: string;
  readonly requestId: string | null;
  readonly fields: Readonly<Record<string, string>>;
  /** The whole answer, for failures that say more. */
  readonly answer: unknown;

  constructor(status: number, body: Partial<Failure> & { readonly message: string }, answer: unknown = null) {
    super(body.message);
    this.name = 'ApiFailure';
    this.status = status;
    this.code = body.code ?? 'UNKNOWN';
    this.requestId = body.requestId ?? null;
    this.fields = body.fields ?? {};
    this.answer = answer;
  }

  /** Nothing reached us: the same request may be sent again. */
  get isOffline(): boolean {
    return this.status === 0;
  }
}

/** Worth sending again later: no answer, or a server that says it is busy or away. */
export function isPassing(error: unknown): boolean {
  return error instanceof ApiFailure && [0, 429, 502, 503, 504].includes(error.status);
}

/** The failure that a not-ok answer carries; an answer of another shape becomes a sentence of our own. */
export async function readFailure(response: Response): Promise<ApiFailure> {
  const answer = parseJson(await response.text());
  const parsed = failure.safeParse(answer);
  if (parsed.success) return new ApiFailure(response.status, parsed.data, answer);
  return new ApiFailure(response.status, { message: sentenceFor(response.status) });
}

/** The server's sentence if there is one, else the fallback. */
export function describeFailure(error: unknown, fallback: string): string {
  return error instanceof ApiFailure && error.message !== '' ? error.message : fallback;
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function sentenceFor(status: number): string {
  if (status === 413) return 'That is larger than the server takes.';
  if (status >= 500) return 'The server could not answer. Please try again in a moment.';
  return `The server refused this (${status}).`;
}
