import { AppError, switchOffTwoFactor } from '@greenpen/api-contract';
import { takeCode, notifyOwner } from '@greenpen/identity';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import { assertCurrentPassword, sensitiveLimit } from '../identity/assert-current-password.ts';
import { renewSession } from '../identity/browser-session.ts';
import type { Ports } from '../ports.ts';

export function switchOffTwoFactorRoute(ports: Ports): Route {
  const { gradebook, entry } = ports;
  return route(
    switchOffTwoFactor,
    { requires: 'signed-in', limit: sensitiveLimit },
    async ({ body, request, reply }) => {
      if (entry.needsSecondFactor) throw new AppError('SECOND_FACTOR_NEEDED', 'switch off');
      const { ownerId, email } = await assertCurrentPassword(ports, request, body.currentPassword);
      await takeCode(ports, { ownerId, code: body.code });
      await gradebook.transaction(async (inside) => {
        await inside.twoFactor.switchOff({ ownerId });
        await notifyOwner(inside, ports, { to: email, what: 'Two-factor sign-in was switched off.' });
      });
      await renewSession(ports, request, reply);
      logEvent(request, { action: 'two-factor-off', result: 'ok' });
      return { isOn: false as const };
    },
  );
}
