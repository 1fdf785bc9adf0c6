import type { Mail } from '@greenpen/gradebook';
import { createTransport } from 'nodemailer';

export type SendMail = (
  mail: Mail,
  about: { readonly id: string; readonly signal: AbortSignal },
) => Promise<void>;

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
