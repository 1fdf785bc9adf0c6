import type { Repositories } from '../repositories.ts';
import { writeMail, type Mail } from './mail.ts';

type Sealer = { readonly seal: (text: string) => Uint8Array };

type Queued = Omit<Mail, 'replyTo'> & {
  /** The kind of mail, for metrics: "reset-password". */
  readonly kind: string;
  /** The reply address; the sender's if absent. */
  readonly replyTo?: string;
};

/**
 * Queues mail in the transaction `inside`: the worker sends it after the commit, and never after a rollback.
 * Without SMTP_URL it stays in the outbox.
 */
export async function queueMail(
  inside: Pick<Repositories, 'mail'>,
  sealer: Sealer,
  mail: Queued,
): Promise<void> {
  await inside.mail.queue(sealMail(sealer, mail));
}

/** The message as the outbox stores it. */
export function sealMail(
  sealer: Sealer,
  { kind, to, replyTo, subject, text }: Queued,
): { readonly kind: string; readonly message: Uint8Array } {
  return { kind, message: sealer.seal(writeMail({ to, replyTo: replyTo ?? null, subject, text })) };
}
