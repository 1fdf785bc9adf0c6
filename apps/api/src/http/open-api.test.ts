import * as contract from '@greenpen/api-contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildTestApp } from '../testing/build-test-app.ts';

const document = z.object({
  openapi: z.literal('3.1.0'),
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({ summary: z.string() }))),
});

/** Every call that the contract exports. */
const calls = Object.values(contract).flatMap((value) =>
  typeof value === 'object' && 'method' in value && 'path' in value ? [value] : [],
);

describe('the description of the API', () => {
  // ASVS-8.2.3
  it('has every call of the contract, each mounted', async () => {
    const { app } = await buildTestApp();
    const { paths } = document.parse((await app.inject('/api/openapi.json')).json());
    expect(calls.length).toBeGreaterThan(20);
    for (const { method, path, summary } of calls) {
      const described = paths[path.replaceAll(/:(\w+)/gu, '{$1}')]?.[method.toLowerCase()];
      expect([path, described?.summary]).toEqual([path, summary]);
    }
    await app.close();
  });

  it('leaves no reference open and says what a failure looks like', async () => {
    const { app } = await buildTestApp();
    const text = (await app.inject('/api/openapi.json')).body;
    for (const [, name] of text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/gu)) {
      expect(text).toContain(`"${name}":`);
    }
    expect(text).toContain('"requestId"');
    expect(text).toContain('"multipart/form-data"');
    await app.close();
  });
});
