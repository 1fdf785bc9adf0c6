import { resetPassword } from '@greenpen/api-contract';
import { GradingError } from '@greenpen/grading';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import { noticeLetter } from '../mail/letters.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Ports } from '../ports.ts';
import { assertGoodPassword } from './assert-good-password.ts';
import { hashPassword } from './hash-password.ts';

const limit = { max: 30, timeWindow: 15 * 60 * 1000 };

/** A password that is refused leaves the link as it was. No session is made: a second factor is asked as ever. */
export function resetPasswordRoute({ gradebook, sealer, entry }: Ports): Route {
  return route(resetPassword, { requires: 'public', limit }, async ({ body, request }) => {
    if (!entry.hasPasswords) throw new GradingError('PASSWORDS_OFF');
    const { token, newPassword } = body;
    const ownerId = await gradebook.transaction(async (inside) => {
      const link = await inside.takeLink({ token, purposes: ['reset-password'] });
      if (link === undefined) throw new GradingError('LINK_NOT_VALID');
      const account = await inside.getOwnAccount(link);
      assertGoodPassword(newPassword, account);
      await inside.setPassword({
        ownerId: link.ownerId,
        passwordHash: await hashPassword(newPassword),
        action: 'password-reset',
        endSessions: true,
        exceptSessionId: null,
      });
      if (link.email === account.email && !account.isEmailVerified) await inside.setVerified(link);
      if (entry.hasMail) {
        const notice = noticeLetter('A new password was set, and every session was ended.');
        await queueMail(inside, sealer, { to: account.email, ...notice });
      }
      return link.ownerId;
    });
    logEvent(request, { action: 'password-reset', result: 'ok', actor: ownerId });
    return { changed: true as const };
  });
}
