import { forgotPassword } from '@greenpen/api-contract';
import type { Credentials, Gradebook, GradebookCalls } from '@greenpen/gradebook';
import { GradingError } from '@greenpen/grading';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressGroup } from '../http/address-group.ts';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import { resetLetter } from '../mail/letters.ts';
import { browserOf, mayWrite, type Requester } from '../mail/may-write.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Ports } from '../ports.ts';
import { answerEvenly } from './answer-evenly.ts';
import { attemptKey } from './attempt-key.ts';

const resetMinutes = 60;

/** Requests of unknown devices: of one browser, and of all at one address, which a whole university may share. */
const MOST_FOR_BROWSER = 30;
const MOST_FOR_ADDRESS = 300;
const QUARTER_HOUR_SECONDS = 15 * 60;

/**
 * The answer and its time are the same for every address. A device that signed in before counts by itself. Letters are
 * counted where they are sent, so requests for an address without an account take nothing from a later owner.
 */
export function forgotPasswordRoute({ gradebook, identity, sealer, entry }: Ports): Route {
  const requesterOf = (request: FastifyRequest, found: Credentials | undefined): Requester => {
    if (found === undefined || found.passwordHash === null) return { request };
    const { ownerId, passwordHash } = found;
    const known = identity.devices.find(request.headers, { ownerId, passwordHash });
    return known === null ? { request } : { known };
  };

  const sendLink = async (inside: GradebookCalls, ownerId: string, email: string): Promise<void> => {
    const minutes = resetMinutes;
    const token = await inside.createLink({ ownerId, purpose: 'reset-password', minutes, email });
    const letter = resetLetter(`${entry.baseUrl}/reset-password#${token}`);
    await queueMail(inside, sealer, { to: email, ...letter });
  };

  return route(forgotPassword, { requires: 'public' }, async ({ body, request, reply }) => {
    if (!entry.hasPasswords) throw new GradingError('PASSWORDS_OFF');
    if (!entry.hasMail) throw new GradingError('MAIL_NOT_SET_UP');
    const email = body.email.trim().toLowerCase();
    await answerEvenly(async () => {
      const found = await gradebook.findCredentials({ email });
      const by = requesterOf(request, found);
      if ('request' in by) await assertMayAsk(gradebook, request, reply);
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

async function assertMayAsk(
  gradebook: Pick<Gradebook, 'startAttempt'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const address = addressGroup(request.ip);
  const limits = [
    { key: attemptKey('reset-asked', address, browserOf(request)), most: MOST_FOR_BROWSER },
    { key: attemptKey('reset-asked', address), most: MOST_FOR_ADDRESS },
  ];
  const secondsLeft = await gradebook.startAttempt({ limits, windowSeconds: QUARTER_HOUR_SECONDS });
  if (secondsLeft === null) return;
  reply.header('retry-after', secondsLeft);
  throw new GradingError('RATE_LIMITED');
}
