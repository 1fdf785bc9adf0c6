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
        await inside.setPassword({
          ownerId: account.ownerId,
          passwordHash,
          action: 'password-changed',
          endSessions: body.endOtherSessions,
          exceptSessionId: request.session?.id ?? null,
        });
        await tellOwner(inside, ports, { to: account.email, what: 'Its password was changed.' });
      });
      await renewSession(ports, request, reply);
      logEvent(request, { action: 'password-changed', result: 'ok' });
      return { changed: true as const };
    },
  );
}
