import { AppError, forgotPassword } from '@greenpen/api-contract';
import type { Credentials, Repositories } from '@greenpen/gradebook';
import type { FastifyRequest } from 'fastify';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import { resetLetter } from '../mail/letters.ts';
import { mayWrite, type Requester } from '../mail/may-write.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Ports } from '../ports.ts';
import { answerEvenly } from './answer-evenly.ts';

const resetMinutes = 60;

/**
 * The answer and its time are the same for every address. A device that signed in before counts by itself. Requests are
 * never refused, because one address can be many people's: letters to a mailbox are counted where they are sent. Where
 * strangers have used up a mailbox's letters of the hour, the links in them are still good for its owner.
 */
export function forgotPasswordRoute({ gradebook, identity, sealer, entry, waits }: Ports): Route {
  const requesterOf = (request: FastifyRequest, found: Credentials | undefined): Requester => {
    if (found === undefined || found.passwordHash === null) return { request };
    const { ownerId, passwordHash } = found;
    const known = identity.devices.find(request.headers, { ownerId, passwordHash });
    return known === null ? { request } : { known };
  };

  const sendLink = async (inside: Repositories, ownerId: string, email: string): Promise<void> => {
    const minutes = resetMinutes;
    const token = await inside.accountLinks.create({ ownerId, purpose: 'reset-password', minutes, email });
    const letter = resetLetter(`${entry.baseUrl}/reset-password#${token}`);
    await queueMail(inside, sealer, { to: email, ...letter });
  };

  return route(forgotPassword, { requires: 'public' }, async ({ body, request }) => {
    if (!entry.hasPasswords) throw new AppError('PASSWORDS_OFF');
    if (!entry.hasMail) throw new AppError('MAIL_NOT_SET_UP');
    const email = body.email.trim().toLowerCase();
    await answerEvenly(waits, async () => {
      const found = await gradebook.accounts.findCredentials({ email });
      const by = requesterOf(request, found);
      if (found === undefined || found.isDisabled) return;
      await gradebook.transaction(async (inside) => {
        if (await mayWrite(inside, 'reset-letter', { email, by }))
          await sendLink(inside, found.ownerId, email);
      });
    });
    logEvent(request, { action: 'reset-asked', result: 'ok' });
    return { asked: true as const };
  });
}
