import { changeEmail } from '@greenpen/api-contract';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import { answerEvenly } from '../identity/answer-evenly.ts';
import { assertCurrentPassword, sensitiveLimit } from '../identity/assert-current-password.ts';
import { readEmail } from '../identity/read-email.ts';
import { renewSession } from '../identity/renew-session.ts';
import { addressChangeAskedLetter, newAddressLetter } from '../mail/letters.ts';
import { mayWrite } from '../mail/may-write.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Ports } from '../ports.ts';

const dayMinutes = 24 * 60;

/** Where mail is sent, the new address counts once it is proven, and whether another account has it is not said. */
export function changeEmailRoute(ports: Ports): Route {
  const { gradebook, sealer, entry } = ports;
  return route(
    changeEmail,
    { requires: 'signed-in', limit: sensitiveLimit },
    async ({ body, request, reply }) => {
      const { ownerId, email: oldEmail } = await assertCurrentPassword(ports, request, body.currentPassword);
      const email = readEmail(body.email);
      if (!entry.hasMail) {
        await gradebook.setEmail({ ownerId, email, isVerified: false });
        await renewSession(ports, request, reply);
        logEvent(request, { action: 'email-changed', result: 'ok' });
        return { status: 'changed' as const };
      }
      await answerEvenly(() =>
        gradebook.transaction(async (inside) => {
          if (await mayWrite(inside, 'change-notice', oldEmail)) {
            await queueMail(inside, sealer, { to: oldEmail, ...addressChangeAskedLetter(email) });
          }
          if (!(await mayWrite(inside, 'verify-letter', email))) return;
          const link = { ownerId, purpose: 'change-email', minutes: dayMinutes, email } as const;
          const token = await inside.createLink(link);
          if ((await inside.findCredentials({ email })) !== undefined) return;
          const letter = newAddressLetter(`${entry.baseUrl}/verify-email#${token}`);
          await queueMail(inside, sealer, { to: email, ...letter });
        }),
      );
      return { status: 'link-sent' as const };
    },
  );
}
