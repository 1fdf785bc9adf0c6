import { AppError } from '@greenpen/api-contract';
import type { Gradebook, OwnAccount } from '@greenpen/gradebook';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { attemptKey } from './attempt-key.ts';
import { verifyPassword } from './hash-password.ts';

const tenMinutes = 10 * 60 * 1000;

/** Wrong passwords that a session may show, in all calls that ask for one. */
const MOST_WRONG = 10;
const QUARTER_HOUR_SECONDS = 15 * 60;

/** How often one user may be asked for a password or a code in a session. */
export const sensitiveLimit = { max: 20, timeWindow: 15 * 60 * 1000 };

type PasswordPorts = {
  readonly gradebook: Pick<Gradebook, 'accounts' | 'attempts'>;
  readonly now: () => Date;
};

type Shown = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly currentPassword: string;
};

/**
 * Sensitive changes ask for the current password; who has none must have signed in just now. Wrong ones are counted per
 * session, so that a stolen one neither guesses on nor blocks its owner elsewhere. Answers with the account; throws
 * PASSWORD_WRONG, RATE_LIMITED or SIGN_IN_AGAIN.
 */
export async function assertCurrentPassword(
  { gradebook, now }: PasswordPorts,
  { request, reply, currentPassword }: Shown,
): Promise<OwnAccount> {
  const account = await gradebook.accounts.get({ ownerId: request.actor?.id ?? '' });
  const { ownerId, passwordHash } = account;
  if (passwordHash !== null) {
    const key = attemptKey('current-password', ownerId, request.session?.id ?? '');
    const limits = [{ key, most: MOST_WRONG }];
    const secondsLeft = await gradebook.attempts.start({ limits, windowSeconds: QUARTER_HOUR_SECONDS });
    if (secondsLeft !== null) {
      reply.header('retry-after', secondsLeft);
      throw new AppError('RATE_LIMITED');
    }
    const shown = { hash: passwordHash, password: currentPassword, hashedFor: ['known', ownerId] } as const;
    if (!(await verifyPassword(shown))) throw new AppError('PASSWORD_WRONG');
    await gradebook.attempts.forgive({ keys: [key] });
    return account;
  }
  const age = now().getTime() - (request.session?.startedAt.getTime() ?? 0);
  if (age > tenMinutes) throw new AppError('SIGN_IN_AGAIN');
  return account;
}
