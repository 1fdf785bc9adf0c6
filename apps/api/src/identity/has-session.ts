import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Ports } from '../ports.ts';
import { findActor } from './find-actor.ts';

/** Whether a page is asked for by who is signed in. Where that cannot be looked up, the product itself says so. */
export async function hasSession(
  ports: Ports,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  if (request.headers.cookie === undefined) return false;
  try {
    return (await findActor(ports, request, reply)) !== null;
  } catch (error) {
    request.log.warn({ err: error }, 'session not looked up');
    return true;
  }
}
