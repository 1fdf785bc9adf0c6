import type { Failure } from '@greenpen/api-contract';
import { GradingError } from '@greenpen/grading';
import { TooManyAttempts } from '@greenpen/identity';
import { PaperStoreError } from '@greenpen/paper-store';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { DetailedFailure } from './detailed-failure.ts';
import { failureOf, type FailureRow } from './failures.ts';
import { isDatabaseAway } from './is-database-away.ts';
import { logEvent } from './log-event.ts';

type Answer = FailureRow & {
  readonly code: string;
  readonly fields?: Record<string, string>;
  readonly more?: Readonly<Record<string, unknown>>;
};

const unexpected: Answer = {
  code: 'UNEXPECTED',
  status: 500,
  sentence: 'Something went wrong on the server. Please try again; nothing was saved by this request.',
};

const away: Answer = { code: 'DATABASE_UNAVAILABLE', ...failureOf.DATABASE_UNAVAILABLE };

/** Fastify's own refusals, by its error code. */
const ofFastify: Readonly<Record<string, Answer>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    code: 'MEDIA_TYPE_UNSUPPORTED',
    status: 415,
    sentence: 'Please send this as JSON.',
  },
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'BODY_TOO_LARGE', status: 413, sentence: 'What was sent is too long.' },
  FST_INVALID_MULTIPART_CONTENT_TYPE: {
    code: 'MEDIA_TYPE_UNSUPPORTED',
    status: 415,
    sentence: 'Please send files as a multipart form.',
  },
};

/** Every answer that is not ok has the contract's `failure` as its body; causes stay in the log. */
export function handleErrors(
  app: FastifyInstance,
  holdsLease: () => Promise<boolean> = async () => true,
): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    // After a change of the key a process that ran before opens nothing any more; it is about to start again.
    const isOutdated = isKeyWrong(error) && !(await holdsLease());
    const answer = isOutdated ? away : answerFor(error);
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
  // The route's serializer knows the shapes of its own answers; a failure may be sent before one is chosen.
  return reply
    .status(answer.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body);
}

export function answerFor(error: FastifyError): Answer {
  if (error instanceof DetailedFailure)
    return { code: error.code, ...failureOf[error.code], more: error.more };
  if (error instanceof GradingError) return { code: error.code, ...failureOf[error.code] };
  if (hasZodFastifySchemaValidationErrors(error)) return invalidRequest(error);
  if (isDatabaseAway(error)) return away;
  const known = ofFastify[error.code];
  if (known !== undefined) return known;
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return { code: 'REQUEST_INVALID', ...failureOf.REQUEST_INVALID, status };
  return unexpected;
}

function isKeyWrong(error: Error): boolean {
  const cause = error instanceof PaperStoreError ? error : error.cause;
  return cause instanceof PaperStoreError && cause.code === 'key-wrong';
}

type SchemaErrors = {
  readonly validation: readonly { instancePath: string; message?: string }[];
};

/** Two sentences at most; the others are with their fields. */
const MOST_SENTENCES = 2;

function invalidRequest({ validation }: SchemaErrors): Answer {
  const fields: Record<string, string> = {};
  for (const { instancePath, message } of validation) {
    fields[instancePath.replaceAll('/', '.').replace(/^\./u, '')] ??= message ?? 'is not valid';
  }
  const sentences = new Set(Object.values(fields));
  return {
    code: 'REQUEST_INVALID',
    status: 400,
    sentence: [...sentences].slice(0, MOST_SENTENCES).join(' '),
    fields,
  };
}
