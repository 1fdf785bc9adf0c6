import { GradingError } from '@greenpen/grading';
import type { Gradebook } from '@greenpen/gradebook';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHmac, randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { addressGroup } from '../http/address-group.ts';
import { createFairLines, createFairTurns, type GroupPath } from '../http/fair-turns.ts';
import { attemptKey } from './attempt-key.ts';

const QUARTER_HOUR_SECONDS = 15 * 60;
const HALF_DAY_SECONDS = 12 * 60 * 60;

/** How many may fail before further ones are slowed down. */
const MOST_FROM_ADDRESS = 50;
const MOST_FROM_ADDRESS_AT_ACCOUNT = 10;
const MOST_AT_ACCOUNT = 100;
/** How many from one address at one account are slowed down by seconds; further ones wait the long time. */
const MOST_AFTER_SHORT_WAIT = 10;

/** Passwords that an address has checked at once, and how many may wait behind them. */
const TURNS = { atOnce: 2, inLine: 50 };
const SLOW_TURNS = { atOnce: 1, inLine: 20 };

/**
 * Passwords that wait at once after many failures: from one address at one account, from all addresses at it, and at
 * all accounts of this process. An attempt keeps its place while it waits, so the places bound the rate of guesses.
 */
const PLACES_OF_PAIR = { atOnce: 8, inLine: 20 };
const PLACES_OF_ACCOUNT = { atOnce: 20, inLine: 40 };
const PLACES_OF_ALL = { atOnce: 500, inLine: 500 };

/** Asked of those who lost their place. */
const RETRY_SECONDS = 5;

/** Milliseconds. */
export type SignInWaits = {
  /** Before each password from an address with many failures, one after the other. */
  readonly atAddress: number;
  /** Before a password is checked at an account that was tried too often. */
  readonly short: number;
  /** The same, where one address goes on trying. */
  readonly long: number;
  /**
   * No request waits longer: an idle connection is closed after 60 seconds. More than twice the long wait, so that one
   * that finds every place taken still has its own wait after theirs.
   */
  readonly atMost: number;
};

const waitsOfProduct: SignInWaits = { atAddress: 1000, short: 5000, long: 20_000, atMost: 48_000 };

type Attempt = {
  readonly request: Pick<FastifyRequest, 'ip' | 'headers'>;
  readonly reply: Pick<FastifyReply, 'header' | 'raw'>;
  /** In lower case. */
  readonly email: string;
  readonly password: string;
  /** Of a device that signed in to this account before; see `KnownDevices`. */
  readonly device: string | null;
};

/** Dispose of it once the password is checked: others wait for that. */
export type SignInAttempt = Disposable & {
  /** It was the right password, so it does not count. */
  readonly forgive: () => Promise<void>;
  /** The answer to a wrong password. */
  readonly refuse: () => GradingError;
  /** Whether the account's owner is to be told of the failures; true once for each half day. */
  readonly isToBeTold: boolean;
};

export type SignInLimit = (attempt: Attempt) => Promise<SignInAttempt>;

type Attempts = Pick<Gradebook, 'startAttempt' | 'forgiveAttempt'>;

/**
 * Slows guessing down without locking anybody out. Failures are counted for all processes together: per address over
 * all accounts, per address and account, and per account over all addresses. Beyond a limit a password is still checked,
 * after a wait, and a wrong one gets 429. A device that signed in before counts by itself, so that nobody else's failures
 * slow it down. Throws SIGN_IN_SLOWED only where more attempts wait than there are places; which of them lose theirs is
 * drawn by lot, from the browser that sends the most.
 */
export function createSignInLimit(gradebook: Attempts, waits = waitsOfProduct): SignInLimit {
  const turns = createFairLines(TURNS);
  const slowTurns = createFairLines(SLOW_TURNS);
  const placesOfPair = createFairLines(PLACES_OF_PAIR);
  const placesOfAccount = createFairLines(PLACES_OF_ACCOUNT);
  const placesOfAll = createFairTurns(PLACES_OF_ALL);
  const senderOf = describeSenders();

  return async ({ request, reply, email, password, device }) => {
    const from = device ?? addressGroup(request.ip);
    const sender = senderOf(request, password);
    const over = AbortSignal.any([closedSignal(reply), AbortSignal.timeout(waits.atMost)]);
    const slow = (seconds: number): GradingError => {
      reply.header('retry-after', seconds);
      return new GradingError('SIGN_IN_SLOWED');
    };
    const { count, forgive } = countAttempts(gradebook);
    /** What a password waits for; one that is not checked does not count. */
    const waitFor = <T>(what: Promise<T>): Promise<T> =>
      what.catch(async () => {
        await forgive();
        throw slow(RETRY_SECONDS);
      });

    const ofAddress = attemptKey('sign-in', from);
    const isAddressSlow =
      device === null && (await count(ofAddress, MOST_FROM_ADDRESS, QUARTER_HOUR_SECONDS));
    using held = new DisposableStack();
    // The turn comes before anything is kept of the account: of a flood of made-up ones nothing is stored.
    const line = isAddressSlow ? slowTurns : turns;
    const turn = held.use(await waitFor(line.take(from, [email, ...sender], over)));
    if (isAddressSlow) await waitFor(delay(waits.atAddress, undefined, { signal: over }));

    const ofPair = attemptKey(device === null ? 'sign-in' : 'known-device', from, email);
    const isPairSlow = await count(ofPair, MOST_FROM_ADDRESS_AT_ACCOUNT, QUARTER_HOUR_SECONDS);
    const ofAccount = attemptKey('sign-in', '', email);
    const isAccountSlow = device === null && (await count(ofAccount, MOST_AT_ACCOUNT, HALF_DAY_SECONDS));
    if (isPairSlow || isAccountSlow) {
      // Other accounts at this address need not wait for this one.
      turn[Symbol.dispose]();
      const ofSlowPair = attemptKey('sign-in-slowly', from, email);
      const isLong = isPairSlow && (await count(ofSlowPair, MOST_AFTER_SHORT_WAIT, QUARTER_HOUR_SECONDS));
      const known = device === null ? 'stranger' : 'known';
      held.use(await waitFor(placesOfAll.take([known, from, ...sender], over)));
      held.use(await waitFor(placesOfPair.take(`${from} ${email}`, sender, over)));
      if (device === null) held.use(await waitFor(placesOfAccount.take(email, [from, ...sender], over)));
      await waitFor(delay(isLong ? waits.long : waits.short, undefined, { signal: over }));
    }
    const notice = attemptKey('sign-in-notice', email);
    const isToBeTold = isAccountSlow && (await isFirst(gradebook, notice));
    const kept = held.move();
    return {
      [Symbol.dispose]: () => kept.dispose(),
      forgive,
      refuse: () => {
        if (isPairSlow || isAccountSlow) return slow(RETRY_SECONDS);
        return isAddressSlow ? slow(1) : new GradingError('SIGN_IN_REFUSED');
      },
      isToBeTold,
    };
  };
}

/** Counts one attempt under several keys; one beyond a limit is not counted there. */
function countAttempts(gradebook: Attempts) {
  const keys: string[] = [];
  return {
    /** Whether there were too many. */
    count: async (key: string, most: number, windowSeconds: number): Promise<boolean> => {
      const secondsLeft = await gradebook.startAttempt({ limits: [{ key, most }], windowSeconds });
      if (secondsLeft === null) keys.push(key);
      return secondsLeft !== null;
    },
    forgive: (): Promise<void> => gradebook.forgiveAttempt({ keys }),
  };
}

async function isFirst(gradebook: Attempts, notice: string): Promise<boolean> {
  const limits = [{ key: notice, most: 1 }];
  return (await gradebook.startAttempt({ limits, windowSeconds: HALF_DAY_SECONDS })) === null;
}

/**
 * Groups attempts of one address by browser, then by password, so that a program that repeats one wrong password, or
 * sends many, competes with the owner as one. The password is kept as an HMAC under a key of this process, and only
 * while the attempt waits.
 */
function describeSenders(): (request: Attempt['request'], password: string) => GroupPath {
  const key = randomBytes(32);
  const digest = (...of: readonly string[]) =>
    createHmac('sha256', key).update(of.join('\0')).digest('base64');
  return ({ ip, headers }, password) => [
    digest('browser', ip, headers['user-agent'] ?? '', headers['accept-language'] ?? ''),
    digest('password', password),
  ];
}

/** Aborts when nobody waits for the answer any more. */
function closedSignal({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const closed = new AbortController();
  if (raw.closed) closed.abort();
  else raw.once('close', () => closed.abort());
  return closed.signal;
}
