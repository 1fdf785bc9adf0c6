import type { Failure } from '@greenpen/api-contract';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ serverUrl: inject('databaseUrl') });
});

afterAll(() => api.stop());

describe('a session that floods the server', () => {
  // ASVS-2.4.1
  it(
    'is told to wait wherever it comes from, while another one is answered',
    { timeout: 180_000 },
    async () => {
      // Generous timeout: a slow machine needs a while for so many requests.
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
      onTestFinished(() => void vi.useRealTimers());
      const [flooding, patient] = [await api.signUp(), await api.signUp()];
      const listing = { url: '/api/courses', remoteAddress: '192.0.2.7' };
      for (let round = 0; round < 60; round += 1) {
        await Promise.all(Array.from({ length: 50 }, () => flooding.call(listing)));
      }
      const refused = await flooding.call({ ...listing, remoteAddress: '192.0.2.8' });
      expect([refused.statusCode, refused.json<Failure>().code]).toEqual([429, 'RATE_LIMITED']);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect((await patient.call(listing)).statusCode).toBe(200);
    },
  );
});
