import { APICallError } from 'ai';
import { AnswerTooLong } from './guarded-fetch.ts';
import type { ModelTrouble, ModelUsage } from './feedback-model.ts';

type Unavailable = Extract<ModelTrouble, { readonly kind: 'unavailable' }>;

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

const brokenOff = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

/** Node's and OpenSSL's: "DEPTH_ZERO_SELF_SIGNED_CERT", "CERT_HAS_EXPIRED", "ERR_TLS_CERT_ALTNAME_INVALID", … */
const certificateTrouble = /CERT|TLS|SSL|UNABLE_TO_VERIFY/u;

/**
 * What a failed call means. Only the status and the kind of failure are looked at and told, never the body's words:
 * providers repeat prompts and keys in them.
 */
export function describeTrouble(error: unknown): ModelTrouble {
  const broken = describeConnection(error);
  if (broken !== null) return unavailable(broken);
  if (!APICallError.isInstance(error) || error.statusCode === undefined) {
    return unavailable({ reason: 'The call failed.', usage: null });
  }
  const { statusCode } = error;
  if (statusCode < 300) {
    return unavailable({ reason: 'It answers with something else than a reply.', usage: null });
  }
  if (isAboutThisRequest(error)) {
    return { kind: 'unusable', reason: `It refuses this request (${statusCode}).`, usage: free };
  }
  const refused = unavailable({ reason: describeStatus(statusCode), usage: free });
  return { ...refused, retryAfterSeconds: retryAfterOf(error) };
}

function unavailable({ reason, usage }: Omit<Unavailable, 'kind' | 'retryAfterSeconds'>): Unavailable {
  return { kind: 'unavailable', reason, retryAfterSeconds: null, usage };
}

const aboutTheKey = /api[\s_-]?key|credential|billing|quota|credit/iu;
const aboutTheModel =
  /model\b.{0,80}(?:not found|not exist|unknown|invalid|not supported)|(?:unknown|invalid|no such).{0,20}\bmodel/iu;

/** Too long, or not to its taste; a wrong key or model is everybody's trouble, even where it is answered with 400. */
function isAboutThisRequest({ statusCode, responseBody = '' }: APICallError): boolean {
  if (statusCode === 413 || statusCode === 422) return true;
  return statusCode === 400 && !aboutTheKey.test(responseBody) && !aboutTheModel.test(responseBody);
}

/** A self-hosted server without support for reply schemas answers with a bad request. */
export function isShapeRefused(error: unknown): boolean {
  if (!APICallError.isInstance(error) || error.statusCode !== 400) return false;
  return /response_?format|json_?schema|structured output/iu.test(error.responseBody ?? '');
}

function describeStatus(status: number): string {
  if (status === 401 || status === 403) return `It does not accept the key (${status}).`;
  if (status === 402) return 'It asks for payment (402).';
  if (status === 404) return 'It does not know this model or address (404).';
  if (status === 429) return 'It has too many requests or its quota is spent (429).';
  if (status >= 500) return `It reports an internal error (${status}).`;
  if (status < 400) return `It points to another address (${status}), which is not followed.`;
  return `It refuses requests (${status}).`;
}

function describeConnection(error: unknown): Omit<Unavailable, 'kind' | 'retryAfterSeconds'> | null {
  const causes = causesOf(error);
  const codes = causes.flatMap(({ code }) => (typeof code === 'string' ? [code] : []));
  if (codes.some((code) => neverConnected.has(code))) return { reason: 'It cannot be reached.', usage: free };
  if (codes.some((code) => certificateTrouble.test(code)))
    return { reason: 'Its certificate is not trusted.', usage: free };
  if (causes.some((cause) => cause instanceof AnswerTooLong))
    return { reason: 'Its answer is far too long.', usage: null };
  const isCut = causes.some(({ code, message }) => brokenOff.has(String(code)) || message === 'terminated');
  return isCut ? { reason: 'The connection broke off.', usage: null } : null;
}

/** The error and all that it says it came from. */
function causesOf(error: unknown): readonly (Error & { readonly code?: unknown })[] {
  if (!(error instanceof Error)) return [];
  const several = error instanceof AggregateError ? error.errors.flatMap(causesOf) : [];
  return [error, ...several, ...causesOf(error.cause)];
}

/** `Retry-After` as seconds or as a date. */
function retryAfterOf({ responseHeaders }: APICallError): number | null {
  const value = responseHeaders?.['retry-after']?.trim();
  if (value === undefined || value === '') return null;
  const seconds = /^\d+(?:\.\d+)?$/u.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null;
}
