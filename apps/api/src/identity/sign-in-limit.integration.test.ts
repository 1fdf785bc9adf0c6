import { openGradebook, type Gradebook } from '@greenpen/gradebook';
import { createTestDatabase } from '@greenpen/gradebook/testing';
import type { FastifyReply } from 'fastify';
import { EventEmitter } from 'node:events';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { createSignInLimit, type SignInLimit, type SignInWaits } from './sign-in-limit.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let processes: readonly [Gradebook, Gradebook];
let limits: readonly [SignInLimit, SignInLimit];
let headers: Record<string, unknown> = {};

const tenMinutes = 600_000;
const brief: SignInWaits = { atAddress: 1, short: 1, long: 1, atMost: tenMinutes };

beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'));
  const { databaseUrl } = database;
  processes = [
    openGradebook({ databaseUrl, applicationName: 'one' }),
    openGradebook({ databaseUrl, applicationName: 'other' }),
  ];
});
beforeEach(async () => {
  headers = {};
  limits = [createSignInLimit(processes[0], brief), createSignInLimit(processes[1], brief)];
  await processes[0].database.execute('delete from rate_limit');
});
afterAll(async () => {
  await Promise.all(processes.map((gradebook) => gradebook.close()));
  await database.drop();
});

const fake = {
  header: (name: string, value: unknown) => (headers[name] = value),
  raw: Object.assign(new EventEmitter().setMaxListeners(0), { closed: false }),
};
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing else of it is asked for
const reply = fake as unknown as FastifyReply;

type From = {
  readonly on?: SignInLimit | undefined;
  readonly device?: string | null;
  readonly password?: string;
  readonly browser?: string;
};

let passwords = 0;

async function tryFrom(
  ip: string,
  email: string,
  {
    on = limits[0],
    device = null,
    browser = 'a browser',
    password = `password ${(passwords += 1)}`,
  }: From = {},
) {
  const request = { ip, headers: { 'user-agent': browser } };
  const attempt = await on({ request, reply, email, password, device });
  attempt[Symbol.dispose]();
  return attempt;
}

/** What a wrong password is answered with. */
const guess = async (ip: string, email: string, from: From = {}) =>
  (await tryFrom(ip, email, from)).refuse().code;

const laterBy = (ms: number) =>
  processes[0].database.execute(`update rate_limit set last_request = last_request - ${ms}`);

describe('signing in', () => {
  it('answers 429 to one guess at each of many accounts from one address, and to nobody else', async () => {
    for (let account = 0; account < 50; account += 1) {
      expect(await guess('198.51.100.7', `${account}@example.edu`)).toBe('SIGN_IN_REFUSED');
    }
    for (let account = 50; account < 60; account += 1) {
      expect(await guess('198.51.100.7', `${account}@example.edu`)).toBe('SIGN_IN_SLOWED');
    }
    expect(headers['retry-after']).toBe(1);
    expect(await guess('203.0.113.8', '0@example.edu')).toBe('SIGN_IN_REFUSED');
  });

  it('lets the right password through from an address with many failures, one at a time', async () => {
    for (let account = 0; account < 50; account += 1) await guess('198.51.100.7', `${account}@example.edu`);
    const attempts = await Promise.allSettled(
      Array.from({ length: 60 }, (_, at) => tryFrom('198.51.100.7', `right-${at}@example.edu`)),
    );
    const checked = attempts.filter(({ status }) => status === 'fulfilled').length;
    // One has its turn, 20 wait for it, and few come while turns end: what a flood costs is bounded.
    expect(checked).toBeGreaterThanOrEqual(21);
    expect(checked).toBeLessThan(45);
    await expect(tryFrom('198.51.100.7', 'kim@example.edu')).resolves.toMatchObject({ isToBeTold: false });
  });

  it('still checks passwords at an account after ten failures from one address, and answers 429', async () => {
    for (let time = 0; time < 10; time += 1) {
      expect(await guess('198.51.100.7', 'ana@example.edu', { on: limits[time % 2] })).toBe(
        'SIGN_IN_REFUSED',
      );
    }
    for (let time = 0; time < 15; time += 1) {
      expect(await guess('198.51.100.7', 'ana@example.edu')).toBe('SIGN_IN_SLOWED');
    }
    expect(headers['retry-after']).toBeLessThanOrEqual(5);
    await expect(tryFrom('198.51.100.7', 'ana@example.edu')).resolves.toMatchObject({ isToBeTold: false });
    expect(await guess('198.51.100.7', 'kim@example.edu')).toBe('SIGN_IN_REFUSED');
    expect(await guess('203.0.113.8', 'ana@example.edu')).toBe('SIGN_IN_REFUSED');
  });

  it('makes an account wait that is tried from many addresses, and has its owner told once', async () => {
    const told: boolean[] = [];
    for (let time = 0; time < 110; time += 1) {
      told.push((await tryFrom(`198.51.100.${time}`, 'ana@example.edu')).isToBeTold);
    }
    expect(told.flatMap((isTold, time) => (isTold ? [time] : []))).toEqual([100]);
    expect(headers['retry-after']).toBeUndefined();
    // A typo on a new address costs the owner seconds.
    expect(await guess('203.0.113.8', 'ana@example.edu')).toBe('SIGN_IN_SLOWED');
    expect(headers['retry-after']).toBeLessThanOrEqual(5);
    await expect(tryFrom('203.0.113.8', 'ana@example.edu')).resolves.toMatchObject({ isToBeTold: false });
  });

  it('is not slowed down by others on a device that signed in before', async () => {
    const device = { device: 'mark of ana' };
    for (let time = 0; time < 110; time += 1) await tryFrom(`198.51.100.${time}`, 'ana@example.edu');
    for (let account = 0; account < 50; account += 1) await guess('203.0.113.8', `${account}@example.edu`);
    for (let time = 0; time < 10; time += 1) {
      expect(await guess('203.0.113.8', 'ana@example.edu', device)).toBe('SIGN_IN_REFUSED');
    }
    expect(await guess('203.0.113.8', 'ana@example.edu', device)).toBe('SIGN_IN_SLOWED');
  });

  it('takes all addresses of one IPv6 network for one, which its owner changes at will', async () => {
    for (let time = 0; time < 10; time += 1) {
      await guess(`2001:db8:1:2:${time.toString(16)}::7`, 'ana@example.edu');
    }
    expect(await guess('2001:db8:1:2:ffff::1', 'ana@example.edu')).toBe('SIGN_IN_SLOWED');
    expect(await guess('2001:db8:1:3::1', 'ana@example.edu')).toBe('SIGN_IN_REFUSED');
  });

  it('keeps nothing of guesses that do not get a turn', async () => {
    for (let account = 0; account < 50; account += 1) await guess('198.51.100.7', `${account}@example.edu`);
    const more = await Promise.allSettled(
      Array.from({ length: 60 }, (_, at) => tryFrom('198.51.100.7', `more-${at}@example.edu`)),
    );
    const checked = more.filter(({ status }) => status === 'fulfilled').length;
    expect(checked).toBeLessThan(45);
    const { rows } = await processes[0].database.execute('select key from rate_limit');
    // Of the address, and two of each of the accounts whose passwords were checked.
    expect(rows).toHaveLength(1 + 2 * (50 + checked));
  });

  it('counts guesses that are made at once, too', async () => {
    const guesses = Array.from({ length: 40 }, (_, at) =>
      guess('198.51.100.7', 'ana@example.edu', { on: limits[at % 2] }),
    );
    const outcomes = await Promise.all(guesses);
    expect(outcomes.filter((code) => code === 'SIGN_IN_REFUSED')).toHaveLength(10);
    expect(outcomes.filter((code) => code === 'SIGN_IN_SLOWED')).toHaveLength(30);
  });

  it('lets the first ones through that come at once, whoever of them is noted first', async () => {
    for (let round = 0; round < 60; round += 1) {
      const guesses = Array.from({ length: 8 }, (_, at) =>
        tryFrom(`198.51.100.${round}`, `${round}@example.edu`, { on: limits[at % 2] }),
      );
      await expect(Promise.all(guesses)).resolves.toHaveLength(8);
    }
  });

  it('is slowed down for nobody by right passwords that came at once', async () => {
    const attempts = await Promise.allSettled(
      Array.from({ length: 40 }, () => tryFrom('198.51.100.7', 'ana@example.edu')),
    );
    for (const attempt of attempts) if (attempt.status === 'fulfilled') await attempt.value.forgive();
    await laterBy(30_000);
    for (let time = 0; time < 10; time += 1) {
      expect(await guess('198.51.100.7', 'ana@example.edu')).toBe('SIGN_IN_REFUSED');
    }
    expect(await guess('198.51.100.7', 'ana@example.edu')).toBe('SIGN_IN_SLOWED');
  });

  it('does not count the right password, and begins anew after a quarter of an hour', async () => {
    for (let time = 0; time < 30; time += 1) {
      const attempt = await tryFrom('198.51.100.7', 'ana@example.edu');
      await attempt.forgive();
    }
    for (let time = 0; time < 10; time += 1) await guess('198.51.100.7', 'ana@example.edu');
    expect(await guess('198.51.100.7', 'ana@example.edu')).toBe('SIGN_IN_SLOWED');
    await laterBy(900_000);
    expect(await guess('198.51.100.7', 'ana@example.edu')).toBe('SIGN_IN_REFUSED');
  });

  it('keeps no address in what it counts, and forgets it after a day', async () => {
    await tryFrom('198.51.100.7', 'ana@example.edu');
    const { rows } = await processes[0].database.execute('select * from rate_limit');
    expect(JSON.stringify(rows)).not.toMatch(/ana|198\.51/u);
    expect(await processes[0].sweepAttempts()).toBe(0);
    await laterBy(86_400_001);
    expect(await processes[0].sweepAttempts()).toBe(3);
  });
});

/** How far attempts have come that were made at once; each of the checked ones keeps its place meanwhile. */
async function settle(attempts: readonly Promise<unknown>[]) {
  const refused = new Set<number>();
  const checked = new Set<number>();
  for (const [at, attempt] of attempts.entries()) {
    attempt.then(
      () => checked.add(at),
      () => refused.add(at),
    );
  }
  await vi.waitFor(() => expect(refused.size + checked.size).toBe(attempts.length), { timeout: 60_000 });
  return { refused, checked };
}

/** Attempts at Ana's account after ten failures, which wait until the test ends. */
describe('passwords that wait', () => {
  const ana = 'ana@example.edu';
  const endless: SignInWaits = { ...brief, short: tenMinutes, long: tenMinutes };
  const owner = { browser: 'her own browser', password: 'right' };

  const failTenTimes = async (ip: string) => {
    for (let time = 0; time < 10; time += 1) await guess(ip, ana);
  };

  it('have so many places from one address, and the others wait in a line of bounded length', async () => {
    await failTenTimes('198.51.100.7');
    const on = createSignInLimit(processes[0], { ...endless, atMost: 3000 });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 35 }, () => tryFrom('198.51.100.7', ana, { on })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toEqual([]);
    const { rows } = await processes[0].database.execute('select count from rate_limit order by count desc');
    // What was not checked does not count.
    expect(rows.map(({ count }) => Number(count))).toEqual([10, 10, 10, 0]);
  });

  it.each([
    ['many passwords of one program', (at: number) => ({ browser: 'program', password: `wrong ${at}` })],
    ['one wrong password again and again', () => ({ ...owner, password: 'wrong' })],
  ])('let the right one through while the same address sends %s', async (_name, wrongOne) => {
    await failTenTimes('198.51.100.7');
    const on = createSignInLimit(processes[0], { ...brief, short: 20, long: 20 });
    const wrong = Array.from({ length: 120 }, (_, at) =>
      tryFrom('198.51.100.7', ana, { on, ...wrongOne(at) }),
    );
    const right = tryFrom('198.51.100.7', ana, { on, ...owner });
    const { checked, refused } = await settle([...wrong, right]);
    expect(checked.has(120)).toBe(true);
    expect(refused.size).toBeGreaterThan(20);
  });

  it('let a right one through from a quiet address while others flood the account from theirs', async () => {
    for (let time = 0; time < 100; time += 1) await guess(`192.0.2.${time}`, ana);
    const on = createSignInLimit(processes[0], { ...brief, short: 20, long: 20 });
    const wrong = Array.from({ length: 200 }, (_, at) => tryFrom(`198.51.100.${at % 4}`, ana, { on }));
    const right = tryFrom('203.0.113.8', ana, { on, ...owner });
    const { checked } = await settle([...wrong, right]);
    expect(checked.has(200)).toBe(true);
  });

  it('do not hold up other accounts at their address', async () => {
    await failTenTimes('198.51.100.7');
    const on = createSignInLimit(processes[0], { ...endless, atMost: 3000 });
    const waiting = Promise.allSettled(Array.from({ length: 8 }, () => tryFrom('198.51.100.7', ana, { on })));
    expect(await guess('198.51.100.7', 'kim@example.edu', { on })).toBe('SIGN_IN_REFUSED');
    await waiting;
  });

  it('are given up when nobody waits for the answer any more', async () => {
    await failTenTimes('198.51.100.7');
    const on = createSignInLimit(processes[0], endless);
    const settled = Promise.allSettled([tryFrom('198.51.100.7', ana, { on })]);
    await vi.waitFor(() => expect(fake.raw.listenerCount('close')).toBeGreaterThan(0));
    await vi.waitFor(async () => {
      const { rows } = await processes[0].database.execute('select count from rate_limit');
      expect(rows).toHaveLength(4);
    });
    fake.raw.emit('close');
    const [outcome] = await settled;
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'SIGN_IN_SLOWED' } });
  });
});
