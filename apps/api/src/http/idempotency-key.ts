import { idempotencyHeader, idempotencyKey } from '@greenpen/api-contract';
import { GradingError } from '@greenpen/grading';
import type { FastifyRequest } from 'fastify';

/** The request's key; null without the header. Throws REQUEST_INVALID for one that is not a key. */
export function readIdempotencyKey({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const header = headers[idempotencyHeader];
  if (header === undefined) return null;
  const parsed = idempotencyKey.safeParse(header);
  if (!parsed.success) throw new GradingError('REQUEST_INVALID', 'idempotency key');
  return parsed.data;
}
