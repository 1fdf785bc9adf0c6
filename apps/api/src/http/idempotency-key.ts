import { AppError, idempotencyHeader, idempotencyKey } from '@greenpen/api-contract';
import type { Gradebook, RecordedAnswer, Repositories } from '@greenpen/gradebook';
import type { FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';

/** The idempotency key of a request; null without the header. Throws REQUEST_INVALID for a malformed key. */
export function readIdempotencyKey({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const header = headers[idempotencyHeader];
  if (header === undefined) return null;
  const parsed = idempotencyKey.safeParse(header);
  if (!parsed.success) throw new AppError('REQUEST_INVALID', 'idempotency key');
  return parsed.data;
}

/** A hash of the request, so that a key cannot be reused for a different one. */
export function hashRequest(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join(' ')).digest('hex');
}

type Once = {
  readonly gradebook: Gradebook;
  readonly request: FastifyRequest;
  readonly ownerId: string;
  /** The call's name. */
  readonly action: string;
  /** The request's content, so that a key cannot be reused for a different request. */
  readonly parts: readonly string[];
};

/** Runs in one transaction, once per idempotency key: a repeated request gets the first response. */
export async function runOnce<A extends RecordedAnswer>(
  { gradebook, request, ownerId, action, parts }: Once,
  run: (inside: Repositories) => Promise<A>,
): Promise<A> {
  const key = readIdempotencyKey(request);
  if (key === null) return gradebook.transaction(run);
  const asked = { ownerId, key, action, requestHash: hashRequest(parts) };
  return (await gradebook.withIdempotency(asked, run)).answer;
}
