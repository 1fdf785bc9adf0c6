import type { Account, Gradebook } from '@greenpen/gradebook';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashApiKey, readApiKey } from '../api-keys/api-key.ts';
import type { Actor } from '../http/actor.ts';
import type { FoundActor } from '../http/mount-routes.ts';
import type { Identity } from './identity.ts';

type Ports = { readonly identity: Identity; readonly gradebook: Pick<Gradebook, 'findKeyHolder'> };

/** The user of a request by its key or its session; a session that was extended gets its new cookie on the way. */
export async function findActor(
  { identity, gradebook }: Ports,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FoundActor | null> {
  const apiKey = readApiKey(request.headers);
  if (apiKey !== null) {
    // Whoever sends a key means the key: a cookie beside it opens nothing more.
    const account = await gradebook.findKeyHolder({ hash: hashApiKey(apiKey), address: request.ip });
    return account === undefined ? null : { user: toActor(account), by: 'key', session: null };
  }
  if (request.headers.cookie === undefined) return null;
  const session = await identity.findSession(request.headers);
  if (session === null) return null;
  if (session.cookies.length > 0) reply.header('set-cookie', session.cookies);
  const { sessionId: id, startedAt } = session;
  return { user: session.user, by: 'session', session: { id, startedAt } };
}

/** The user of an account as the contract shows it. */
export function toActor(account: Account): Actor {
  return {
    id: account.id,
    email: account.email,
    firstName: account.firstName,
    lastName: account.lastName,
    isAdmin: account.isAdmin,
    subscriptionStatus: account.subscriptionStatus,
    createdAt: account.createdAt.toISOString(),
    subscriptionStartedAt: account.subscriptionStartedAt?.toISOString() ?? null,
    trialEndsAt: account.trialEndsAt?.toISOString() ?? null,
  };
}
