import type { OwnAccount } from '@greenpen/gradebook';
import { assertCurrentPassword as assertPasswordOf } from '@greenpen/identity';
import type { FastifyRequest } from 'fastify';
import type { Ports } from '../ports.ts';

/** How often one user may be asked for a password or a code in a session. */
export const sensitiveLimit = { max: 20, timeWindow: 15 * 60 * 1000 };

/** The account of a request that shows its current password. Throws PASSWORD_WRONG, RATE_LIMITED or SIGN_IN_AGAIN. */
export function assertCurrentPassword(
  ports: Pick<Ports, 'gradebook' | 'now'>,
  { actor, session }: FastifyRequest,
  currentPassword: string,
): Promise<OwnAccount> {
  return assertPasswordOf(ports, { ownerId: actor?.id ?? '', session, currentPassword });
}
