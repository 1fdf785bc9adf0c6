import { sendContactMessage } from '@greenpen/api-contract';
import { GradingError } from '@greenpen/grading';
import { randomUUID } from 'node:crypto';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';

const fewestSeconds = 2;
const tenMinutes = 10 * 60_000;

/** Stored before anything else is done with it, so that no message is lost. */
export function sendContactMessageRoute({ gradebook, sealer }: Ports): Route {
  return route(
    sendContactMessage,
    { requires: 'public', limit: { max: 10, timeWindow: tenMinutes } },
    async ({ body, request }) => {
      const { name, email, subject, message, category, website = '', secondsOnPage = fewestSeconds } = body;
      if (website !== '' || secondsOnPage < fewestSeconds) throw new GradingError('CONTACT_REFUSED');
      const { id, created } = await gradebook.recordContactMessage({
        requestKey: readIdempotencyKey(request) ?? randomUUID(),
        category,
        texts: sealer.seal(JSON.stringify({ name, email, subject, message })),
      });
      if (created) logEvent(request, { action: 'contact-received', result: 'ok', object: id });
      return { received: true as const };
    },
  );
}
