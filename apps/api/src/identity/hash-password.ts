import { createTurns, GradingError } from '@greenpen/grading';
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

type Cost = { readonly log2n: number; readonly blockSize: number; readonly parallel: number };

/** One of the equal settings that OWASP's password storage cheat sheet names for scrypt: 32 MiB. */
const cost: Cost = { log2n: 15, blockSize: 8, parallel: 3 };

const stored = /^scrypt\$(\d{2})\$(\d{1,2})\$(\d{1,2})\$([\w-]+)\$([\w-]+)$/u;

/** "scrypt$15$8$3$salt$hash", both in base64url; the whole password counts, in one Unicode form. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, cost);
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
}: {
  hash: string;
  password: string;
}): Promise<boolean> {
  const [, log2n, blockSize, parallel, salt, expected] = stored.exec(hash) ?? [];
  if (salt === undefined || expected === undefined) return false;
  const stands = { log2n: Number(log2n), blockSize: Number(blockSize), parallel: Number(parallel) };
  const given = await derive(password, Buffer.from(salt, 'base64url'), stands);
  const wanted = Buffer.from(expected, 'base64url');
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Each takes 32 MiB and a thread of Node's pool, whose others are for files. */
const turns = createTurns(2);
const MOST_WAITING = 300;

/** Throws SERVER_BUSY where so many wait that a flood would exhaust the processor. */
async function derive(password: string, salt: Buffer, setting: Cost): Promise<Buffer> {
  if (turns.count().waiting >= MOST_WAITING) throw new GradingError('SERVER_BUSY', 'password hashes');
  const turn = await turns.take();
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
