import { AppError, confirmIdentity } from '@greenpen/api-contract';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import { assertCurrentPassword, sensitiveLimit } from '../identity/assert-current-password.ts';
import { assertSecondFactor } from '../identity/assert-second-factor.ts';
import { renewSession } from '../identity/renew-session.ts';
import type { Ports } from '../ports.ts';

/**
 * A session under a new token begins, so that its sign-in is a fresh one. Who has no password signs in at the provider
 * again instead.
 */
export function confirmIdentityRoute(ports: Ports): Route {
  return route(
    confirmIdentity,
    { requires: 'signed-in', secondFactor: 'not-needed', limit: sensitiveLimit },
    async ({ body, request, reply }) => {
      try {
        const account = await assertCurrentPassword(ports, {
          request,
          reply,
          currentPassword: body.currentPassword,
        });
        if (account.passwordHash === null) throw new AppError('SIGN_IN_AGAIN');
        await assertSecondFactor(ports, { account, code: body.code, reply });
      } catch (error) {
        logEvent(request, { action: 'identity-confirmed', result: 'refused' });
        throw error;
      }
      await renewSession(ports, request, reply, 'fresh');
      logEvent(request, { action: 'identity-confirmed', result: 'ok' });
      return { confirmed: true as const };
    },
  );
}
