import { forgotPassword } from '@greenpen/api-contract';
import type { Credentials } from '@greenpen/gradebook';
import { GradingError } from '@greenpen/grading';
import type { FastifyRequest } from 'fastify';
import { addressGroup } from '../http/address-group.ts';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import { resetLetter } from '../mail/letters.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Ports } from '../ports.ts';
import { answerEvenly } from './answer-evenly.ts';
import { attemptKey } from './attempt-key.ts';

const limit = { max: 30, timeWindow: 15 * 60 * 1000 };
const hourSeconds = 60 * 60;
const resetMinutes = 60;

/** Letters within an hour that one requester can have sent to one mailbox, and that all of them together can. */
const MOST_FOR_REQUESTER = 5;
const MOST_FOR_MAILBOX = 20;

/**
 * The answer and its time are the same for every address. Counted per requester as well as per mailbox, so that one
 * stranger cannot use up the owner's requests; a device that signed in before counts by itself. Where strangers at
 * many addresses have used up a mailbox's letters, the links in those letters still work for its owner.
 */
export function forgotPasswordRoute({ gradebook, identity, sealer, entry }: Ports): Route {
  const isWithin = async ({ headers, ip }: FastifyRequest, email: string, found: Credentials | undefined) => {
    const device =
      found === undefined || found.passwordHash === null
        ? null
        : identity.devices.find(headers, { ownerId: found.ownerId, passwordHash: found.passwordHash });
    const ofRequester = attemptKey('reset-letter', email, device ?? addressGroup(ip));
    const ofMailbox = { key: attemptKey('reset-letter', email), most: MOST_FOR_MAILBOX };
    const limits = [{ key: ofRequester, most: MOST_FOR_REQUESTER }, ...(device === null ? [ofMailbox] : [])];
    return (await gradebook.startAttempt({ limits, windowSeconds: hourSeconds })) === null;
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
