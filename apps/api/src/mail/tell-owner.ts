import type { Repositories } from '@greenpen/gradebook';
import type { Ports } from '../ports.ts';
import { noticeLetter } from './letters.ts';
import { queueMail } from './queue-mail.ts';

type Notice = {
  readonly to: string;
  /** A whole sentence: "The password was changed." */
  readonly what: string;
};

/** Mails the owner of an account what has changed, in the transaction of the change; nothing where mail is not set up. */
export async function tellOwner(
  inside: Pick<Repositories, 'mail'>,
  { sealer, entry }: Pick<Ports, 'sealer' | 'entry'>,
  { to, what }: Notice,
): Promise<void> {
  if (entry.hasMail) await queueMail(inside, sealer, { to, ...noticeLetter(what) });
}
