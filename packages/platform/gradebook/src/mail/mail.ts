import { AppError } from '@greenpen/api-contract';

/** One message of plain text. */
export type Mail = {
  readonly to: string;
  /** Where an answer goes; to the sender where it is null. */
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
};

const LONGEST_SUBJECT = 200;

/** One address and nothing else: no list, no name, no line end. */
const address = /^[^\s@<>,;:"()[\]\\\p{Cc}]+@[^\s@<>,;:"()[\]\\\p{Cc}]+$/u;

/** What is sealed for the outbox. Throws EMAIL_INVALID for an address that could be more than one. */
export function writeMail({ to, replyTo, subject, text }: Mail): string {
  if (!address.test(to) || (replyTo !== null && !address.test(replyTo))) throw new AppError('EMAIL_INVALID');
  const oneLine = subject.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, LONGEST_SUBJECT);
  const mail: Mail = { to, replyTo, subject: oneLine, text };
  return JSON.stringify(mail);
}

export function readMail(written: string): Mail {
  // What writeMail wrote, sealed since.
  const mail: Mail = JSON.parse(written);
  return mail;
}
