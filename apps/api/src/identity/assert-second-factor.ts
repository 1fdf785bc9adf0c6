import { AppError } from '@greenpen/api-contract';
import type { OwnAccount } from '@greenpen/gradebook';
import type { FastifyReply } from 'fastify';
import { takeCode, type CodePorts } from './verify-code.ts';

type Shown = {
  readonly account: Pick<OwnAccount, 'ownerId' | 'hasTwoFactor'>;
  readonly code: string | undefined;
  readonly reply: FastifyReply;
};

/** Takes a code where the account has a second factor; throws CODE_NEEDED, CODE_WRONG or RATE_LIMITED. */
export async function assertSecondFactor(
  ports: CodePorts,
  { account: { ownerId, hasTwoFactor }, code = '', reply }: Shown,
): Promise<void> {
  if (!hasTwoFactor) return;
  if (code.trim() === '') throw new AppError('CODE_NEEDED');
  await takeCode(ports, { ownerId, code, reply });
}
