import { GradingError } from '@greenpen/grading';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Ports } from '../ports.ts';

/** After a sensitive change the session goes on under a new token, and the one before is worth nothing. */
export async function renewSession(
  { identity }: Pick<Ports, 'identity'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const ownerId = request.actor?.id;
  if (ownerId === undefined) throw new GradingError('NOT_SIGNED_IN');
  const { headers, ip } = request;
  const { cookies } = await identity.openSession({ ownerId, headers, address: ip, isSecondStepDone: true });
  reply.header('set-cookie', cookies);
}
