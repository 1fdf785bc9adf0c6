import { AppError } from '@greenpen/api-contract';
import type { Gradebook } from '@greenpen/gradebook';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { setTimeout as delay } from 'node:timers/promises';
import { addressGroup } from '../http/address-group.ts';
import { createFairLines } from '../http/fair-turns.ts';
import { attemptKey } from './attempt-key.ts';
import type { Waits } from './waits.ts';

const QUARTER_HOUR_SECONDS = 15 * 60;
const HOUR_SECONDS = 60 * 60;
const HALF_DAY_SECONDS = 12 * 60 * 60;

/** Failures in a quarter of an hour before passwords are slowed down. */
const FREE_FROM_ADDRESS = 50;
const FREE_AT_ACCOUNT = 10;

/**
 * Failures at one account in an hour: from one address or known device, and from all unknown devices together.
 * NIST SP 800-63B-4, 3.2.2, allows 100 in a row. One address cannot use up the account's on its own.
 */
const MOST_OF_ADDRESS_AT_ACCOUNT = 60;
const MOST_AT_ACCOUNT = 100;

/** Passwords that an address or known device has under way at once, and how many may wait behind them. */
const TURNS = { atOnce: 2, inLine: 50 };

const RETRY_SECONDS = 5;

type Attempt = {
  readonly request: Pick<FastifyRequest, 'ip'>;
  readonly reply: Pick<FastifyReply, 'header' | 'raw'>;
  /** In lower case. */
  readonly email: string;
  /** Of a device that signed in to this account before; see `KnownDevices`. */
  readonly device: string | null;
  /** Called once in half a day when the account's failures are used up, by whichever attempt finds that first. */
  readonly tellOwner: () => Promise<void>;
};

/** Dispose of it once the password is checked: others wait for that. */
export type SignInAttempt = Disposable & {
  /** It was the right password, so it does not count. */
  readonly forgive: () => Promise<void>;
  /** The answer to a wrong password. */
  readonly refuse: () => AppError;
};

export type SignInLimit = (attempt: Attempt) => Promise<SignInAttempt>;

type Options = {
  readonly gradebook: Pick<Gradebook, 'attempts'>;
  readonly hasMail: boolean;
  readonly waits: Waits;
};

/**
 * Limits guesses at an account and slows down those of an address, counted for all processes together. Once an account's
 * guesses are used up, only known devices get further, and a link to its mailbox makes a device known: throws
 * SIGN_IN_BY_LINK then, or SIGN_IN_BY_DEVICE where no mail is sent. Other accounts at a busy address still get their
 * turns, drawn by lot between accounts; SIGN_IN_SLOWED where its line is full.
 */
export function createSignInLimit({ gradebook, hasMail, waits }: Options): SignInLimit {
  const lines = createFairLines(TURNS);

  return async ({ request, reply, email, device, tellOwner }) => {
    const from = device ?? addressGroup(request.ip);
    const over = AbortSignal.any([closedSignal(reply), AbortSignal.timeout(waits.atMost)]);
    const attempts = countAttempts(gradebook);
    const slow = (): AppError => {
      reply.header('retry-after', RETRY_SECONDS);
      return new AppError('SIGN_IN_SLOWED');
    };
    /** A password that is not checked does not count. */
    const waitFor = <T>(what: Promise<T>): Promise<T> =>
      what.catch(async () => {
        await attempts.forgive();
        throw slow();
      });

    // The turn comes before anything is kept of the account: little is stored of a flood of made-up ones.
    using held = new DisposableStack();
    const turn = held.use(await waitFor(lines.take(from, [email], over)));
    const of = device === null ? 'sign-in' : 'known-device';
    const limits = [{ key: attemptKey(of, from, email), most: MOST_OF_ADDRESS_AT_ACCOUNT }];
    if (device === null) limits.push({ key: attemptKey('sign-in', '', email), most: MOST_AT_ACCOUNT });
    const secondsLeft = await attempts.count(limits, HOUR_SECONDS);
    if (secondsLeft !== null) {
      const notice = [{ key: attemptKey('sign-in-notice', email), most: 1 }];
      const isTold = await gradebook.attempts.start({ limits: notice, windowSeconds: HALF_DAY_SECONDS });
      if (isTold === null) await tellOwner();
      reply.header('retry-after', secondsLeft);
      throw new AppError(hasMail ? 'SIGN_IN_BY_LINK' : 'SIGN_IN_BY_DEVICE');
    }
    const isSlow = async (key: string, most: number): Promise<boolean> =>
      (await attempts.count([{ key, most }], QUARTER_HOUR_SECONDS)) !== null;
    const isAddressSlow = device === null && (await isSlow(attemptKey('sign-in', from), FREE_FROM_ADDRESS));
    const isAccountSlow = await isSlow(attemptKey('sign-in-slowly', from, email), FREE_AT_ACCOUNT);
    if (isAddressSlow) await waitFor(delay(waits.atAddress, undefined, { signal: over }));
    if (isAccountSlow) {
      // Other accounts at this address need not wait for this one.
      turn[Symbol.dispose]();
      await waitFor(delay(waits.atAccount, undefined, { signal: over }));
    }
    const kept = held.move();
    return {
      [Symbol.dispose]: () => kept.dispose(),
      forgive: attempts.forgive,
      refuse: () => (isAddressSlow || isAccountSlow ? slow() : new AppError('SIGN_IN_REFUSED')),
    };
  };
}

type Limits = Parameters<Gradebook['attempts']['start']>[0]['limits'];

/** Counts one attempt under several keys; one beyond a limit is not counted there. */
function countAttempts(gradebook: Options['gradebook']) {
  const keys: string[] = [];
  return {
    /** Seconds left where there were too many; else null. */
    count: async (limits: Limits, windowSeconds: number): Promise<number | null> => {
      const secondsLeft = await gradebook.attempts.start({ limits, windowSeconds });
      if (secondsLeft === null) keys.push(...limits.map(({ key }) => key));
      return secondsLeft;
    },
    forgive: (): Promise<void> => gradebook.attempts.forgive({ keys }),
  };
}

/** Aborts when nobody waits for the answer any more. */
function closedSignal({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const closed = new AbortController();
  if (raw.closed) closed.abort();
  else raw.once('close', () => closed.abort());
  return closed.signal;
}
