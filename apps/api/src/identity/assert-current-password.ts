import type { Gradebook, OwnAccount } from '@greenpen/gradebook';
import { GradingError } from '@greenpen/grading';
import type { FastifyRequest } from 'fastify';
import { verifyPassword } from './hash-password.ts';

const tenMinutes = 10 * 60 * 1000;

/** How often one user may be asked for a password or a code in a session. */
export const sensitiveLimit = { max: 20, timeWindow: 15 * 60 * 1000 };

/**
 * Sensitive changes ask for the current password; who has none must have signed in just now. Answers with the
 * account; throws PASSWORD_WRONG or SIGN_IN_AGAIN.
 */
export async function assertCurrentPassword(
  { gradebook, now }: { readonly gradebook: Pick<Gradebook, 'getOwnAccount'>; readonly now: () => Date },
  request: FastifyRequest,
  currentPassword: string,
): Promise<OwnAccount> {
  const account = await gradebook.getOwnAccount({ ownerId: request.actor?.id ?? '' });
  if (account.passwordHash !== null) {
    const isRight = await verifyPassword({ hash: account.passwordHash, password: currentPassword });
    if (!isRight) throw new GradingError('PASSWORD_WRONG');
    return account;
  }
  const age = now().getTime() - (request.session?.startedAt.getTime() ?? 0);
  if (age > tenMinutes) throw new GradingError('SIGN_IN_AGAIN');
  return account;
}
