import { confirmTwoFactor } from '@greenpen/api-contract';
import { makeRecoveryCodes, takeAppCode, notifyOwner } from '@greenpen/identity';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import { sensitiveLimit } from '../identity/assert-current-password.ts';
import { renewSession } from '../identity/browser-session.ts';
import type { Ports } from '../ports.ts';

/** The password was checked when the secret was generated; the code proves access to the app. */
export function confirmTwoFactorRoute(ports: Ports): Route {
  const { gradebook } = ports;
  return route(
    confirmTwoFactor,
    { requires: 'signed-in', secondFactor: 'not-needed', limit: sensitiveLimit },
    async ({ actor, body, request, reply }) => {
      const ownerId = actor.id;
      await takeAppCode(ports, { ownerId, code: body.code });
      const { codes, hashes } = makeRecoveryCodes(ownerId);
      await gradebook.transaction(async (inside) => {
        await inside.twoFactor.confirm({ ownerId, codeHashes: hashes });
        // Sessions and API key were created without the second factor.
        const hadKey = await inside.apiKeys.revoke({ ownerId });
        await inside.sessions.endMany({
          ownerId,
          exceptSessionId: request.session?.id ?? null,
          revokesKey: true,
        });
        await notifyOwner(inside, ports, {
          to: actor.email,
          what: `Two-factor sign-in was switched on. You were signed out everywhere else${hadKey ? ', and your API key was revoked' : ''}.`,
        });
      });
      await renewSession(ports, request, reply);
      logEvent(request, { action: 'two-factor-on', result: 'ok' });
      return { recoveryCodes: codes };
    },
  );
}
