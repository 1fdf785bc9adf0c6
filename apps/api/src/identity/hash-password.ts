import { AppError } from '@greenpen/api-contract';
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { createFairTurns } from '../http/fair-turns.ts';

type Cost = { readonly log2n: number; readonly blockSize: number; readonly parallel: number };

/** The cost of new hashes: one of the settings in OWASP's password storage cheat sheet, 32 MiB. Tests lower it. */
export const hashing: { cost: Cost } = { cost: { log2n: 15, blockSize: 8, parallel: 3 } };

const stored = /^scrypt\$(\d{2})\$(\d{1,2})\$(\d{1,2})\$([\w-]+)\$([\w-]+)$/u;

/**
 * For whom a hash is computed: an account or device that is known to us, or the address of a stranger. Strangers share
 * half of the processor's time however many they are.
 */
export type HashedFor = readonly [who: 'known' | 'stranger', id: string];

const thisServer: HashedFor = ['known', 'server'];

/**
 * "scrypt$15$8$3$salt$hash", both in base64url; the whole password counts, in one Unicode form. Throws SERVER_BUSY, as
 * `verifyPassword` does, where too many passwords wait to be hashed.
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

/** Each takes 32 MiB and a thread of Node's pool, whose others are for files. */
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
