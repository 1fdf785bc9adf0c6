import { AppError } from '@greenpen/api-contract';
import { createSemaphore, type Semaphore } from '@greenpen/grading';

export type AccountTurns = {
  /** Throws RATE_LIMITED if the account's queue is full; rejects if aborted while waiting. */
  readonly take: (account: string, signal: AbortSignal) => Promise<Disposable>;
};

/**
 * A semaphore per account. Further calls wait in the account's own queue, so that a flood by one account delays no
 * other.
 */
export function createAccountTurns(most: { readonly atOnce: number; readonly inLine: number }): AccountTurns {
  const lines = new Map<string, Semaphore>();

  function forgetIdle(account: string, line: Semaphore): void {
    const { held, waiting } = line.count();
    if (held + waiting === 0 && lines.get(account) === line) lines.delete(account);
  }

  async function take(account: string, signal: AbortSignal): Promise<Disposable> {
    const line = lines.get(account) ?? createSemaphore(most.atOnce);
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
