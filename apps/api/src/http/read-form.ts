import type { Multipart, MultipartFile } from '@fastify/multipart';
import { AppError } from '@greenpen/api-contract';
import type { FastifyRequest } from 'fastify';
import { setTimeout as delay } from 'node:timers/promises';

type Limits = {
  readonly fileSize: number;
  readonly files: number;
  readonly fields: number;
  readonly fieldSize: number;
};

/**
 * Options for every multipart form. @fastify/busboy has no error listener on parts beyond a part limit, so a form
 * that ends inside one would crash the process. Files and fields have separate limits.
 */
export const formLimits = { parts: Infinity } as const;

/** Truncated files: the parser emits an error on them without destroying them. */
const brokenOff = new WeakSet<MultipartFile['file']>();

const QUIET_MS = 250;

/**
 * Yields the parts of a multipart form as they arrive. Throws UPLOAD_CUT_OFF if the form ends too early. Unread parts
 * are drained, so that the client gets its response.
 */
export async function* readForm(request: FastifyRequest, limits: Limits): AsyncGenerator<Multipart, void> {
  try {
    const parts = request.parts({ limits: { ...limits, ...formLimits } });
    for (;;) {
      const { done, value: part } = await nextPart(request, parts);
      if (done === true) return;
      if (part.type === 'file') part.file.once('error', () => brokenOff.add(part.file));
      yield part;
    }
  } catch (error) {
    throw isOfParser(error) ? refusalFor(request, error) : error;
  } finally {
    request.raw.unpipe();
    request.raw.resume();
  }
}

/** For some malformed forms the parser emits neither a part, an end nor an error. */
async function nextPart(
  { raw }: FastifyRequest,
  parts: AsyncIterator<Multipart>,
): Promise<IteratorResult<Multipart>> {
  const isHere = new AbortController();
  try {
    return await Promise.race([parts.next(), failOnceStalled(raw, isHere.signal)]);
  } finally {
    isHere.abort();
  }
}

/**
 * The parser does no I/O between two parts, so by the next timer it has processed all buffered data. If the body has
 * ended by then, or is no longer being read, no part will follow.
 */
async function failOnceStalled(raw: FastifyRequest['raw'], signal: AbortSignal): Promise<never> {
  let wasStalled = false;
  for (;;) {
    await delay(QUIET_MS, undefined, { signal });
    const isStalled = raw.readableEnded || raw.destroyed || raw.isPaused();
    if (isStalled && wasStalled) throw new Error('the parser found no end of the form');
    wasStalled = isStalled;
  }
}

/** True if the form ended or the client disconnected before the file ended. */
export function isCutOff({ file }: MultipartFile, error: unknown): boolean {
  return brokenOff.has(file) || file.errored !== null || codeOf(error) === 'ERR_STREAM_PREMATURE_CLOSE';
}

export function cutOff(error: unknown): AppError {
  return new AppError('UPLOAD_CUT_OFF', null, { cause: error });
}

/** Parser errors have no status; limit and field errors do. */
function isOfParser(error: unknown): boolean {
  const code = codeOf(error);
  return code === null || code === 'FST_MP_PREMATURE_CLOSE' || !code.startsWith('FST_');
}

function refusalFor({ headers }: FastifyRequest, error: unknown): AppError {
  if (/;\s*boundary=/iu.test(headers['content-type'] ?? '')) return cutOff(error);
  return new AppError('REQUEST_INVALID', 'no boundary', { cause: error });
}

function codeOf(error: unknown): string | null {
  const hasCode = typeof error === 'object' && error !== null && 'code' in error;
  return hasCode && typeof error.code === 'string' ? error.code : null;
}
