import { setTimeout as delay } from 'node:timers/promises';

/** Delays in milliseconds; tests shorten them. */
export type Waits = {
  /** Delay before checking a password from an address with many failures at many accounts. */
  readonly atAddress: number;
  /** Delay before checking a password from an address with many failures at this account. */
  readonly atAccount: number;
  /** Maximum time that a sign-in waits for its turn. */
  readonly atMost: number;
  /**
   * Minimum time for answers that must not reveal whether an account exists; longer than the work for an existing
   * one.
   */
  readonly evenAnswer: number;
};

export const waitsOfProduct: Waits = { atAddress: 250, atAccount: 2000, atMost: 30_000, evenAnswer: 400 };

/** Takes at least `evenAnswer`, even if `run` fails, so that the response time reveals nothing. */
export async function answerEvenly<T>({ evenAnswer }: Waits, run: () => Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([run(), delay(evenAnswer)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
