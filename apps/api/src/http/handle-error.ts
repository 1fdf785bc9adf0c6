import { AppError, type ErrorCode, type Failure, errors } from '@greenpen/api-contract';
import { GradingError } from '@greenpen/grading';
import { TooManyAttempts } from '@greenpen/identity';
import { PaperStoreError } from '@greenpen/paper-store';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { logEvent } from './log-event.ts';

/** An expected failure with a detailed response body that the contract describes. */
export class DetailedFailure extends AppError {
  readonly more: Readonly<Record<string, unknown>>;

  constructor(code: ErrorCode, more: Readonly<Record<string, unknown>>) {
    super(code);
    this.more = more;
  }
}

type Answer = {
  readonly code: ErrorCode;
  readonly status: number;
  readonly sentence: string;
  readonly fields?: Record<string, string>;
  readonly more?: Readonly<Record<string, unknown>>;
};

/** Fastify's errors, by code. */
const ofFastify: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'MEDIA_TYPE_UNSUPPORTED',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'MEDIA_TYPE_UNSUPPORTED',
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
};

/** Every error response has the contract's `failure` as its body; causes are only logged. */
export function handleErrors(
  app: FastifyInstance,
  holdsLease: () => Promise<boolean> = async () => true,
): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    // After a key change, older processes can no longer decrypt anything; this one is about to restart.
    const isOutdated = isKeyWrong(error) && !(await holdsLease());
    const answer = isOutdated ? answerOf('DATABASE_UNAVAILABLE') : answerFor(error);
    if (answer.status >= 500) request.log.error({ err: error, code: answer.code }, 'request failed');
    if (answer.status === 403 || answer.status === 404) {
      logEvent(request, { action: 'request-refused', result: 'refused', detail: answer.code });
    }
    if (answer.status === 429) logEvent(request, { action: 'rate-limit', result: 'refused' });
    if (error instanceof TooManyAttempts) reply.header('retry-after', error.retryAfterSeconds);
    if (answer.status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', 3);
    return sendFailure(request, reply, answer);
  });
}

export function sendFailure(request: FastifyRequest, reply: FastifyReply, answer: Answer): FastifyReply {
  const body: Failure = {
    code: answer.code,
    message: answer.sentence,
    requestId: request.id,
    ...(answer.fields === undefined ? {} : { fields: answer.fields }),
    ...answer.more,
  };
  // Bypasses the route's serializer, which only knows successful responses.
  return reply
    .status(answer.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body);
}

export function answerFor(error: FastifyError): Answer {
  if (error instanceof DetailedFailure) return { ...answerOf(error.code), more: error.more };
  if (error instanceof AppError || error instanceof GradingError) return answerOf(error.code);
  if (hasZodFastifySchemaValidationErrors(error)) return invalidRequest(error);
  if (isDatabaseAway(error)) return answerOf('DATABASE_UNAVAILABLE');
  const code = ofFastify[error.code];
  if (code !== undefined) return answerOf(code);
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 500 ? { ...answerOf('REQUEST_INVALID'), status } : answerOf('UNEXPECTED');
}

/** The row of a code in the contract's table. */
export function answerOf(code: ErrorCode): Answer {
  return { code, ...errors[code] };
}

function isKeyWrong(error: Error): boolean {
  const cause = error instanceof PaperStoreError ? error : error.cause;
  return cause instanceof PaperStoreError && cause.code === 'key-wrong';
}

type SchemaErrors = {
  readonly validation: readonly { instancePath: string; message?: string }[];
};

/** At most two sentences; the rest are in `fields`. */
const MOST_SENTENCES = 2;

function invalidRequest({ validation }: SchemaErrors): Answer {
  const fields: Record<string, string> = {};
  for (const { instancePath, message } of validation) {
    fields[instancePath.replaceAll('/', '.').replace(/^\./u, '')] ??= message ?? 'is not valid';
  }
  const sentences = new Set(Object.values(fields));
  return {
    ...answerOf('REQUEST_INVALID'),
    sentence: [...sentences].slice(0, MOST_SENTENCES).join(' '),
    fields,
  };
}

/** PostgreSQL's classes 08 (connection), 57P (shutdown, starting up), 53300 (too many connections); Node's socket errors. */
const awayCodes =
  /^(?:08\w{3}|57P0[1-3]|53300|25006|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND)$/u;

const awayMessages =
  /timeout exceeded when trying to connect|connection terminated|not queryable|client has encountered a connection error|Query read timeout/iu;

/** True if an error or one of its causes means that the database is unavailable. */
export function isDatabaseAway(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 4) return false;
  if (isConnectionError(error)) return true;
  if (error instanceof AggregateError && error.errors.some((inner) => isDatabaseAway(inner, depth + 1)))
    return true;
  return isDatabaseAway(error.cause, depth + 1);
}

function isConnectionError(error: Error): boolean {
  const fromSocket = !('syscall' in error) || error.syscall === 'connect' || error.syscall === 'read';
  if ('code' in error && typeof error.code === 'string' && fromSocket && awayCodes.test(error.code))
    return true;
  return awayMessages.test(error.message);
}
