import { AppError, confirmIdentity } from '@greenpen/api-contract';
import { assertSecondFactor } from '@greenpen/identity';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import { assertCurrentPassword, sensitiveLimit } from '../identity/assert-current-password.ts';
import { renewSession } from '../identity/browser-session.ts';
import type { Ports } from '../ports.ts';

/**
 * Opens a session with a new token and a fresh sign-in time. Users without a password sign in at the provider again
 * instead.
 */
export function confirmIdentityRoute(ports: Ports): Route {
  return route(
    confirmIdentity,
    { requires: 'signed-in', secondFactor: 'not-needed', limit: sensitiveLimit },
    async ({ body, request, reply }) => {
      try {
        const account = await assertCurrentPassword(ports, request, body.currentPassword);
        if (account.passwordHash === null) throw new AppError('SIGN_IN_AGAIN');
        await assertSecondFactor(ports, account, body.code);
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
