import { AppError } from '@greenpen/api-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { logEvent } from '../http/log-event.ts';
import { attemptKey } from '../identity/attempt-key.ts';
import type { Ports } from '../ports.ts';
import type { SingleSignOn } from './open-single-sign-on.ts';

const path = '/api/identity/oidc/back-channel-logout';

/** Longer than any token stands. */
const windowSeconds = 10 * 60;

type BackChannelPorts = Pick<Ports, 'gradebook'> & { readonly singleSignOn: SingleSignOn };

/**
 * Where the provider says that somebody signed out there (OpenID Connect Back-Channel Logout 1.0): every session of
 * the account that this person is linked to ends, or, where a session there is all that the provider names, those
 * that began from it. Who may say so is told by the signature.
 */
export async function mountBackChannelLogout(app: FastifyInstance, ports: BackChannelPorts): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, body),
    );
    scope.route({
      method: 'POST',
      url: path,
      schema: { hide: true },
      handler: async (request) => ({ ended: await endSessions(ports, request) }),
    });
  });
}

async function endSessions(
  { gradebook, singleSignOn }: BackChannelPorts,
  request: FastifyRequest,
): Promise<number> {
  try {
    const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
    const token = await singleSignOn.readLogout(form.get('logout_token') ?? '');
    const { issuer, id } = token;
    const { ownerId, ended } = await gradebook.transaction(async (inside) => {
      const limits = [{ key: attemptKey('logout-token', issuer, id), most: 1 }];
      if ((await inside.attempts.start({ limits, windowSeconds })) !== null) {
        throw new AppError('SINGLE_SIGN_ON_FAILED', 'logout: token used');
      }
      if (!('subject' in token)) {
        return inside.sessions.endOfProvider({ issuer, providerSession: token.providerSession });
      }
      const found = await inside.singleSignOn.findOwner({ issuer, subject: token.subject });
      if (found === undefined) return { ownerId: null, ended: 0 };
      const count = await inside.sessions.endMany({
        ownerId: found.ownerId,
        exceptSessionId: null,
        revokesKey: false,
      });
      return { ownerId: found.ownerId, ended: count };
    });
    logEvent(request, { action: 'single-sign-on-ended', result: 'ok', actor: ownerId, detail: ended });
    return ended;
  } catch (error) {
    logEvent(request, { action: 'single-sign-on-ended', result: 'refused' });
    throw error;
  }
}
