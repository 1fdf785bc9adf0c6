import { APICallError } from 'ai';
import type { ModelDraftOutcome, ModelUsage } from './feedback-model.ts';

type Trouble = Exclude<ModelDraftOutcome, { readonly kind: 'drafted' }>;

const free: ModelUsage = { inputTokens: 0, outputTokens: 0 };

/** Node's codes of a connection that was never made, so that nothing can have been charged. */
const neverConnected = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/**
 * What a failed call means. Only the status and the kind of failure are looked at and told, never the body's words:
 * providers repeat prompts and keys in them.
 */
export function describeTrouble(error: unknown): Trouble {
  if (!APICallError.isInstance(error)) return unavailable(describeConnection(error));
  const { statusCode } = error;
  if (statusCode === undefined) return unavailable(describeConnection(error));
  if (statusCode < 300) {
    const { reason } = describeConnection(error);
    return unavailable({
      reason: isCut(error) ? reason : 'It answers with something else than a reply.',
      usage: null,
    });
  }
  if (isAboutThisRequest(error)) {
    return { kind: 'unusable', reason: `It refuses this request (${statusCode}).`, usage: free };
  }
  return {
    ...unavailable({ reason: describeStatus(statusCode), usage: free }),
    retryAfterSeconds: retryAfterOf(error),
  };
}

function unavailable({ reason, usage }: { readonly reason: string; readonly usage: ModelUsage | null }) {
  return { kind: 'unavailable', reason, retryAfterSeconds: null, usage } as const;
}

/** Too long, or not to its taste; a wrong key is everybody's trouble, even where it is answered with 400. */
function isAboutThisRequest({ statusCode, responseBody = '' }: APICallError): boolean {
  if (statusCode === 413 || statusCode === 422) return true;
  return statusCode === 400 && !/api[\s_-]?key|credential|billing|quota|credit|model/iu.test(responseBody);
}

function describeStatus(status: number): string {
  if (status === 401 || status === 403) return `It does not accept the key (${status}).`;
  if (status === 402) return 'It asks for payment (402).';
  if (status === 404) return 'It does not know this model or address (404).';
  if (status === 429) return 'It has too many requests or its quota is spent (429).';
  if (status >= 500) return `It has trouble of its own (${status}).`;
  if (status < 400) return `It points to another address (${status}), which is not followed.`;
  return `It refuses requests (${status}).`;
}

function isCut(error: unknown): boolean {
  return (
    codesOf(error).some((code) => code === 'UND_ERR_SOCKET' || code === 'ECONNRESET') || isTerminated(error)
  );
}

function isTerminated(error: unknown): boolean {
  return error instanceof Error && (error.message === 'terminated' || isTerminated(error.cause));
}

function describeConnection(error: unknown): { readonly reason: string; readonly usage: ModelUsage | null } {
  const codes = codesOf(error);
  if (codes.some((code) => neverConnected.has(code))) return { reason: 'It cannot be reached.', usage: free };
  if (codes.some((code) => /CERT|TLS|SSL/u.test(code)))
    return { reason: 'Its certificate is not trusted.', usage: free };
  if (isCut(error)) return { reason: 'The connection broke off.', usage: null };
  return { reason: 'The call failed.', usage: null };
}

/** Error codes of the whole chain of causes. */
function codesOf(error: unknown): readonly string[] {
  if (!(error instanceof Error)) return [];
  const code = 'code' in error && typeof error.code === 'string' ? [error.code] : [];
  const several = error instanceof AggregateError ? error.errors.flatMap(codesOf) : [];
  return [...code, ...several, ...codesOf(error.cause)];
}

/** `Retry-After` as seconds or as a date. */
function retryAfterOf({ responseHeaders }: APICallError): number | null {
  const value = responseHeaders?.['retry-after']?.trim();
  if (value === undefined || value === '') return null;
  const seconds = /^\d+(?:\.\d+)?$/u.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null;
}
