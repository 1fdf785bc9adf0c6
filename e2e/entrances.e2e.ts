import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser } from '../tools/testing/open-browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function visit(options: Parameters<Browser['newContext']>[0] = {}): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: inject('productAddress'), ...options });
  context.setDefaultTimeout(20_000);
  return context;
}

describe('the ways in', () => {
  it('keeps the name of a single sign-on inside its card, however long it is', async () => {
    const context = await visit({ viewport: { width: 320, height: 640 } });
    const page = await context.newPage();
    const singleSignOn = 'The University of Northfield and its Colleges';
    await page.route('**/api/identity/options', (route) =>
      route.fulfill({ json: { hasPasswords: true, canSignUp: true, hasMail: true, singleSignOn } }),
    );
    await page.goto('/sign-in');
    await page.getByRole('link', { name: `Continue with ${singleSignOn}` }).waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
    await context.close();
  });

  it('leads who creates an account with nothing filled in to the first field', async () => {
    const context = await visit();
    const page = await context.newPage();
    await page.goto('/sign-in');
    await page.getByRole('button', { name: 'Create an account' }).click();
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('Enter your name.').waitFor();
    expect(await page.locator('input:focus').getAttribute('name')).toBe('name');
    await context.close();
  });
});
