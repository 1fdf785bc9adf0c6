import { AppError, changeEmail } from '@greenpen/api-contract';
import type { Gradebook } from '@greenpen/gradebook';
import { answerEvenly, attemptKey, countAttempt, readEmail, sendAddressLink } from '@greenpen/identity';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import { assertCurrentPassword, sensitiveLimit } from '../identity/assert-current-password.ts';
import { renewSession } from '../identity/browser-session.ts';
import type { Ports } from '../ports.ts';

/** Without mail: changes of address within an hour, so that nobody looks up many addresses by trying to take them. */
const MOST_CHANGES = 5;
const hourSeconds = 60 * 60;

/**
 * The answer is the same whether or not another account has the address. Where mail is sent, the new address counts once
 * it is proven; elsewhere it counts at once, and an address of another account changes nothing.
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
