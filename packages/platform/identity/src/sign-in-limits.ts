import { AppError } from '@greenpen/api-contract';
import type { Gradebook } from '@greenpen/gradebook';
import { setTimeout as delay } from 'node:timers/promises';
import { addressGroup } from './address-group.ts';
import { attemptKey, TooManyAttempts, type AttemptLimit } from './attempts.ts';
import { createFairLines } from './fair-turns.ts';
import type { Waits } from './waits.ts';

const QUARTER_HOUR_SECONDS = 15 * 60;
const HOUR_SECONDS = 60 * 60;
const HALF_DAY_SECONDS = 12 * 60 * 60;

/** Failures from one address within 15 minutes before its sign-ins are slowed down. */
const FREE_FROM_ADDRESS = 50;
const FREE_AT_ACCOUNT = 10;

/**
 * Maximum failures at one account per hour: from one address or known device, and from all unknown devices together.
 * NIST SP 800-63B-4, 3.2.2, allows 100 in a row. One address cannot use up the limit of the account alone.
 */
const MOST_OF_ADDRESS_AT_ACCOUNT = 60;
const MOST_AT_ACCOUNT = 100;

/** Concurrent password checks per address or known device, and how many may wait. */
const TURNS = { atOnce: 2, inLine: 50 };

const RETRY_SECONDS = 5;

type Attempt = {
  readonly address: string;
  /** Aborts when the client disconnects. */
  readonly closed: AbortSignal;
  /** In lower case. */
  readonly email: string;
  /** Key of a device that signed in to this account before; see `KnownDevices`. */
  readonly device: string | null;
  /** Called at most once in half a day, by the first attempt that finds the account's failures used up. */
  readonly notifyOwner: () => Promise<void>;
};

/** A sign-in attempt. Dispose of it as soon as the password is checked, because others are waiting. */
export type SignInAttempt = Disposable & {
  /** The password was right: removes the attempt from the counts. */
  readonly forgive: () => Promise<void>;
  /** The error for a wrong password. */
  readonly refuse: () => AppError;
};

export type SignInLimit = (attempt: Attempt) => Promise<SignInAttempt>;

type Options = {
  readonly gradebook: Pick<Gradebook, 'attempts'>;
  readonly hasMail: boolean;
  readonly waits: Waits;
};

/**
 * Limits password guesses per account and slows down those from one address, counted across all processes. When an
 * account's limit is used up, only known devices can sign in, and a link to its mailbox makes a device known: throws
 * SIGN_IN_BY_LINK, or SIGN_IN_BY_DEVICE if mail is not set up. Other accounts at a busy address still get turns,
 * drawn at random between accounts; throws SIGN_IN_SLOWED if the queue of the address is full.
 */
export function createSignInLimit({ gradebook, hasMail, waits }: Options): SignInLimit {
  const lines = createFairLines(TURNS);

  return async ({ address, closed, email, device, notifyOwner }) => {
    const from = device ?? addressGroup(address);
    const over = AbortSignal.any([closed, AbortSignal.timeout(waits.atMost)]);
    const attempts = countAttempts(gradebook);
    /** Attempts whose password is not checked do not count. */
    const waitFor = <T>(what: Promise<T>): Promise<T> =>
      what.catch(async () => {
        await attempts.forgive();
        throw slowed();
      });

    // Wait for the turn before storing anything about the account, so a flood of made-up addresses stores little.
    using held = new DisposableStack();
    const turn = held.use(await waitFor(lines.take(from, [email], over)));
    const of = device === null ? 'sign-in' : 'known-device';
    const limits = [{ key: attemptKey(of, from, email), most: MOST_OF_ADDRESS_AT_ACCOUNT }];
    if (device === null) limits.push({ key: attemptKey('sign-in', '', email), most: MOST_AT_ACCOUNT });
    const secondsLeft = await attempts.count(limits, HOUR_SECONDS);
    if (secondsLeft !== null) {
      const notice = [{ key: attemptKey('sign-in-notice', email), most: 1 }];
      const isTold = await gradebook.attempts.start({ limits: notice, windowSeconds: HALF_DAY_SECONDS });
      if (isTold === null) await notifyOwner();
      throw new TooManyAttempts(secondsLeft, hasMail ? 'SIGN_IN_BY_LINK' : 'SIGN_IN_BY_DEVICE');
    }
    const isSlow = async (key: string, most: number): Promise<boolean> =>
      (await attempts.count([{ key, most }], QUARTER_HOUR_SECONDS)) !== null;
    const isAddressSlow = device === null && (await isSlow(attemptKey('sign-in', from), FREE_FROM_ADDRESS));
    const isAccountSlow = await isSlow(attemptKey('sign-in-slowly', from, email), FREE_AT_ACCOUNT);
    if (isAddressSlow) await waitFor(delay(waits.atAddress, undefined, { signal: over }));
    if (isAccountSlow) {
      // Release the turn, so that other accounts at this address do not wait for this one.
      turn[Symbol.dispose]();
      await waitFor(delay(waits.atAccount, undefined, { signal: over }));
    }
    const kept = held.move();
    return {
      [Symbol.dispose]: () => kept.dispose(),
      forgive: attempts.forgive,
      refuse: () => (isAddressSlow || isAccountSlow ? slowed() : new AppError('SIGN_IN_REFUSED')),
    };
  };
}

/** Counts an attempt under several keys, except those that are already over their limit. */
function countAttempts(gradebook: Options['gradebook']) {
  const keys: string[] = [];
  return {
    /** Seconds until the limit resets if there were too many attempts; otherwise null. */
    count: async (limits: readonly AttemptLimit[], windowSeconds: number): Promise<number | null> => {
      const secondsLeft = await gradebook.attempts.start({ limits, windowSeconds });
      if (secondsLeft === null) keys.push(...limits.map(({ key }) => key));
      return secondsLeft;
    },
    forgive: (): Promise<void> => gradebook.attempts.forgive({ keys }),
  };
}

function slowed(): AppError {
  return new TooManyAttempts(RETRY_SECONDS, 'SIGN_IN_SLOWED');
}
