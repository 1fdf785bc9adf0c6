import { sendContactMessage } from '@greenpen/api-contract';
import { GradingError } from '@greenpen/grading';
import { randomUUID } from 'node:crypto';
import { queueMail } from '@greenpen/gradebook';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { contactLetter } from './contact-letter.ts';

const fewestSeconds = 2;
const tenMinutes = 10 * 60_000;

/** Stored in one transaction with the mail that tells of it, so that no message is lost when mail fails. */
export function sendContactMessageRoute(ports: Ports): Route {
  return route(
    sendContactMessage,
    { requires: 'public', limit: { max: 10, timeWindow: tenMinutes } },
    async ({ body, request }) => {
      const { gradebook, sealer, contactEmail } = ports;
      const { name, email, subject, message, category, website = '', secondsOnPage = fewestSeconds } = body;
      if (website !== '' || secondsOnPage < fewestSeconds) throw new GradingError('CONTACT_REFUSED');
      const { id, created } = await gradebook.transaction(async (inside) => {
        const recorded = await inside.contactMessages.record({
          requestKey: readIdempotencyKey(request) ?? randomUUID(),
          category,
          texts: sealer.seal(JSON.stringify({ name, email, subject, message })),
        });
        if (recorded.created && contactEmail !== null) {
          const letter = contactLetter({ name, email, subject, message, category });
          await queueMail(inside, sealer, { to: contactEmail, ...letter });
        }
        return recorded;
      });
      if (created) logEvent(request, { action: 'contact-received', result: 'ok', object: id });
      return { received: true as const };
    },
  );
}
