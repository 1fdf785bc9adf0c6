import { openGradebook, type Gradebook } from '@greenpen/gradebook';
import { createTestDatabase } from '@greenpen/gradebook/testing';
import type { FastifyReply } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { startSignIn } from './sign-in-limit.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let processes: readonly [Gradebook, Gradebook];
let headers: Record<string, unknown> = {};

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
  await processes[0].database.execute('delete from rate_limit');
});
afterAll(async () => {
  await Promise.all(processes.map((gradebook) => gradebook.close()));
  await database.drop();
});

const fake = { header: (name: string, value: unknown) => (headers[name] = value) };
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing else of it is asked for
const reply = fake as unknown as FastifyReply;

const tryFrom = (ip: string, email: string, on = processes[0]) =>
  startSignIn(on, { request: { ip }, reply, email });

describe('signing in', () => {
  it('stops one guess at each of many accounts for the address that makes them, and for nobody else', async () => {
    for (let account = 0; account < 50; account += 1) {
      await tryFrom('198.51.100.7', `${account}@example.edu`);
    }
    await expect(tryFrom('198.51.100.7', 'never-asked@example.edu')).rejects.toThrow('RATE_LIMITED');
    expect(headers['retry-after']).toBeGreaterThan(850);
    expect(headers['retry-after']).toBeLessThanOrEqual(900);
    await tryFrom('203.0.113.8', '0@example.edu');
  });

  it('stops guesses at one account from one address alone, whichever process they reach', async () => {
    for (let guess = 0; guess < 10; guess += 1) {
      await tryFrom('198.51.100.7', 'ana@example.edu', processes[guess % 2]);
    }
    for (const on of processes) {
      await expect(tryFrom('198.51.100.7', 'ana@example.edu', on)).rejects.toThrow('RATE_LIMITED');
    }
    await tryFrom('198.51.100.7', 'kim@example.edu');
    await tryFrom('203.0.113.8', 'ana@example.edu');
  });

  it('takes all addresses of one IPv6 network for one, which its owner changes at will', async () => {
    for (let guess = 0; guess < 10; guess += 1) {
      await tryFrom(`2001:db8:1:2:${guess.toString(16)}::7`, 'ana@example.edu');
    }
    await expect(tryFrom('2001:db8:1:2:ffff::1', 'ana@example.edu')).rejects.toThrow('RATE_LIMITED');
    await tryFrom('2001:db8:1:3::1', 'ana@example.edu');
  });

  it('keeps nothing of guesses that it does not let through', async () => {
    for (let account = 0; account < 60; account += 1) {
      await tryFrom('198.51.100.7', `${account}@example.edu`).catch(() => undefined);
    }
    const { rows } = await processes[0].database.execute('select key from rate_limit');
    // Of 50 accounts, and of the address.
    expect(rows).toHaveLength(51);
  });

  it('counts guesses that are made at once, too', async () => {
    const guesses = Array.from({ length: 40 }, (_, at) =>
      tryFrom('198.51.100.7', 'ana@example.edu', processes[at % 2]),
    );
    const outcomes = await Promise.allSettled(guesses);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  });

  it('lets the first ones through that come at once, whoever of them is noted first', async () => {
    for (let round = 0; round < 60; round += 1) {
      const guesses = Array.from({ length: 8 }, (_, at) =>
        tryFrom(`198.51.100.${round}`, `${round}@example.edu`, processes[at % 2]),
      );
      await expect(Promise.all(guesses)).resolves.toHaveLength(8);
    }
  });

  it('is closed to nobody by right passwords that came at once', async () => {
    const attempts = await Promise.allSettled(
      Array.from({ length: 40 }, () => tryFrom('198.51.100.7', 'ana@example.edu')),
    );
    for (const attempt of attempts) if (attempt.status === 'fulfilled') await attempt.value.forgive();
    for (let guess = 0; guess < 10; guess += 1) await tryFrom('198.51.100.7', 'ana@example.edu');
    await expect(tryFrom('198.51.100.7', 'ana@example.edu')).rejects.toThrow('RATE_LIMITED');
  });

  it('does not count the right password, and begins anew after a quarter of an hour', async () => {
    for (let time = 0; time < 30; time += 1) {
      const attempt = await tryFrom('198.51.100.7', 'ana@example.edu');
      await attempt.forgive();
    }
    for (let guess = 0; guess < 10; guess += 1) await tryFrom('198.51.100.7', 'ana@example.edu');
    await expect(tryFrom('198.51.100.7', 'ana@example.edu')).rejects.toThrow('RATE_LIMITED');
    await processes[0].database.execute(`update rate_limit set last_request = last_request - 900000`);
    await tryFrom('198.51.100.7', 'ana@example.edu');
  });

  it('keeps no address in what it counts, and forgets it after a day', async () => {
    await tryFrom('198.51.100.7', 'ana@example.edu');
    const { rows } = await processes[0].database.execute('select * from rate_limit');
    expect(JSON.stringify(rows)).not.toMatch(/ana|198\.51/u);
    expect(await processes[0].sweepAttempts()).toBe(0);
    await processes[0].database.execute(`update rate_limit set last_request = last_request - 86400001`);
    expect(await processes[0].sweepAttempts()).toBe(2);
  });
});
