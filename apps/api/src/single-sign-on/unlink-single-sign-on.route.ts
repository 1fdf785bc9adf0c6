import { AppError, unlinkSingleSignOn } from '@greenpen/api-contract';
import { notifyOwner } from '@greenpen/identity';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import { assertCurrentPassword, sensitiveLimit } from '../identity/assert-current-password.ts';
import type { Ports } from '../ports.ts';

export function unlinkSingleSignOnRoute(ports: Ports): Route {
  const { gradebook, singleSignOn, entry } = ports;
  return route(
    unlinkSingleSignOn,
    { requires: 'signed-in', limit: sensitiveLimit },
    async ({ body, request }) => {
      if (singleSignOn === null) throw new AppError('SINGLE_SIGN_ON_OFF');
      const { ownerId, email, passwordHash } = await assertCurrentPassword(
        ports,
        request,
        body.currentPassword,
      );
      if (passwordHash === null || !entry.hasPasswords) throw new AppError('ONLY_WAY_IN');
      await gradebook.transaction(async (inside) => {
        await inside.singleSignOn.unlink({ ownerId, issuer: singleSignOn.issuer });
        await notifyOwner(inside, ports, {
          to: email,
          what: 'Single sign-on was removed from your account.',
        });
      });
      logEvent(request, { action: 'single-sign-on-unlinked', result: 'ok' });
      return { isLinked: false as const };
    },
  );
}
