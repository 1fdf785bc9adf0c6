import { AppError } from '@greenpen/api-contract';

/** A plain-text message. */
export type Mail = {
  readonly to: string;
  /** The reply address; null for the sender's. */
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
};

const LONGEST_SUBJECT = 200;

/** Exactly one address: no list, display name or line break. */
const address = /^[^\s@<>,;:"()[\]\\\p{Cc}]+@[^\s@<>,;:"()[\]\\\p{Cc}]+$/u;

/** Serialises a message for the outbox. Throws EMAIL_INVALID for anything but a single address. */
export function writeMail({ to, replyTo, subject, text }: Mail): string {
  if (!address.test(to) || (replyTo !== null && !address.test(replyTo))) throw new AppError('EMAIL_INVALID');
  const oneLine = subject.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, LONGEST_SUBJECT);
  const mail: Mail = { to, replyTo, subject: oneLine, text };
  return JSON.stringify(mail);
}

export function readMail(written: string): Mail {
  // Written by writeMail and encrypted since, so the type is trusted.
  const mail: Mail = JSON.parse(written);
  return mail;
}
