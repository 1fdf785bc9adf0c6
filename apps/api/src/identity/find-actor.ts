import type { Gradebook } from '@greenpen/gradebook';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashApiKey, readApiKey } from '../api-keys/api-key.ts';
import type { FoundActor } from '../http/mount-routes.ts';
import type { Identity } from './identity.ts';
import { toActor } from './to-actor.ts';

type Ports = { readonly identity: Identity; readonly gradebook: Pick<Gradebook, 'apiKeys'> };

/** The user of a request by its key or its session; a session that was extended gets its new cookie on the way. */
export async function findActor(
  { identity, gradebook }: Ports,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FoundActor | null> {
  const apiKey = readApiKey(request.headers);
  if (apiKey !== null) {
    // Whoever sends a key means the key: a cookie beside it opens nothing more.
    const account = await gradebook.apiKeys.findHolder({ hash: hashApiKey(apiKey), address: request.ip });
    return account === undefined ? null : { user: toActor(account), by: 'key', session: null };
  }
  if (request.headers.cookie === undefined) return null;
  const session = await identity.findSession(request.headers);
  if (session === null) return null;
  if (session.cookies.length > 0) reply.header('set-cookie', session.cookies);
  const { sessionId: id, startedAt } = session;
  return { user: session.user, by: 'session', session: { id, startedAt } };
}
