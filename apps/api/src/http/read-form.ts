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
 * For every multipart form. @fastify/busboy has no error listener on the parts that it skips beyond a limit of parts, so
 * a form that ends inside one would end the process. Files and fields are limited by themselves.
 */
export const formLimits = { parts: Infinity } as const;

/** Files whose form ended inside them: the parser emits an error on them without destroying them. */
const brokenOff = new WeakSet<MultipartFile['file']>();

const QUIET_MS = 250;

/**
 * The parts of a multipart form as they arrive. Throws UPLOAD_CUT_OFF where the form ends too early. What the caller
 * leaves unread is read and discarded, so that the client gets its answer.
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

/** For some malformed forms the parser gives neither a part nor an end nor an error. */
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
 * Between two parts the parser does no input or output, so by the next timer it has dealt with all that it holds. When
 * the body has ended by then, or is not read any further, no part will follow.
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

/** True where the form ended, or its sender went away, before the file did. */
export function isCutOff({ file }: MultipartFile, error: unknown): boolean {
  return brokenOff.has(file) || file.errored !== null || codeOf(error) === 'ERR_STREAM_PREMATURE_CLOSE';
}

export function cutOff(error: unknown): AppError {
  return new AppError('UPLOAD_CUT_OFF', null, { cause: error });
}

/** The parser's own errors are plain ones; limits and refused fields have a status of their own. */
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
