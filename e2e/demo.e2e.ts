import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser } from '../tools/testing/open-browser.ts';
import { violationsOn } from './testing/violations-on.ts';

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

describe('the demo', () => {
  it('says in sight how a text did, wherever the page stood', async () => {
    const context = await visit({ viewport: { width: 1366, height: 600 } });
    const page = await context.newPage();
    await page.goto('/demo');
    await page.getByLabel('Your text').fill('Too short.');
    await page.evaluate('scrollTo(0, document.body.scrollHeight)');
    await page.getByRole('button', { name: 'Check it' }).click();
    const said = page.getByText('Please paste a few sentences at least.');
    const isBelowHeader = async () => ((await said.boundingBox())?.y ?? 0) > 64;
    await expect.poll(isBelowHeader).toBe(true);
    expect((await said.boundingBox())?.y).toBeLessThan(560);
    await context.close();
  });

  it('reads the sample paper in front of the visitor', async () => {
    const context = await visit();
    const page = await context.newPage();
    await page.goto('/demo');
    await page.getByRole('button', { name: 'Use the sample paper' }).click();
    await page.getByRole('button', { name: 'Check it' }).click();
    await page.getByRole('heading', { name: /^Findings \d+/u }).waitFor({ timeout: 60_000 });
    await page.getByText('“the” stands twice.').waitFor();
    await page.getByText('“to” is not the word that is meant here.', { exact: false }).waitFor();
    expect(await violationsOn(page, 'a review in the demo')).toEqual([]);
    await page.getByLabel('Your text').fill('Too short.');
    await page.getByRole('button', { name: 'Check it' }).click();
    await page.getByText('Please paste a few sentences at least.').waitFor();
    await context.close();
  });
});
