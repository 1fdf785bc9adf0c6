import type { Browser } from 'playwright-core';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ApiClient } from '../tools/testing/api-client.ts';
import { loadedScript } from '../tools/testing/loaded-script.ts';
import { newPage } from '../tools/testing/new-page.ts';
import { closeWindows, openBrowser } from './testing/shared-browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closeWindows(browser));

/** What one package too many, or a development build, would go over: compressed, headers and all. */
describe('the script of a first load', () => {
  it.each(['/', '/about', '/demo', '/help', '/contact', '/privacy', '/login', '/signup'])(
    'is none to speak of for a visitor of %s',
    async (path) => {
      const bytes = await loadedScript(await newPage(browser, null), `${inject('productAddress')}${path}`);
      expect(bytes).toBeGreaterThan(0);
      expect(bytes).toBeLessThan(12 * 1024);
    },
  );

  it('stays within 200 kB for who is signed in', async () => {
    const client = new ApiClient(inject('productAddress'));
    await client.signUp(`first-load-${randomUUID()}@example.edu`);
    const bytes = await loadedScript(await newPage(browser, client), `${client.address}/dashboard`);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(200 * 1024);
  });
});
