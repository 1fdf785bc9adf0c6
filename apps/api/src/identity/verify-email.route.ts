import { verifyEmail } from '@greenpen/api-contract';
import { GradingError } from '@greenpen/grading';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import { noticeLetter } from '../mail/letters.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Ports } from '../ports.ts';

const limit = { max: 30, timeWindow: 15 * 60 * 1000 };

/** For the address of a new account, and for a new address of an account. */
export function verifyEmailRoute({ gradebook, sealer }: Ports): Route {
  return route(verifyEmail, { requires: 'public', limit }, async ({ body, request }) => {
    const link = await gradebook.transaction(async (inside) => {
      const taken = await inside.takeLink({ token: body.token, purposes: ['verify-email', 'change-email'] });
      if (taken === undefined || taken.email === null) throw new GradingError('LINK_NOT_VALID');
      const { ownerId, email } = taken;
      const account = await inside.getOwnAccount({ ownerId });
      if (taken.purpose === 'change-email') {
        await inside.setEmail({ ownerId, email, isVerified: true });
        const notice = noticeLetter('Its e-mail address is another one from now on.');
        await queueMail(inside, sealer, { to: account.email, ...notice });
      } else if (email === account.email) {
        await inside.setVerified({ ownerId });
      }
      return taken;
    });
    const action = link.purpose === 'change-email' ? 'email-changed' : 'email-verified';
    logEvent(request, { action, result: 'ok', actor: link.ownerId });
    return { verified: true as const };
  });
}
