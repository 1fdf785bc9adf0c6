import { openGradebook, type Gradebook } from '@greenpen/gradebook';
import { createTestDatabase } from '@greenpen/gradebook/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { TooManyAttempts } from './attempts.ts';
import { createSignInLimit, type SignInLimit } from './sign-in-limits.ts';
import type { Waits } from './waits.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let processes: readonly [Gradebook, Gradebook];
let limits: readonly [SignInLimit, SignInLimit];
let retryAfter = 0;
let client = new AbortController();
let told: string[] = [];

const tenMinutes = 600_000;
const brief: Waits = { atAddress: 1, atAccount: 1, atMost: tenMinutes, evenAnswer: 0 };

const openLimit = (gradebook: Gradebook, waits: Partial<Waits> = {}, hasMail = true) =>
  createSignInLimit({ gradebook, hasMail, waits: { ...brief, ...waits } });

beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'));
  const { databaseUrl } = database;
  processes = [
    openGradebook({ databaseUrl, applicationName: 'one' }),
    openGradebook({ databaseUrl, applicationName: 'other' }),
  ];
});
beforeEach(async () => {
  retryAfter = 0;
  client = new AbortController();
  told = [];
  limits = [openLimit(processes[0]), openLimit(processes[1])];
  await processes[0].database.execute('delete from rate_limit');
});
afterAll(async () => {
  await Promise.all(processes.map((gradebook) => gradebook.close()));
  await database.drop();
});

type From = { readonly on?: SignInLimit | undefined; readonly device?: string | null };

const attack = '198.51.100.7';
const ana = 'ana@example.edu';

async function tryFrom(ip: string, email: string, { on = limits[0], device = null }: From = {}) {
  const notifyOwner = async () => void told.push(email);
  const attempt = await on({ address: ip, closed: client.signal, email, device, notifyOwner });
  attempt[Symbol.dispose]();
  return attempt;
}

/** The response to a wrong password. */
async function guess(ip: string, email: string, from: From = {}): Promise<string> {
  try {
    throw (await tryFrom(ip, email, from)).refuse();
  } catch (error) {
    if (error instanceof TooManyAttempts) retryAfter = error.retryAfterSeconds;
    return error instanceof Error && 'code' in error ? String(error.code) : 'other';
  }
}

async function guessTimes(times: number, ip: string, email: string, from: From = {}): Promise<string[]> {
  const codes: string[] = [];
  for (let time = 0; time < times; time += 1) codes.push(await guess(ip, email, from));
  return codes;
}

const guessAtMany = (times: number) =>
  Promise.all(Array.from({ length: times }, (_, at) => guess(attack, `${at}@example.edu`)));

/** Number of each response. */
const tally = (codes: readonly string[]) =>
  Object.fromEntries([...Map.groupBy(codes, (code) => code)].map(([code, all]) => [code, all.length]));

const laterBy = (ms: number) =>
  processes[0].database.execute(`update rate_limit set last_request = last_request - ${ms}`);

// ASVS-6.3.1
describe('guesses at one account', () => {
  it('are delayed after ten from one address, and refused after sixty in an hour', async () => {
    const codes = await guessTimes(80, attack, ana);
    expect(tally(codes)).toEqual({ SIGN_IN_REFUSED: 10, SIGN_IN_SLOWED: 50, SIGN_IN_BY_LINK: 20 });
    expect(retryAfter).toBeGreaterThan(3000);
    await expect(tryFrom(attack, 'kim@example.edu')).resolves.toMatchObject({});
    // One address alone does not lock the account for others.
    await expect(tryFrom('203.0.113.8', ana)).resolves.toMatchObject({});
  });

  it('are refused after a hundred from all addresses, counted over all processes', async () => {
    const guesses = Array.from({ length: 300 }, (_, at) =>
      guess(`198.51.${at % 200}.7`, ana, { on: limits[at % 2] }),
    );
    const counted = tally(await Promise.all(guesses));
    expect(counted).toEqual({ SIGN_IN_REFUSED: 100, SIGN_IN_BY_LINK: 200 });
    await laterBy(3_600_000);
    expect(await guess(attack, ana)).toBe('SIGN_IN_REFUSED');
  });

  it('are reported to the user once, and refused at once at the limit', async () => {
    const on = openLimit(processes[0], { atAccount: tenMinutes, atAddress: tenMinutes });
    for (let address = 0; address < 10; address += 1) await guessTimes(10, `198.51.100.${address}`, ana);
    expect(told).toEqual([]);
    expect(await guessTimes(3, '198.51.100.1', ana, { on })).toEqual(
      Array.from({ length: 3 }, () => 'SIGN_IN_BY_LINK'),
    );
    expect(told).toEqual([ana]);
  });

  it('name the ways to sign in if mail is off', async () => {
    await guessTimes(60, attack, ana);
    const on = openLimit(processes[0], {}, false);
    expect(await guess(attack, ana, { on })).toBe('SIGN_IN_BY_DEVICE');
  });

  it('never delay a known device, whose guesses are limited separately', async () => {
    for (let address = 0; address < 12; address += 1) await guessTimes(10, `198.51.100.${address}`, ana);
    await Promise.all(
      Array.from({ length: 60 }, (_, account) => guess('203.0.113.8', `${account}@example.edu`)),
    );
    const codes = await guessTimes(70, '203.0.113.8', ana, { device: 'mark of ana' });
    expect(tally(codes)).toEqual({ SIGN_IN_REFUSED: 10, SIGN_IN_SLOWED: 50, SIGN_IN_BY_LINK: 10 });
    expect(await guess('203.0.113.8', 'kim@example.edu', { device: 'mark of kim' })).toBe('SIGN_IN_REFUSED');
  });

  it('count an IPv6 network as one address, because its owner can change the rest', async () => {
    for (let time = 0; time < 10; time += 1) await guess(`2001:db8:1:2:${time.toString(16)}::7`, ana);
    expect(await guess('2001:db8:1:2:ffff::1', ana)).toBe('SIGN_IN_SLOWED');
    expect(await guess('2001:db8:1:3::1', ana)).toBe('SIGN_IN_REFUSED');
  });

  it('do not count where the password was right, and begin anew after a quarter of an hour', async () => {
    for (let time = 0; time < 30; time += 1) await (await tryFrom(attack, ana)).forgive();
    expect(tally(await guessTimes(11, attack, ana))).toEqual({ SIGN_IN_REFUSED: 10, SIGN_IN_SLOWED: 1 });
    await laterBy(900_000);
    expect(await guess(attack, ana)).toBe('SIGN_IN_REFUSED');
  });

  it('admit concurrent correct passwords', async () => {
    const attempts = await Promise.all(Array.from({ length: 40 }, () => tryFrom(attack, ana)));
    for (const attempt of attempts) await attempt.forgive();
    await laterBy(30_000);
    expect(tally(await guessTimes(10, attack, ana))).toEqual({ SIGN_IN_REFUSED: 10 });
  });
});

// ASVS-6.3.1
describe('guesses from one address', () => {
  it('at many accounts are delayed after fifty, without delaying other addresses', async () => {
    expect(tally(await guessAtMany(50))).toEqual({ SIGN_IN_REFUSED: 50 });
    expect(await guess(attack, 'next@example.edu')).toBe('SIGN_IN_SLOWED');
    expect(retryAfter).toBe(5);
    expect(await guess('203.0.113.8', '0@example.edu')).toBe('SIGN_IN_REFUSED');
    // The right password still works from there.
    await expect(tryFrom(attack, 'kim@example.edu')).resolves.toMatchObject({});
  });

  it('do not delay other accounts at the address', async () => {
    await guessAtMany(50);
    const on = openLimit(processes[0], { atAddress: 5 });
    const flood = Array.from({ length: 200 }, () => guess(attack, ana, { on }));
    await expect(tryFrom(attack, 'kim@example.edu', { on })).resolves.toMatchObject({});
    expect(Object.keys(tally(await Promise.all(flood))).toSorted()).toEqual(['SIGN_IN_SLOWED']);
  });

  it('store nothing for attempts without a turn', async () => {
    await guessAtMany(50);
    const held = await rowsHeld();
    const on = openLimit(processes[0], { atAddress: 20 });
    const more = Array.from({ length: 300 }, (_, at) => guess(attack, `more-${at}@example.edu`, { on }));
    await Promise.all(more);
    expect((await rowsHeld()) - held).toBeLessThan(3 * 100);
  });

  it('wait no longer than the client does, and do not count then', async () => {
    await guessTimes(10, attack, ana);
    const on = openLimit(processes[0], { atAccount: tenMinutes });
    const settled = guess(attack, ana, { on });
    await vi.waitFor(async () => expect(await mostCounted()).toBe(11));
    client.abort();
    expect(await settled).toBe('SIGN_IN_SLOWED');
    expect(await mostCounted()).toBe(10);
  });
});

async function rowsHeld(): Promise<number> {
  return (await processes[0].database.execute('select key from rate_limit')).rows.length;
}

async function mostCounted(): Promise<number> {
  const { rows } = await processes[0].database.execute('select max(count) as most from rate_limit');
  return Number(rows[0]?.['most']);
}

describe('what is counted', () => {
  // ASVS-6.3.1
  it('holds no address, and is forgotten after a day', async () => {
    await tryFrom(attack, ana);
    const { rows } = await processes[0].database.execute('select * from rate_limit');
    expect(JSON.stringify(rows)).not.toMatch(/ana|198\.51/u);
    expect(await processes[0].attempts.sweep()).toBe(0);
    await laterBy(86_400_001);
    expect(await processes[0].attempts.sweep()).toBe(4);
  });
});
