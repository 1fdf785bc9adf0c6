import { forgotPassword } from '@greenpen/api-contract';
import { GradingError } from '@greenpen/grading';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import { resetLetter } from '../mail/letters.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Ports } from '../ports.ts';
import { answerEvenly } from './answer-evenly.ts';
import { createAttemptCounter } from './attempt-counter.ts';

const limit = { max: 30, timeWindow: 15 * 60 * 1000 };
const hourMs = 60 * 60 * 1000;
const resetMinutes = 60;

/** The answer and its time are the same for every address; nobody's mailbox is filled by it. */
export function forgotPasswordRoute({ gradebook, sealer, entry, now }: Ports): Route {
  const perAddress = createAttemptCounter({ max: 5, windowMs: hourMs });

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
      const at = now().getTime();
      if (perAddress.secondsToWait(email, at) !== null) return;
      perAddress.count(email, at);
      await sendLink(email);
    });
    logEvent(request, { action: 'reset-asked', result: 'ok' });
    return { asked: true as const };
  });
}
