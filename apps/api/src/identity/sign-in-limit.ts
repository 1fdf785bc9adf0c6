import { GradingError } from '@greenpen/grading';
import type { Gradebook } from '@greenpen/gradebook';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { setTimeout as delay } from 'node:timers/promises';
import { createAccountTurns } from '../http/account-turns.ts';
import { addressGroup } from '../http/address-group.ts';
import { attemptKey } from './attempt-key.ts';

const QUARTER_HOUR_SECONDS = 15 * 60;
const HALF_DAY_SECONDS = 12 * 60 * 60;

/** How many may fail before further ones are slowed down. */
const MOST_FROM_ADDRESS = 50;
const MOST_FROM_ADDRESS_AT_ACCOUNT = 10;
const MOST_AT_ACCOUNT = 100;

/** Between two passwords that an address or a known device tries slowly at one account. */
const PAUSE_SECONDS = 30;
/** The same, once an account was tried too often from all addresses together. */
const LONG_PAUSE_SECONDS = 5 * 60;
/** How long an address with many failures waits for each password, one after the other. */
const HOLD_MS = 2000;

/** Passwords that an address has checked at once, and how many may wait behind them. */
const TURNS = { atOnce: 2, inLine: 50 };
const SLOW_TURNS = { atOnce: 1, inLine: 20 };

type Attempt = {
  readonly request: Pick<FastifyRequest, 'ip'>;
  readonly reply: Pick<FastifyReply, 'header' | 'raw'>;
  /** In lower case. */
  readonly email: string;
  /** Of a device that signed in to this account before; see `KnownDevices`. */
  readonly device: string | null;
};

/** Dispose of it once the password is checked: the address's next one waits for that. */
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
 * all accounts, per address and account, and per account over all addresses. Beyond a limit the right password still
 * opens, at a bounded rate; a wrong one gets 429. A device that signed in before counts by itself, so that nobody
 * else's failures slow it down. Throws SIGN_IN_SLOWED where a pause is not over yet, and says how long it is.
 */
export function createSignInLimit(gradebook: Attempts, holdMs = HOLD_MS): SignInLimit {
  const turns = createAccountTurns(TURNS);
  const slowTurns = createAccountTurns(SLOW_TURNS);

  const isOver = async (key: string, most: number, windowSeconds: number): Promise<number | null> =>
    gradebook.startAttempt({ limits: [{ key, most }], windowSeconds });

  return async ({ request, reply, email, device }) => {
    const from = device ?? addressGroup(request.ip);
    const slow = (seconds: number): GradingError => {
      reply.header('retry-after', seconds);
      return new GradingError('SIGN_IN_SLOWED');
    };
    const counted: string[] = [];
    const forgive = (): Promise<void> => gradebook.forgiveAttempt({ keys: counted });
    const count = async (key: string, most: number, windowSeconds: number): Promise<boolean> => {
      const isSlow = (await isOver(key, most, windowSeconds)) !== null;
      if (!isSlow) counted.push(key);
      return isSlow;
    };

    const ofAddress = attemptKey('sign-in', from);
    const isAddressSlow =
      device === null && (await count(ofAddress, MOST_FROM_ADDRESS, QUARTER_HOUR_SECONDS));
    // The turn comes before anything is kept of the account: of a flood of made-up ones nothing is stored.
    const closed = closedSignal(reply);
    const turn = await (isAddressSlow ? slowTurns : turns).take(from, closed).catch(async () => {
      await forgive();
      throw slow(PAUSE_SECONDS);
    });
    try {
      if (isAddressSlow) {
        await delay(holdMs, undefined, { signal: closed }).catch(() => {
          throw slow(PAUSE_SECONDS);
        });
      }
      const ofPair = attemptKey(device === null ? 'sign-in' : 'known-device', from, email);
      const isPairSlow = await count(ofPair, MOST_FROM_ADDRESS_AT_ACCOUNT, QUARTER_HOUR_SECONDS);
      const ofAccount = attemptKey('sign-in', '', email);
      const isAccountSlow = device === null && (await count(ofAccount, MOST_AT_ACCOUNT, HALF_DAY_SECONDS));
      if (isPairSlow || isAccountSlow) {
        const pause = isAccountSlow ? LONG_PAUSE_SECONDS : PAUSE_SECONDS;
        const left = await isOver(attemptKey('sign-in-slowly', from, email), 1, pause);
        if (left !== null) {
          await forgive();
          throw slow(left);
        }
      }
      const notice = attemptKey('sign-in-notice', email);
      return {
        [Symbol.dispose]: () => turn[Symbol.dispose](),
        forgive,
        refuse: () => {
          if (isPairSlow || isAccountSlow) return slow(PAUSE_SECONDS);
          return isAddressSlow ? slow(1) : new GradingError('SIGN_IN_REFUSED');
        },
        isToBeTold: isAccountSlow && (await isOver(notice, 1, HALF_DAY_SECONDS)) === null,
      };
    } catch (error) {
      turn[Symbol.dispose]();
      throw error;
    }
  };
}

/** Aborts when nobody waits for the answer any more. */
function closedSignal({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const closed = new AbortController();
  if (raw.closed) closed.abort();
  else raw.once('close', () => closed.abort());
  return closed.signal;
}
