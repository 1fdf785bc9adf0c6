import { AppError, idempotencyHeader, idempotencyKey } from '@greenpen/api-contract';
import type { FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';

/** The request's key; null without the header. Throws REQUEST_INVALID for one that is not a key. */
export function readIdempotencyKey({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const header = headers[idempotencyHeader];
  if (header === undefined) return null;
  const parsed = idempotencyKey.safeParse(header);
  if (!parsed.success) throw new AppError('REQUEST_INVALID', 'idempotency key');
  return parsed.data;
}

/** What was asked with a key, so that the key does not stand for something else later. */
export function hashRequest(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join(' ')).digest('hex');
}
