import { changePassword } from '@greenpen/api-contract';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import { assertCurrentPassword, sensitiveLimit } from '../identity/assert-current-password.ts';
import { assertGoodPassword } from '../identity/assert-good-password.ts';
import { hashPassword } from '../identity/hash-password.ts';
import { renewSession } from '../identity/renew-session.ts';
import type { Ports } from '../ports.ts';

export function changePasswordRoute(ports: Ports): Route {
  const { gradebook } = ports;
  return route(
    changePassword,
    { requires: 'signed-in', secondFactor: 'not-needed', limit: sensitiveLimit },
    async ({ body, request, reply }) => {
      const account = await assertCurrentPassword(ports, request, body.currentPassword);
      assertGoodPassword(body.newPassword, account);
      await gradebook.setPassword({
        ownerId: account.ownerId,
        passwordHash: await hashPassword(body.newPassword),
        action: 'password-changed',
        endSessions: body.endOtherSessions,
        exceptSessionId: request.session?.id ?? null,
      });
      await renewSession(ports, request, reply);
      logEvent(request, { action: 'password-changed', result: 'ok' });
      return { changed: true as const };
    },
  );
}
