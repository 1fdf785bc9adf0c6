import { AppError, resetPassword } from '@greenpen/api-contract';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import { tellOwner } from '../mail/tell-owner.ts';
import type { Ports } from '../ports.ts';
import { assertGoodPassword } from './assert-good-password.ts';
import { hashPassword } from './hash-password.ts';

/**
 * For a forgotten password, and for a new account: its password is chosen by the owner of the mailbox, never by the
 * person who asked for the account. A password that is refused leaves the link as it was. No session is made: a second
 * factor is asked as ever, unless it was set up before anybody had proven the address. Links are too long to be guessed,
 * so wrong ones are not counted: a limit would only close the address to people with a right one.
 */
export function resetPasswordRoute(ports: Ports): Route {
  const { gradebook, identity, entry } = ports;
  return route(resetPassword, { requires: 'public' }, async ({ body, request, reply }) => {
    if (!entry.hasPasswords) throw new AppError('PASSWORDS_OFF');
    const { token, newPassword } = body;
    const account = await gradebook.transaction(async (inside) => {
      const link = await inside.accountLinks.take({ token, purposes: ['reset-password', 'verify-email'] });
      if (link === undefined) throw new AppError('LINK_NOT_VALID');
      const found = await inside.accounts.get(link);
      assertGoodPassword(newPassword, found);
      const passwordHash = await hashPassword(newPassword, ['known', link.ownerId]);
      await inside.accounts.setPassword({
        ownerId: link.ownerId,
        passwordHash,
        action: 'password-reset',
        endSessions: true,
        exceptSessionId: null,
      });
      const isFirstProof = link.email === found.email && !found.isEmailVerified;
      const wasFreed = isFirstProof && (await inside.accounts.dropUnprovenWaysIn(link));
      if (isFirstProof) await inside.accounts.setVerified(link);
      if (link.purpose === 'reset-password') {
        const what =
          'A new password was set, every session was ended, and an API key was revoked if there was one.';
        const more =
          ' Its second factor and linked single sign-on were removed, because the address had not been confirmed when they were set up.';
        await tellOwner(inside, ports, { to: found.email, what: wasFreed ? `${what}${more}` : what });
      }
      return { ownerId: link.ownerId, passwordHash };
    });
    // Its owner signs in next, and other people's failures at the account or address must not slow that down.
    reply.header('set-cookie', identity.devices.remember(request.headers, account));
    logEvent(request, { action: 'password-reset', result: 'ok', actor: account.ownerId });
    return { changed: true as const };
  });
}
