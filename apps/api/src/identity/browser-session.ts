import { AppError } from '@greenpen/api-contract';
import type { FoundSession, Opening, SessionCookie } from '@greenpen/identity';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Ports } from '../ports.ts';
import { clearCookie, readCookie, setCookie } from './cookies.ts';

type SessionPorts = Pick<Ports, 'sessions' | 'entry'>;

type Browser = { readonly request: FastifyRequest; readonly reply: FastifyReply };

/** Replaces the browser's session by a new one with a new token. Throws SIGN_IN_REFUSED. */
export async function openSession(
  ports: SessionPorts,
  { request, reply, ...opening }: Browser & Omit<Opening, 'earlierToken' | 'address' | 'userAgent'>,
): Promise<'signed-in' | 'second-step'> {
  const { status, cookie } = await ports.sessions.open({
    ...opening,
    earlierToken: readCookie(ports, request, 'session'),
    address: request.ip,
    userAgent: request.headers['user-agent'],
  });
  keepToken(ports, reply, cookie);
  return status;
}

/** The session of a request; sets its cookie again if it was extended. */
export async function findSession(
  ports: SessionPorts,
  { request, reply }: Browser,
): Promise<FoundSession | null> {
  const found = await ports.sessions.find(readCookie(ports, request, 'session'));
  if (found !== null && found.cookie !== null) keepToken(ports, reply, found.cookie);
  return found;
}

/** Ends the session of a request, if any, and clears its cookie. */
export async function closeSession(ports: SessionPorts, { request, reply }: Browser): Promise<void> {
  await ports.sessions.close(readCookie(ports, request, 'session'));
  clearCookie(ports, reply, 'session');
}

/**
 * Renews the session with a new token after a sensitive change and invalidates the old one. The sign-in time is kept,
 * unless the person has just entered everything that a sign-in requires.
 */
export async function renewSession(
  ports: SessionPorts,
  request: FastifyRequest,
  reply: FastifyReply,
  signIn: 'as-before' | 'fresh' = 'as-before',
): Promise<void> {
  const { actor, session } = request;
  if (actor === null) throw new AppError('NOT_SIGNED_IN');
  await openSession(ports, {
    request,
    reply,
    ownerId: actor.id,
    isSecondStepDone: true,
    ...(signIn === 'fresh' || session === null ? {} : { startedAt: session.startedAt }),
  });
}

function keepToken(ports: SessionPorts, reply: FastifyReply, { token, maxAge }: SessionCookie): void {
  setCookie(ports, reply, { name: 'session', value: token, maxAge });
}
