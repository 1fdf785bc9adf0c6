import { AppError, verifyEmail } from '@greenpen/api-contract';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import { tellOwner } from '../mail/tell-owner.ts';
import type { Ports } from '../ports.ts';

/**
 * For a new address of an account. The link counts in a session of that account alone: a stranger who owns the mailbox
 * and opens it must not lend the address to the account of the person who asked for it.
 */
export function verifyEmailRoute(ports: Ports): Route {
  const { gradebook } = ports;
  return route(verifyEmail, { requires: 'signed-in' }, async ({ actor, body, request }) => {
    await gradebook.transaction(async (inside) => {
      const taken = await inside.accountLinks.take({ token: body.token, purposes: ['change-email'] });
      if (taken === undefined || taken.email === null) throw new AppError('LINK_NOT_VALID');
      const { ownerId, email } = taken;
      if (ownerId !== actor.id) throw new AppError('LINK_NOT_VALID', 'of another account');
      const before = await inside.accounts.get({ ownerId });
      await inside.accounts.setEmail({ ownerId, email, isVerified: true });
      for (const to of new Set([before.email, email])) {
        await tellOwner(inside, ports, { to, what: `Its e-mail address was changed to ${email}.` });
      }
    });
    logEvent(request, { action: 'email-changed', result: 'ok' });
    return { verified: true as const };
  });
}
