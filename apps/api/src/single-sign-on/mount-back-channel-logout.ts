import type { FastifyInstance, FastifyRequest } from 'fastify';
import { endProviderSessions, type SingleSignOn } from '@greenpen/identity';
import { logEvent } from '../http/log-event.ts';
import type { Ports } from '../ports.ts';

const path = '/api/identity/oidc/back-channel-logout';

type BackChannelPorts = Pick<Ports, 'gradebook'> & { readonly singleSignOn: SingleSignOn };

/**
 * Receives logouts from the provider (OpenID Connect Back-Channel Logout 1.0): ends every session of the linked
 * account or, if the token names only a provider session, those that began from it. The token's signature
 * authenticates the provider.
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
    const { ownerId, ended } = await endProviderSessions(gradebook, token);
    logEvent(request, { action: 'single-sign-on-ended', result: 'ok', actor: ownerId, detail: ended });
    return ended;
  } catch (error) {
    logEvent(request, { action: 'single-sign-on-ended', result: 'refused' });
    throw error;
  }
}
