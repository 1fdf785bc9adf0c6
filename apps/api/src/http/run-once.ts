import type { Gradebook, Repositories, RecordedAnswer } from '@greenpen/gradebook';
import type { FastifyRequest } from 'fastify';
import { hashRequest, readIdempotencyKey } from './idempotency-key.ts';

type Once = {
  readonly gradebook: Gradebook;
  readonly request: FastifyRequest;
  readonly ownerId: string;
  /** The call's name. */
  readonly action: string;
  /** What was asked, so that its key does not stand for something else later. */
  readonly parts: readonly string[];
};

/** Runs in one transaction, and once for each idempotency key: sent again, a request gets its first answer. */
export async function runOnce<A extends RecordedAnswer>(
  { gradebook, request, ownerId, action, parts }: Once,
  run: (inside: Repositories) => Promise<A>,
): Promise<A> {
  const key = readIdempotencyKey(request);
  if (key === null) return gradebook.transaction(run);
  const asked = { ownerId, key, action, requestHash: hashRequest(parts) };
  return (await gradebook.withIdempotency(asked, run)).answer;
}
