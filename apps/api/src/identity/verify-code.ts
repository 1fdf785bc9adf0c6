import { AppError } from '@greenpen/api-contract';
import type { Gradebook } from '@greenpen/gradebook';
import type { FastifyReply } from 'fastify';
import { tellOwner } from '../mail/tell-owner.ts';
import type { Entry, Sealer } from '../ports.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { findStep } from './totp.ts';

export type CodePorts = {
  readonly gradebook: Pick<Gradebook, 'twoFactor' | 'transaction'>;
  readonly entry: Entry;
  readonly sealer: Sealer;
  readonly now: () => Date;
};

type Shown = {
  readonly ownerId: string;
  readonly code: string;
  readonly reply: FastifyReply;
  /** True where the caller has counted the attempt already, apart from those of strangers. */
  readonly isCounted?: boolean;
};

/** Takes a code of the app, once; throws CODE_WRONG, TWO_FACTOR_NOT_ON or RATE_LIMITED. */
export async function takeAppCode(
  { gradebook, sealer, now }: CodePorts,
  { ownerId, code, reply, isCounted = false }: Shown,
): Promise<void> {
  const attempt = await gradebook.twoFactor.startAttempt({ ownerId, isCounted: !isCounted });
  if (attempt.status === 'off') throw new AppError('TWO_FACTOR_NOT_ON');
  if (attempt.status === 'too-many') {
    reply.header('retry-after', attempt.retryAfterSeconds);
    throw new AppError('RATE_LIMITED');
  }
  const secret = Buffer.from(sealer.open(attempt.secret), 'base64url');
  const step = findStep(secret, code.replaceAll(/\s/gu, ''), now());
  if (step === null || !(await gradebook.twoFactor.acceptCode({ ownerId, step })))
    throw new AppError('CODE_WRONG');
}

/**
 * Takes a code of the app or a recovery code, once. Recovery codes are too long to be guessed, so they stay a
 * way in while wrong codes of the app have closed that one for a while. The owner is told that one was used.
 */
export async function takeCode(ports: CodePorts, shown: Shown): Promise<void> {
  if (/^[\d\s]*$/u.test(shown.code)) return takeAppCode(ports, shown);
  const { ownerId, code } = shown;
  const hash = hashRecoveryCode(ownerId, code);
  await ports.gradebook.transaction(async (inside) => {
    if (!(await inside.twoFactor.takeRecoveryCode({ ownerId, hash }))) throw new AppError('CODE_WRONG');
    const { email } = await inside.accounts.get({ ownerId });
    const what = 'A recovery code was used in place of a code from the authenticator app, and is used up.';
    await tellOwner(inside, ports, { to: email, what });
  });
}
