import { changePassword } from '@greenpen/api-contract';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import { assertCurrentPassword, sensitiveLimit } from '../identity/assert-current-password.ts';
import { assertGoodPassword } from '../identity/assert-good-password.ts';
import { hashPassword } from '../identity/hash-password.ts';
import { renewSession } from '../identity/renew-session.ts';
import { tellOwner } from '../mail/tell-owner.ts';
import type { Ports } from '../ports.ts';

export function changePasswordRoute(ports: Ports): Route {
  const { gradebook } = ports;
  return route(
    changePassword,
    { requires: 'signed-in', secondFactor: 'not-needed', limit: sensitiveLimit },
    async ({ body, request, reply }) => {
      const account = await assertCurrentPassword(ports, {
        request,
        reply,
        currentPassword: body.currentPassword,
      });
      assertGoodPassword(body.newPassword, account);
      const passwordHash = await hashPassword(body.newPassword, ['known', account.ownerId]);
      await gradebook.transaction(async (inside) => {
        const { ownerId } = account;
        const hadKey = body.endOtherSessions && (await inside.apiKeys.revoke({ ownerId }));
        await inside.accounts.setPassword({
          ownerId,
          passwordHash,
          action: 'password-changed',
          endSessions: body.endOtherSessions,
          exceptSessionId: request.session?.id ?? null,
        });
        const what = 'Its password was changed.';
        const more = ' Every other session was ended, and the API key was revoked.';
        await tellOwner(inside, ports, { to: account.email, what: hadKey ? `${what}${more}` : what });
      });
      await renewSession(ports, request, reply);
      logEvent(request, { action: 'password-changed', result: 'ok' });
      return { changed: true as const };
    },
  );
}
