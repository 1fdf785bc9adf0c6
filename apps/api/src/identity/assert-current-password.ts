import type { OwnAccount } from '@greenpen/gradebook';
import { assertCurrentPassword as assertPasswordOf } from '@greenpen/identity';
import type { FastifyRequest } from 'fastify';
import type { Ports } from '../ports.ts';

/** Rate limit per user of calls that ask for a password or code. */
export const sensitiveLimit = { max: 20, timeWindow: 15 * 60 * 1000 };

/**
 * Checks the current password of a request and returns the account. Throws PASSWORD_WRONG, RATE_LIMITED or
 * SIGN_IN_AGAIN.
 */
export function assertCurrentPassword(
  ports: Pick<Ports, 'gradebook' | 'now'>,
  { actor, session }: FastifyRequest,
  currentPassword: string,
): Promise<OwnAccount> {
  return assertPasswordOf(ports, { ownerId: actor?.id ?? '', session, currentPassword });
}
