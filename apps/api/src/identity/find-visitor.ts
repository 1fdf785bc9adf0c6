import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Ports } from '../ports.ts';
import { findActor } from './find-actor.ts';

/** The visitor of a page; "unknown" if the session look-up failed, which the page then reports. */
export type Visitor = 'signed-out' | 'instructor' | 'admin' | 'unknown';

export async function findVisitor(
  ports: Ports,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Visitor> {
  if (request.headers.cookie === undefined) return 'signed-out';
  try {
    const found = await findActor(ports, request, reply);
    if (found === null) return 'signed-out';
    return found.user.isAdmin ? 'admin' : 'instructor';
  } catch (error) {
    request.log.warn({ err: error }, 'session not looked up');
    return 'unknown';
  }
}
