import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Ports } from '../ports.ts';
import { findActor } from './find-actor.ts';

/** Whether an administrators' page is asked for by somebody who is none. Who is signed out is sent to sign in. */
export async function isNoAdmin(
  ports: Ports,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  if (request.headers.cookie === undefined) return false;
  try {
    const found = await findActor(ports, request, reply);
    return found !== null && !found.user.isAdmin;
  } catch (error) {
    request.log.warn({ err: error }, 'session not looked up');
    return false;
  }
}
