import { type ClaimedMail, type Gradebook, type Mail, readMail } from '@greenpen/gradebook';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import { setTimeout as delay } from 'node:timers/promises';

type SendMail = (mail: Mail, about: { readonly id: string; readonly signal: AbortSignal }) => Promise<void>;

const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

const silenceMs = 30_000;

type Options = { readonly smtpUrl: string; readonly from: string };

/** Sends by SMTP, encrypted unless the server is on this machine; its certificate has to be good. */
export function openMailer({ smtpUrl, from }: Options): SendMail {
  const url = new URL(smtpUrl);
  const isSecure = url.protocol === 'smtps:';
  const transport = createTransport({
    host: url.hostname.replaceAll(/^\[|\]$/gu, ''),
    port: url.port === '' ? (isSecure ? 465 : 587) : Number(url.port),
    secure: isSecure,
    requireTLS: !isSecure && !loopback.has(url.hostname),
    ...(url.username === ''
      ? {}
      : { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }),
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^<>\s@]+)>?$/u.exec(from)?.[1] ?? 'localhost';
  return async ({ to, replyTo, subject, text }, { id }) => {
    await transport.sendMail({
      from,
      to,
      ...(replyTo === null ? {} : { replyTo }),
      subject,
      text,
      // The same for each attempt, by which a mailbox knows a message that came twice.
      messageId: `<${id}@${domain}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  };
}

const FIRST_PAUSE_SECONDS = 10;

const LONGEST_PAUSE_SECONDS = 3600;

/** Some two days with the pauses above. */
const MOST_ATTEMPTS = 55;

type Retry = {
  /** Of the mail server or the network: "550", "ECONNREFUSED". */
  readonly code: string;
  /** Until the next attempt; null for none. */
  readonly seconds: number | null;
};

/** What follows a failed attempt: the mail server's final no ends it, everything else is tried again, ever more slowly. */
export function decideRetry(error: unknown, attempts: number): Retry {
  const answer = numberIn(error, 'responseCode');
  const code = answer === null ? nameIn(error) : String(answer);
  // A refused sign-in to the mail server (535) is the operator's to put right, and the message waits for it.
  const isFinal = answer !== null && answer >= 550 && answer < 560;
  if (isFinal || attempts >= MOST_ATTEMPTS) return { code, seconds: null };
  const pause = FIRST_PAUSE_SECONDS * 3 ** Math.min(attempts - 1, 10);
  return { code, seconds: Math.min(pause, LONGEST_PAUSE_SECONDS) };
}

function numberIn(error: unknown, name: string): number | null {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, name) : null;
  return typeof value === 'number' ? value : null;
}

/** Never the message: it may hold the address. */
function nameIn(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

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
