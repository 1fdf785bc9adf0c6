import type { Gradebook } from '@greenpen/gradebook';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashApiKey, readApiKey } from '@greenpen/identity';
import type { FoundActor } from '../http/mount-routes.ts';
import type { Ports } from '../ports.ts';
import { findSession } from './browser-session.ts';
import { toActor } from './to-actor.ts';

type ActorPorts = Pick<Ports, 'sessions' | 'entry'> & { readonly gradebook: Pick<Gradebook, 'apiKeys'> };

/** The user of a request by its key or its session; a session that was extended gets its new cookie on the way. */
export async function findActor(
  ports: ActorPorts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FoundActor | null> {
  const apiKey = readApiKey(request.headers);
  if (apiKey !== null) {
    // A cookie sent beside a key is ignored.
    const account = await ports.gradebook.apiKeys.findHolder({
      hash: hashApiKey(apiKey),
      address: request.ip,
    });
    return account === undefined ? null : { user: toActor(account), by: 'key', session: null };
  }
  const found = await findSession(ports, { request, reply });
  if (found === null) return null;
  const { account, sessionId: id, startedAt } = found;
  return { user: toActor(account), by: 'session', session: { id, startedAt } };
}
