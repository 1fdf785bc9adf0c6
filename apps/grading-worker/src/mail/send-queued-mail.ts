import { readMail, type ClaimedMail, type Gradebook } from '@greenpen/gradebook';
import type { Logger } from 'pino';
import { setTimeout as delay } from 'node:timers/promises';
import { decideRetry } from './decide-retry.ts';
import type { SendMail } from './open-mailer.ts';

export type MailWork = {
  readonly gradebook: Pick<Gradebook, 'mail'>;
  /** Opens what the API sealed. */
  readonly open: (sealed: Uint8Array) => string;
  readonly send: SendMail;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly signal: AbortSignal;
};

const idlePauseMs = 2000;

/**
 * Sends what is due, one after the other, until the signal aborts. A message is claimed, sent, and noted as sent:
 * killed between the mail server's yes and the note, it is sent a second time under the same Message-ID, which is
 * the one way in which it can come twice. It is never lost.
 */
export async function sendQueuedMail(work: MailWork): Promise<void> {
  const { gradebook, log, signal } = work;
  while (!signal.aborted) {
    try {
      const mail = await gradebook.mail.claim();
      if (mail !== undefined) {
        await sendOne(work, mail);
        continue;
      }
    } catch (error) {
      log.error({ err: error }, 'mail trouble');
    }
    await delay(idlePauseMs, undefined, { signal }).catch(() => undefined);
  }
}

async function sendOne({ gradebook, open, send, log, signal }: MailWork, mail: ClaimedMail): Promise<void> {
  const { id, attempts } = mail;
  try {
    await send(readMail(open(mail.message)), { id, signal });
  } catch (error) {
    const { code, seconds } = decideRetry(error, attempts);
    await gradebook.mail.recordFailed(mail, { code, seconds });
    log.warn({ mail: id, attempts, code, again: seconds }, 'mail not sent');
    return;
  }
  await gradebook.mail.recordSent(mail);
  log.info({ mail: id, attempts }, 'mail sent');
}
