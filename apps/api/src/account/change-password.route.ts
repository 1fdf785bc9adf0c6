import { changePassword } from '@greenpen/api-contract';
import { assertGoodPassword, hashPassword, notifyOwner } from '@greenpen/identity';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import { assertCurrentPassword, sensitiveLimit } from '../identity/assert-current-password.ts';
import { renewSession } from '../identity/browser-session.ts';
import type { Ports } from '../ports.ts';

/** Also revokes the API key, even if other sessions are kept, because it gives access too. */
export function changePasswordRoute(ports: Ports): Route {
  const { gradebook } = ports;
  return route(
    changePassword,
    { requires: 'signed-in', secondFactor: 'not-needed', limit: sensitiveLimit },
    async ({ body, request, reply }) => {
      const account = await assertCurrentPassword(ports, request, body.currentPassword);
      assertGoodPassword(body.newPassword, account);
      const passwordHash = await hashPassword(body.newPassword, ['known', account.ownerId]);
      await gradebook.transaction(async (inside) => {
        const { ownerId } = account;
        const hadKey = await inside.apiKeys.revoke({ ownerId });
        await inside.accounts.setPassword({
          ownerId,
          passwordHash,
          action: 'password-changed',
          endSessions: body.endOtherSessions,
          exceptSessionId: request.session?.id ?? null,
        });
        await notifyOwner(inside, ports, {
          to: account.email,
          what: describeChange({ endedSessions: body.endOtherSessions, hadKey }),
        });
      });
      await renewSession(ports, request, reply);
      logEvent(request, { action: 'password-changed', result: 'ok' });
      return { changed: true as const };
    },
  );
}

type Change = { readonly endedSessions: boolean; readonly hadKey: boolean };

function describeChange({ endedSessions, hadKey }: Change): string {
  if (!hadKey) return 'Your password was changed.';
  return endedSessions
    ? 'Your password was changed. You were signed out everywhere else, and your API key was revoked.'
    : 'Your password was changed, and your API key was revoked.';
}
