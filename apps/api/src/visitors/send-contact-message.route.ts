import { AppError, sendContactMessage } from '@greenpen/api-contract';
import type { ContactCategory } from '@greenpen/grading';
import { queueMail } from '@greenpen/gradebook';
import { randomUUID } from 'node:crypto';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import { productName, type Letter } from '@greenpen/identity';
import type { Ports } from '../ports.ts';

const fewestSeconds = 2;
const tenMinutes = 10 * 60_000;

/** Stored in one transaction with the notification e-mail, so that no message is lost if mail fails. */
export function sendContactMessageRoute(ports: Ports): Route {
  return route(
    sendContactMessage,
    { requires: 'public', limit: { max: 10, timeWindow: tenMinutes } },
    async ({ body, request }) => {
      const { gradebook, sealer, contactEmail } = ports;
      const { name, email, subject, message, category, website = '', secondsOnPage = fewestSeconds } = body;
      if (website !== '' || secondsOnPage < fewestSeconds) throw new AppError('CONTACT_REFUSED');
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

type Message = {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly category: ContactCategory;
};

/**
 * The notification e-mail about a message; the sender's text appears in the body and, cut to one line, in the
 * subject.
 */
export function contactLetter({
  name,
  email,
  subject,
  message,
  category,
}: Message): Letter & { readonly replyTo?: string } {
  return {
    kind: 'contact-message',
    subject: `[${productName}, ${category}] ${subject}`,
    text: `${name} <${email}> wrote through the contact form:\n\n${message}\n`,
    ...(isPlainAddress(email) ? { replyTo: email } : {}),
  };
}

/** Accepts only simple addresses for Reply-To; some valid addresses could misdirect a reply. */
function isPlainAddress(email: string): boolean {
  return /^[\w.+'-]+@[\w.-]+$/u.test(email);
}
