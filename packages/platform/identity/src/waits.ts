import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds for which answers are held back; tests make them short. */
export type Waits = {
  /** Before a password from an address with many failures at many accounts is checked. */
  readonly atAddress: number;
  /** Before a password from an address with many failures at this account is checked. */
  readonly atAccount: number;
  /** No sign-in waits longer for its turn. */
  readonly atMost: number;
  /** Answers that must not tell whether an account exists take at least this long: longer than the work for one. */
  readonly evenAnswer: number;
};

export const waitsOfProduct: Waits = { atAddress: 250, atAccount: 2000, atMost: 30_000, evenAnswer: 400 };

/** Takes at least `evenAnswer`, also where `run` fails, so that the time does not tell what was found. */
export async function answerEvenly<T>({ evenAnswer }: Waits, run: () => Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([run(), delay(evenAnswer)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
