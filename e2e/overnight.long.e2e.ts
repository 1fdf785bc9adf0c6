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
  const courseId = await account.make('/api/courses', { name: 'Libraries', code: 'LIB 101' });
  const instructor = await Instructor.arriveAs(browser, account);
  const { page } = instructor;
  onTestFailed(() => instructor.pictureFailure('overnight'));

  await page.goto('/courses');
  await page.getByRole('button', { name: 'Edit LIB 101' }).click();
  const byDefault = page.getByRole('checkbox', { name: 'The language model reads papers overnight' });
  await byDefault.check();
  expect(await page.getByRole('dialog').textContent()).toContain(
    'for 30 papers about $0.24, instead of $0.49',
  );
  expect(await flawsInLooks(instructor, 'overnight-course')).toEqual([]);
  await page.getByRole('button', { name: 'Save Course' }).click();
  await page.getByText('LIB 101 is up to date.').first().waitFor();

  await page.goto('/upload');
  await page.locator('input[type=file]').setInputFiles([paperOf('one.txt'), paperOf('two.txt')]);
  const choice = page.getByRole('group', { name: 'When the language model reads them' });
  await choice.waitFor();
  const now = choice.getByRole('radio', { name: 'Now' });
  expect(await now.isChecked()).toBe(true);
  expect(await choice.textContent()).toContain('2 papers: about 30,000 tokens, $0.03');
  expect(await choice.textContent()).toContain('2 papers: about 30,000 tokens, $0.02');
  await page.getByRole('combobox', { name: 'Course' }).selectOption(courseId);
  const overnight = choice.getByRole('radio', { name: 'Overnight, about half the price' });
  await expect.poll(() => overnight.isChecked()).toBe(true);
  expect(await flawsInLooks(instructor, 'overnight-choice')).toEqual([]);
  await page.getByRole('button', { name: 'Upload & Start AI Grading' }).click();
  await page.getByText('Grading Started').first().waitFor();

  await page.goto('/grading-queue');
  const line = page.getByRole('region', { name: 'Read overnight' });
  await expect.poll(() => line.textContent(), { timeout: 150_000, interval: 2000 }).toContain('Sent to');
  expect(await line.textContent()).toContain('2 papers to read overnight.');
  expect(provider.batches.map(({ entries }) => entries.length)).toEqual([4]);
  expect(await flawsInLooks(instructor, 'overnight-queue')).toEqual([]);

  await page.getByRole('checkbox', { name: 'Select all shown' }).check();
  await page.getByRole('button', { name: 'Grade again' }).click();
  const asked = page.getByRole('dialog', { name: 'Grade 2 papers' });
  await asked.waitFor();
  await expect.poll(() => overnight.isChecked()).toBe(true);
  expect(await flawsInLooks(instructor, 'overnight-again')).toEqual([]);
  await asked.getByRole('button', { name: 'Cancel' }).click();

  await page.goto('/admin');
  await page.getByText('2 papers to read overnight.').waitFor();
  expect(await flawsInLooks(instructor, 'overnight-admin')).toEqual([]);

  await page.goto('/settings');
  await page.getByText('Your monthly budget is $20.00.').waitFor();
  await page.getByText('2 papers wait to be read overnight.').waitFor();
  expect(await flawsInLooks(instructor, 'overnight-settings')).toEqual([]);
  await page.getByRole('button', { name: 'Keep this server’s drafts instead' }).click();
  await page.getByText('2 papers wait to be read overnight.').waitFor({ state: 'detached' });
  await page.getByText('Cancelled. This server’s drafts stay.').first().waitFor();
  expect(instructor.complaints).toEqual([]);
});
