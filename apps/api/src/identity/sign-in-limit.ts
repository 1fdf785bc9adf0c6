import { GradingError } from '@greenpen/grading';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createAttemptCounter } from './attempt-counter.ts';

const windowMs = 15 * 60 * 1000;

export type SignInLimit = {
  /** Throws RATE_LIMITED, saying how long to wait. */
  readonly assertMayTry: (attempt: Attempt) => void;
  readonly countFailure: (attempt: Omit<Attempt, 'reply'>) => void;
};

type Attempt = {
  readonly request: Pick<FastifyRequest, 'ip'>;
  readonly reply: FastifyReply;
  /** In lower case. */
  readonly email: string;
};

/**
 * Counts failed sign-ins per account and address, and per address over all accounts. Not per account alone, so
 * that nobody can lock somebody else out.
 */
export function limitSignIn(now: () => Date): SignInLimit {
  const perAccount = createAttemptCounter({ max: 10, windowMs });
  const perAddress = createAttemptCounter({ max: 50, windowMs });
  return {
    assertMayTry: ({ request, reply, email }) => {
      const at = now().getTime();
      const seconds =
        perAccount.secondsToWait(`${request.ip} ${email}`, at) ?? perAddress.secondsToWait(request.ip, at);
      if (seconds === null) return;
      reply.header('retry-after', seconds);
      throw new GradingError('RATE_LIMITED');
    },
    countFailure: ({ request, email }) => {
      const at = now().getTime();
      perAccount.count(`${request.ip} ${email}`, at);
      perAddress.count(request.ip, at);
    },
  };
}
