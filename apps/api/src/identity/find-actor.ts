import type { Gradebook } from '@greenpen/gradebook';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashApiKey, readApiKey } from '@greenpen/identity';
import type { FoundActor } from '../http/mount-routes.ts';
import type { Ports } from '../ports.ts';
import { findSession } from './browser-session.ts';
import { toActor } from './to-actor.ts';

type ActorPorts = Pick<Ports, 'sessions' | 'entry'> & { readonly gradebook: Pick<Gradebook, 'apiKeys'> };

/** Finds the user of a request by API key or session; sets the cookie again if the session was extended. */
export async function findActor(
  ports: ActorPorts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FoundActor | null> {
  const apiKey = readApiKey(request.headers);
  if (apiKey !== null) {
    // With an API key, cookies are ignored.
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
