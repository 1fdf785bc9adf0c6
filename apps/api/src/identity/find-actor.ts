import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../http/actor.ts';
import type { Identity } from './identity.ts';

/** The signed-in user of a request; a session that was extended gets its new cookie on the way. */
export async function findActor(
  identity: Identity,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Actor | null> {
  if (request.headers.cookie === undefined) return null;
  const session = await identity.findSession(request.headers);
  if (session === null) return null;
  if (session.cookies.length > 0) reply.header('set-cookie', session.cookies);
  return session.user;
}
