import { forgotPassword } from '@greenpen/api-contract';
import type { Credentials } from '@greenpen/gradebook';
import { GradingError } from '@greenpen/grading';
import type { FastifyRequest } from 'fastify';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import { resetLetter } from '../mail/letters.ts';
import { mayWrite } from '../mail/may-write.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Ports } from '../ports.ts';
import { answerEvenly } from './answer-evenly.ts';

const limit = { max: 30, timeWindow: 15 * 60 * 1000 };
const resetMinutes = 60;

/** The answer and its time are the same for every address. A device that signed in before counts by itself. */
export function forgotPasswordRoute({ gradebook, identity, sealer, entry }: Ports): Route {
  const isWithin = (request: FastifyRequest, email: string, found: Credentials | undefined) => {
    const device =
      found === undefined || found.passwordHash === null
        ? null
        : identity.devices.find(request.headers, {
            ownerId: found.ownerId,
            passwordHash: found.passwordHash,
          });
    const by = device === null ? { request } : { known: device };
    return mayWrite(gradebook, 'reset-letter', { email, by });
  };

  const sendLink = async (ownerId: string, email: string): Promise<void> => {
    await gradebook.transaction(async (inside) => {
      const minutes = resetMinutes;
      const token = await inside.createLink({ ownerId, purpose: 'reset-password', minutes, email });
      const letter = resetLetter(`${entry.baseUrl}/reset-password#${token}`);
      await queueMail(inside, sealer, { to: email, ...letter });
    });
  };

  return route(forgotPassword, { requires: 'public', limit }, async ({ body, request }) => {
    if (!entry.hasPasswords) throw new GradingError('PASSWORDS_OFF');
    if (!entry.hasMail) throw new GradingError('MAIL_NOT_SET_UP');
    const email = body.email.trim().toLowerCase();
    await answerEvenly(async () => {
      const found = await gradebook.findCredentials({ email });
      if (!(await isWithin(request, email, found))) return;
      if (found !== undefined && !found.isDisabled) await sendLink(found.ownerId, email);
    });
    logEvent(request, { action: 'reset-asked', result: 'ok' });
    return { asked: true as const };
  });
}
