import { AppError, changeEmail } from '@greenpen/api-contract';
import type { Gradebook } from '@greenpen/gradebook';
import { answerEvenly, attemptKey, countAttempt, readEmail, sendAddressLink } from '@greenpen/identity';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import { assertCurrentPassword, sensitiveLimit } from '../identity/assert-current-password.ts';
import { renewSession } from '../identity/browser-session.ts';
import type { Ports } from '../ports.ts';

/**
 * Maximum address changes per hour if mail is not set up; otherwise changing it would reveal which addresses have
 * accounts.
 */
const MOST_CHANGES = 5;
const hourSeconds = 60 * 60;

/**
 * The response does not reveal whether another account has the address. If mail is set up, the change takes effect
 * once the new address is verified; otherwise it takes effect immediately, and the address of another account is
 * silently ignored.
 */
export function changeEmailRoute(ports: Ports): Route {
  const { gradebook, entry, waits } = ports;
  return route(
    changeEmail,
    { requires: 'signed-in', limit: sensitiveLimit },
    async ({ body, request, reply }) => {
      const { ownerId, email: oldEmail } = await assertCurrentPassword(ports, request, body.currentPassword);
      const email = readEmail(body.email);
      if (!entry.hasMail) {
        const limits = [{ key: attemptKey('address-change', ownerId), most: MOST_CHANGES }];
        await countAttempt(gradebook, { limits, windowSeconds: hourSeconds });
        const isTaken = await answerEvenly(waits, () => setUnlessTaken(gradebook, { ownerId, email }));
        await renewSession(ports, request, reply);
        logEvent(request, {
          action: 'email-changed',
          ...(isTaken ? { result: 'refused', detail: 'taken' } : { result: 'ok' }),
        });
        return { status: 'changed' as const };
      }
      await answerEvenly(waits, () => sendAddressLink(ports, { ownerId, oldEmail, email }));
      return { status: 'link-sent' as const };
    },
  );
}

async function setUnlessTaken(
  gradebook: Pick<Gradebook, 'accounts'>,
  change: { readonly ownerId: string; readonly email: string },
): Promise<boolean> {
  try {
    await gradebook.accounts.setEmail({ ...change, isVerified: false });
    return false;
  } catch (error) {
    if (error instanceof AppError && error.code === 'EMAIL_TAKEN') return true;
    throw error;
  }
}
