import { AppError } from '@greenpen/api-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Ports } from '../ports.ts';

/**
 * After a sensitive change the session goes on under a new token, and the one before is worth nothing. Its sign-in is
 * no fresher for that, unless the person has just shown everything that a sign-in asks for.
 */
export async function renewSession(
  { identity }: Pick<Ports, 'identity'>,
  request: FastifyRequest,
  reply: FastifyReply,
  signIn: 'as-before' | 'fresh' = 'as-before',
): Promise<void> {
  const ownerId = request.actor?.id;
  if (ownerId === undefined) throw new AppError('NOT_SIGNED_IN');
  const { headers, ip, session } = request;
  const { cookies } = await identity.openSession({
    ownerId,
    headers,
    address: ip,
    isSecondStepDone: true,
    ...(signIn === 'fresh' || session === null ? {} : { startedAt: session.startedAt }),
  });
  reply.header('set-cookie', cookies);
}
