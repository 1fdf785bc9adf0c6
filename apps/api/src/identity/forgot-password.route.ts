import { forgotPassword } from '@greenpen/api-contract';
import { GradingError } from '@greenpen/grading';
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

/** The answer and its time are the same for every address; nobody's mailbox is filled by it. */
export function forgotPasswordRoute({ gradebook, sealer, entry }: Ports): Route {
  const sendLink = async (email: string): Promise<void> => {
    const found = await gradebook.findCredentials({ email });
    if (found === undefined || found.isDisabled) return;
    const { ownerId } = found;
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
      const limits = [{ key: attemptKey('reset-letter', email), most: 5 }];
      if ((await gradebook.startAttempt({ limits, windowSeconds: hourSeconds })) !== null) return;
      await sendLink(email);
    });
    logEvent(request, { action: 'reset-asked', result: 'ok' });
    return { asked: true as const };
  });
}
