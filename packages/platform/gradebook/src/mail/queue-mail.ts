import type { Repositories } from '../repositories.ts';
import { writeMail, type Mail } from './mail.ts';

type Sealer = { readonly seal: (text: string) => Uint8Array };

type Queued = Omit<Mail, 'replyTo'> & {
  /** What kind of mail, for figures: "reset-password". */
  readonly kind: string;
  /** Where an answer goes; to the sender where it is absent. */
  readonly replyTo?: string;
};

/**
 * Mail that is sent by the worker once the transaction is done, and not at all if it fails: `inside` is what
 * `gradebook.transaction` hands over. Nothing is sent where SMTP_URL is not set; it then waits in the outbox.
 */
export async function queueMail(
  inside: Pick<Repositories, 'mail'>,
  sealer: Sealer,
  mail: Queued,
): Promise<void> {
  await inside.mail.queue(sealMail(sealer, mail));
}

/** Mail as the gradebook keeps it until it is sent. */
export function sealMail(
  sealer: Sealer,
  { kind, to, replyTo, subject, text }: Queued,
): { readonly kind: string; readonly message: Uint8Array } {
  return { kind, message: sealer.seal(writeMail({ to, replyTo: replyTo ?? null, subject, text })) };
}
