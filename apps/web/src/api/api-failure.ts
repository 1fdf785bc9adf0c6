import { failure, type Failure } from '@greenpen/api-contract';

/** A call that did not succeed. */
export class ApiFailure extends Error {
  /** What the person at the screen is told; null where the answer says nothing that a person could read. */
  readonly sentence: string | null;
  /** The HTTP status; 0 where no answer came at all. */
  readonly status: number;
  readonly code: string;
  readonly requestId: string | null;
  readonly fields: Readonly<Record<string, string>>;
  /** The whole answer, for failures that say more. */
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

  /** Nothing reached us: the same request may be sent again. */
  get isOffline(): boolean {
    return this.status === 0;
  }
}

/** Worth sending again later: no answer, or a server that says it is busy or away. */
export function isPassing(error: unknown): boolean {
  return error instanceof ApiFailure && [0, 429, 502, 503, 504].includes(error.status);
}

/** The failure that a not-ok answer carries; an answer of another shape is kept as its text and says nothing to people. */
export async function readFailure(response: Response): Promise<ApiFailure> {
  const text = await response.text();
  const answer = parseJson(text);
  const parsed = failure.safeParse(answer);
  if (parsed.success) return new ApiFailure(response.status, parsed.data, answer);
  if (response.status === 413)
    return new ApiFailure(413, { message: 'That is larger than the server takes.' });
  return new ApiFailure(response.status, {}, text === '' ? response.statusText : text);
}

/** The server's sentence if there is one, else the fallback. */
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
