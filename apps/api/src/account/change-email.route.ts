import { AppError, changeEmail } from '@greenpen/api-contract';
import type { Gradebook } from '@greenpen/gradebook';
import type { FastifyReply } from 'fastify';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import { answerEvenly } from '../identity/answer-evenly.ts';
import { assertCurrentPassword, sensitiveLimit } from '../identity/assert-current-password.ts';
import { attemptKey } from '../identity/attempt-key.ts';
import { readEmail } from '../identity/read-email.ts';
import { renewSession } from '../identity/renew-session.ts';
import { addressChangeAskedLetter, newAddressLetter } from '../mail/letters.ts';
import { mayWrite } from '../mail/may-write.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Ports } from '../ports.ts';

const dayMinutes = 24 * 60;

/** Without mail: changes of address within an hour, so that nobody looks up many addresses by trying to take them. */
const MOST_CHANGES = 5;
const hourSeconds = 60 * 60;

/**
 * The answer is the same whether or not another account has the address. Where mail is sent, the new address counts once
 * it is proven; elsewhere it counts at once, and an address of another account changes nothing.
 */
export function changeEmailRoute(ports: Ports): Route {
  const { gradebook, sealer, entry, waits } = ports;
  return route(
    changeEmail,
    { requires: 'signed-in', limit: sensitiveLimit },
    async ({ body, request, reply }) => {
      const { ownerId, email: oldEmail } = await assertCurrentPassword(ports, {
        request,
        reply,
        currentPassword: body.currentPassword,
      });
      const email = readEmail(body.email);
      if (!entry.hasMail) {
        await assertMayChange(gradebook, ownerId, reply);
        const isTaken = await answerEvenly(waits, () => setUnlessTaken(gradebook, { ownerId, email }));
        await renewSession(ports, request, reply);
        logEvent(request, {
          action: 'email-changed',
          ...(isTaken ? { result: 'refused', detail: 'taken' } : { result: 'ok' }),
        });
        return { status: 'changed' as const };
      }
      const by = { known: ownerId };
      await answerEvenly(waits, () =>
        gradebook.transaction(async (inside) => {
          if (await mayWrite(inside, 'change-notice', { email: oldEmail, by })) {
            await queueMail(inside, sealer, { to: oldEmail, ...addressChangeAskedLetter(email) });
          }
          if (!(await mayWrite(inside, 'verify-letter', { email, by }))) return;
          const link = { ownerId, purpose: 'change-email', minutes: dayMinutes, email } as const;
          const token = await inside.accountLinks.create(link);
          const holder = await inside.accounts.findCredentials({ email });
          // One that waits for its confirmation was asked for by anybody, and ends once the address is proven.
          if (holder !== undefined && !holder.isAwaitingVerification) return;
          const letter = newAddressLetter(`${entry.baseUrl}/verify-email#${token}`);
          await queueMail(inside, sealer, { to: email, ...letter });
        }),
      );
      return { status: 'link-sent' as const };
    },
  );
}

async function assertMayChange(
  gradebook: Pick<Gradebook, 'attempts'>,
  ownerId: string,
  reply: FastifyReply,
): Promise<void> {
  const limits = [{ key: attemptKey('address-change', ownerId), most: MOST_CHANGES }];
  const secondsLeft = await gradebook.attempts.start({ limits, windowSeconds: hourSeconds });
  if (secondsLeft === null) return;
  reply.header('retry-after', secondsLeft);
  throw new AppError('RATE_LIMITED');
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
