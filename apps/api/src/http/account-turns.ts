import { AppError } from '@greenpen/api-contract';
import { createTurns, type Turns } from '@greenpen/grading';

export type AccountTurns = {
  /** Throws RATE_LIMITED where the account's line is full; rejects if given up before its turn. */
  readonly take: (account: string, signal: AbortSignal) => Promise<Disposable>;
};

/**
 * Lets each account do so much at once and no more: what one asks for beyond it stands in a line of its own, so that
 * whoever asks for one thing waits for a few calls of the others and not for all that were sent.
 */
export function createAccountTurns(most: { readonly atOnce: number; readonly inLine: number }): AccountTurns {
  const lines = new Map<string, Turns>();

  function forgetIdle(account: string, line: Turns): void {
    const { held, waiting } = line.count();
    if (held + waiting === 0 && lines.get(account) === line) lines.delete(account);
  }

  async function take(account: string, signal: AbortSignal): Promise<Disposable> {
    const line = lines.get(account) ?? createTurns(most.atOnce);
    const { held, waiting } = line.count();
    if (held >= most.atOnce && waiting >= most.inLine) throw new AppError('RATE_LIMITED');
    lines.set(account, line);
    try {
      const turn = await line.take(signal);
      return {
        [Symbol.dispose]() {
          turn[Symbol.dispose]();
          forgetIdle(account, line);
        },
      };
    } catch (error) {
      forgetIdle(account, line);
      throw error;
    }
  }

  return { take };
}
