import { BatchServer } from '@greenpen/model-judge/testing';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFailed } from 'vitest';
import { startProduct, type RunningProduct } from '../tools/testing/start-product.ts';
import { Account } from './testing/account.ts';
import { Instructor } from './testing/instructor.ts';
import { flawsInLooks } from './testing/looks.ts';
import { closeWindows, openBrowser } from './testing/shared-browser.ts';

let provider: BatchServer;
let product: RunningProduct;
let browser: Browser;
beforeAll(async () => {
  provider = await BatchServer.start({ provider: 'openai', reply: () => '{}' });
  const model = { AI_PROVIDER: 'openai', AI_MODEL: 'any', AI_API_KEY: 'key', AI_BASE_URL: provider.baseUrl };
  const prices = { AI_INPUT_PRICE: '0.5', AI_OUTPUT_PRICE: '4', AI_MONTHLY_DOLLARS_PER_USER: '20' };
  product = await startProduct({ env: { ...model, ...prices } });
  browser = await openBrowser();
});
afterAll(async () => {
  await closeWindows(browser);
  await product.stop();
  await provider.close();
});

const paperOf = (name: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(
    `${name}\n\nTowns should open their libraries on Sundays, because families have time then.\n`,
  ),
});

it('reads a class overnight at half the price, which the instructor can call off', async () => {
  const account = new Account(product.address);
  await account.signUp('overnight@example.edu');
  const instructor = await Instructor.arriveAs(browser, account);
  const { page } = instructor;
  onTestFailed(() => instructor.pictureFailure('overnight'));
  await page.goto('/upload');
  await page.locator('input[type=file]').setInputFiles([paperOf('one.txt'), paperOf('two.txt')]);
  const choice = page.getByRole('group', { name: 'When the language model reads them' });
  await choice.waitFor();
  const now = choice.getByRole('radio', { name: 'Now' });
  expect(await now.isChecked()).toBe(true);
  expect(await choice.textContent()).toContain('2 papers: about 30,000 tokens, $0.03');
  expect(await choice.textContent()).toContain('2 papers: about 30,000 tokens, $0.02');
  await choice.getByRole('radio', { name: 'Overnight, about half the price' }).check();
  expect(await flawsInLooks(instructor, 'overnight-choice')).toEqual([]);
  await page.getByRole('button', { name: 'Upload & Start AI Grading' }).click();
  await page.getByText('Grading Started').first().waitFor();

  await page.goto('/settings');
  await expect
    .poll(
      async () => {
        await page.reload();
        await page.getByText('Your monthly budget is $20.00.').waitFor();
        return page.getByText('2 papers wait to be read overnight.').isVisible();
      },
      { timeout: 120_000, interval: 2000 },
    )
    .toBe(true);
  expect(await flawsInLooks(instructor, 'overnight-settings')).toEqual([]);
  await page.getByRole('button', { name: 'Keep this server’s drafts instead' }).click();
  await page.getByText('2 papers wait to be read overnight.').waitFor({ state: 'detached' });
  expect(provider.batches.every(({ entries }) => entries.length > 0)).toBe(true);
  expect(instructor.complaints).toEqual([]);
});
