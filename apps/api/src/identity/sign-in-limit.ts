import { GradingError } from '@greenpen/grading';
import type { Gradebook } from '@greenpen/gradebook';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressGroup } from '../http/address-group.ts';
import { attemptKey } from './attempt-key.ts';

const windowSeconds = 15 * 60;

type Attempt = {
  readonly request: Pick<FastifyRequest, 'ip'>;
  readonly reply: FastifyReply;
  /** In lower case. */
  readonly email: string;
};

export type SignInAttempt = {
  /** It was the right password, so it does not count. */
  readonly forgive: () => Promise<void>;
};

/**
 * Counts sign-ins that fail per account and address, and per address over all accounts, for all processes together.
 * Not per account alone, so that nobody can lock somebody else out. Throws RATE_LIMITED, saying how long to wait.
 */
export async function startSignIn(
  gradebook: Pick<Gradebook, 'startAttempt' | 'forgiveAttempt'>,
  { request, reply, email }: Attempt,
): Promise<SignInAttempt> {
  // The address comes first: of the accounts that it goes through once it has to wait nothing is kept.
  const from = addressGroup(request.ip);
  const limits = [
    { key: attemptKey('sign-in', from), most: 50 },
    { key: attemptKey('sign-in', from, email), most: 10 },
  ];
  const seconds = await gradebook.startAttempt({ limits, windowSeconds });
  if (seconds !== null) {
    reply.header('retry-after', seconds);
    throw new GradingError('RATE_LIMITED');
  }
  return { forgive: () => gradebook.forgiveAttempt({ keys: limits.map(({ key }) => key) }) };
}
