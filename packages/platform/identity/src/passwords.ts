import { AppError } from '@greenpen/api-contract';
import type { Gradebook, OwnAccount } from '@greenpen/gradebook';
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { attemptKey, countAttempt } from './attempts.ts';
import { createFairTurns } from './fair-turns.ts';

type Cost = { readonly log2n: number; readonly blockSize: number; readonly parallel: number };

/** The cost of new hashes: one of the settings in OWASP's password storage cheat sheet, 32 MiB. Tests lower it. */
export const hashing: { cost: Cost } = { cost: { log2n: 15, blockSize: 8, parallel: 3 } };

const stored = /^scrypt\$(\d{2})\$(\d{1,2})\$(\d{1,2})\$([\w-]+)\$([\w-]+)$/u;

/**
 * Whose request a hash is computed for: a known account or device, or a stranger's address. All strangers together
 * share half of the processor time.
 */
export type HashedFor = readonly [who: 'known' | 'stranger', id: string];

const thisServer: HashedFor = ['known', 'server'];

/**
 * Returns "scrypt$15$8$3$salt$hash", both in base64url. The whole password counts, in Unicode form NFKC. Throws
 * SERVER_BUSY, like `verifyPassword`, if too many passwords are waiting to be hashed.
 */
export async function hashPassword(password: string, hashedFor: HashedFor = thisServer): Promise<string> {
  const salt = randomBytes(16);
  const { cost } = hashing;
  const hash = await derive({ password, salt, setting: cost, hashedFor });
  return [
    'scrypt',
    cost.log2n,
    cost.blockSize,
    cost.parallel,
    salt.toString('base64url'),
    hash.toString('base64url'),
  ].join('$');
}

export async function verifyPassword({
  hash,
  password,
  hashedFor = thisServer,
}: {
  hash: string;
  password: string;
  hashedFor?: HashedFor;
}): Promise<boolean> {
  const [, log2n, blockSize, parallel, salt, expected] = stored.exec(hash) ?? [];
  if (salt === undefined || expected === undefined) return false;
  const setting = { log2n: Number(log2n), blockSize: Number(blockSize), parallel: Number(parallel) };
  const given = await derive({ password, salt: Buffer.from(salt, 'base64url'), setting, hashedFor });
  const wanted = Buffer.from(expected, 'base64url');
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Each hash takes 32 MiB and a thread of Node's pool, which file access also needs. */
const turns = createFairTurns({ atOnce: 2, inLine: 300 });

type Derivation = {
  readonly password: string;
  readonly salt: Buffer;
  readonly setting: Cost;
  readonly hashedFor: HashedFor;
};

async function derive({ password, salt, setting, hashedFor }: Derivation): Promise<Buffer> {
  const turn = await turns.take(hashedFor).catch(() => {
    throw new AppError('SERVER_BUSY', 'password hashes');
  });
  try {
    return await runScrypt(password, salt, setting);
  } finally {
    turn[Symbol.dispose]();
  }
}

function runScrypt(password: string, salt: Buffer, { log2n, blockSize, parallel }: Cost): Promise<Buffer> {
  const options = { N: 2 ** log2n, r: blockSize, p: parallel, maxmem: 64 * 1024 * 1024 };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, 32, options, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });
}

/** Maximum wrong passwords per session, across all calls that ask for one. */
const MOST_WRONG = 10;
const WINDOW_SECONDS = 15 * 60;
/** For accounts without a password: maximum age of the sign-in. */
const FRESH_MS = 10 * 60 * 1000;

type PasswordPorts = {
  readonly gradebook: Pick<Gradebook, 'accounts' | 'attempts'>;
  readonly now: () => Date;
};

type Confirmation = {
  readonly ownerId: string;
  readonly session: { readonly id: string; readonly startedAt: Date } | null;
  readonly currentPassword: string;
};

/**
 * Checks the current password for a sensitive change, or a recent sign-in for an account without one. Wrong passwords
 * are counted per session, so a stolen session can neither continue guessing nor lock out the owner elsewhere.
 * Returns the account; throws PASSWORD_WRONG, RATE_LIMITED or SIGN_IN_AGAIN.
 */
export async function assertCurrentPassword(
  { gradebook, now }: PasswordPorts,
  { ownerId, session, currentPassword }: Confirmation,
): Promise<OwnAccount> {
  const account = await gradebook.accounts.get({ ownerId });
  const { passwordHash } = account;
  if (passwordHash === null) {
    const age = now().getTime() - (session?.startedAt.getTime() ?? 0);
    if (age > FRESH_MS) throw new AppError('SIGN_IN_AGAIN');
    return account;
  }
  const key = attemptKey('current-password', ownerId, session?.id ?? '');
  await countAttempt(gradebook, { limits: [{ key, most: MOST_WRONG }], windowSeconds: WINDOW_SECONDS });
  const shown = { hash: passwordHash, password: currentPassword, hashedFor: ['known', ownerId] } as const;
  if (!(await verifyPassword(shown))) throw new AppError('PASSWORD_WRONG');
  await gradebook.attempts.forgive({ keys: [key] });
  return account;
}
