import { type ClaimedMail, type Gradebook, type Mail, readMail } from '@greenpen/gradebook';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import { setTimeout as delay } from 'node:timers/promises';

type SendMail = (mail: Mail, about: { readonly id: string; readonly signal: AbortSignal }) => Promise<void>;

const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

const silenceMs = 30_000;

type Options = { readonly smtpUrl: string; readonly from: string };

/** Sends by SMTP, encrypted with a verified certificate unless the server is on this machine. */
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
      // The same for each attempt, so a mail client can recognise a duplicate.
      messageId: `<${id}@${domain}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  };
}

const FIRST_PAUSE_SECONDS = 10;

const LONGEST_PAUSE_SECONDS = 3600;

/** About two days with the pauses above. */
const MOST_ATTEMPTS = 55;

type Retry = {
  /** From the mail server or the network: "550", "ECONNREFUSED". */
  readonly code: string;
  /** Seconds until the next attempt; null for no retry. */
  readonly seconds: number | null;
};

/**
 * Decides whether a failed mail is retried: a permanent rejection ends it, anything else backs off exponentially.
 */
export function decideRetry(error: unknown, attempts: number): Retry {
  const answer = numberIn(error, 'responseCode');
  const code = answer === null ? nameIn(error) : String(answer);
  // Failed authentication at the mail server (535) is retried: the operator has to fix the settings.
  const isFinal = answer !== null && answer >= 550 && answer < 560;
  if (isFinal || attempts >= MOST_ATTEMPTS) return { code, seconds: null };
  const pause = FIRST_PAUSE_SECONDS * 3 ** Math.min(attempts - 1, 10);
  return { code, seconds: Math.min(pause, LONGEST_PAUSE_SECONDS) };
}

function numberIn(error: unknown, name: string): number | null {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, name) : null;
  return typeof value === 'number' ? value : null;
}

/** Never the error's message: it may contain the address. */
function nameIn(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

export type MailWork = {
  readonly gradebook: Pick<Gradebook, 'mail'>;
  /** Decrypts a message that the API encrypted. */
  readonly open: (sealed: Uint8Array) => string;
  readonly send: SendMail;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly signal: AbortSignal;
};

const idlePauseMs = 2000;

/**
 * Sends due mail one by one until the signal aborts. Delivery is at least once: a worker killed after the mail
 * server accepts a message, but before that is recorded, sends it again with the same Message-ID.
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
      log.error({ err: error }, 'mail queue error');
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
