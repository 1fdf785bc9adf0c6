import { setTimeout as delay } from 'node:timers/promises';
import type { Waits } from './waits.ts';

/** Answers not before a fixed time has gone by, whatever there was to do, also when it fails. */
export async function answerEvenly<T>({ evenAnswer }: Waits, run: () => Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([run(), delay(evenAnswer)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
