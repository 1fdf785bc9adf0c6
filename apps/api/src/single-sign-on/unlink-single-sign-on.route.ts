import { AppError, unlinkSingleSignOn } from '@greenpen/api-contract';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import { assertCurrentPassword, sensitiveLimit } from '../identity/assert-current-password.ts';
import { tellOwner } from '../mail/tell-owner.ts';
import type { Ports } from '../ports.ts';

export function unlinkSingleSignOnRoute(ports: Ports): Route {
  const { gradebook, singleSignOn, entry } = ports;
  return route(
    unlinkSingleSignOn,
    { requires: 'signed-in', limit: sensitiveLimit },
    async ({ body, request, reply }) => {
      if (singleSignOn === null) throw new AppError('SINGLE_SIGN_ON_OFF');
      const { ownerId, email, passwordHash } = await assertCurrentPassword(ports, {
        request,
        reply,
        currentPassword: body.currentPassword,
      });
      if (passwordHash === null || !entry.hasPasswords) throw new AppError('ONLY_WAY_IN');
      await gradebook.transaction(async (inside) => {
        await inside.singleSignOn.unlink({ ownerId, issuer: singleSignOn.issuer });
        await tellOwner(inside, ports, { to: email, what: 'Single sign-on was taken away from it.' });
      });
      logEvent(request, { action: 'single-sign-on-unlinked', result: 'ok' });
      return { isLinked: false as const };
    },
  );
}
