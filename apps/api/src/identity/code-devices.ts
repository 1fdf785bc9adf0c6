import type { FastifyReply, FastifyRequest } from 'fastify';
import { wrongCodesLetter } from '../mail/letters.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Ports } from '../ports.ts';
import { attemptKey } from './attempt-key.ts';
import { findDevice, rememberDevice } from './cookies.ts';

const HALF_DAY_SECONDS = 12 * 60 * 60;
/** Wrong codes in half a day that are taken for mistakes of the owner. */
const MISTAKES = 4;

export type CodeDevice = {
  /** Null for a device that has not done the second step of this account. */
  readonly known: string | null;
  /** Makes it known from now on, unless its owner did not want to be remembered. */
  readonly remember: (reply: FastifyReply) => void;
};

/**
 * A device that knows the password alone is not known here: only a finished second step gives it a mark, which ends with
 * the password as the other mark does.
 */
export async function findCodeDevice(
  ports: Ports,
  { ownerId, request }: { readonly ownerId: string; readonly request: FastifyRequest },
): Promise<CodeDevice> {
  const { gradebook } = ports;
  const { email } = await gradebook.accounts.get({ ownerId });
  const passwordHash = (await gradebook.accounts.findCredentials({ email }))?.passwordHash ?? null;
  if (passwordHash === null) return { known: null, remember: () => undefined };
  const marked = { ownerId, passwordHash: `${passwordHash}\0second-step` };
  const isRemembered = findDevice(ports, request, { ownerId, passwordHash }) !== null;
  return {
    known: findDevice(ports, request, marked),
    remember: (reply) => {
      if (isRemembered) rememberDevice(ports, { request, reply }, marked);
    },
  };
}

/** Mails the owner once in half a day, from the fifth wrong code on: whoever enters codes has the password. */
export async function noteWrongCode(
  { gradebook, sealer, entry }: Ports,
  { ownerId }: { readonly ownerId: string },
): Promise<void> {
  const windowSeconds = HALF_DAY_SECONDS;
  const wrong = [{ key: attemptKey('wrong-code', ownerId), most: MISTAKES }];
  if ((await gradebook.attempts.start({ limits: wrong, windowSeconds })) === null || !entry.hasMail) return;
  const notice = [{ key: attemptKey('wrong-code-notice', ownerId), most: 1 }];
  if ((await gradebook.attempts.start({ limits: notice, windowSeconds })) !== null) return;
  const { email } = await gradebook.accounts.get({ ownerId });
  await gradebook.transaction((inside) =>
    queueMail(inside, sealer, { to: email, ...wrongCodesLetter(`${entry.baseUrl}/forgot-password`) }),
  );
}
