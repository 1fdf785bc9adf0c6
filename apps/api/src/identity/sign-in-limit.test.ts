import type { FastifyReply } from 'fastify';
import { describe, expect, it } from 'vitest';
import { limitSignIn } from './sign-in-limit.ts';

function start() {
  const headers: Record<string, unknown> = {};
  const fake = { header: (name: string, value: unknown) => (headers[name] = value) };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing else of it is asked for
  const reply = fake as unknown as FastifyReply;
  const limit = limitSignIn(() => new Date('2026-02-01T12:00:00Z'));
  const fail = (ip: string, email: string) => limit.countFailure({ request: { ip }, email });
  const tryFrom = (ip: string, email: string) => limit.assertMayTry({ request: { ip }, reply, email });
  return { headers, fail, tryFrom };
}

describe('limitSignIn', () => {
  it('stops one guess at each of many accounts for the address that makes them, and for nobody else', () => {
    const { headers, fail, tryFrom } = start();
    for (let account = 0; account < 50; account += 1) {
      tryFrom('198.51.100.7', `${account}@example.edu`);
      fail('198.51.100.7', `${account}@example.edu`);
    }
    expect(() => tryFrom('198.51.100.7', 'never-asked@example.edu')).toThrow('RATE_LIMITED');
    expect(headers).toEqual({ 'retry-after': 900 });
    expect(() => tryFrom('203.0.113.8', '0@example.edu')).not.toThrow();
  });

  it('stops guesses at one account from one address alone', () => {
    const { fail, tryFrom } = start();
    for (let guess = 0; guess < 10; guess += 1) fail('198.51.100.7', 'ana@example.edu');
    expect(() => tryFrom('198.51.100.7', 'ana@example.edu')).toThrow('RATE_LIMITED');
    expect(() => tryFrom('198.51.100.7', 'kim@example.edu')).not.toThrow();
    expect(() => tryFrom('203.0.113.8', 'ana@example.edu')).not.toThrow();
  });
});
