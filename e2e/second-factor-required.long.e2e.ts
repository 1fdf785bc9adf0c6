import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFailed } from 'vitest';
import { appCode } from '../tools/testing/app-code.ts';
import { closeWindows, openBrowser } from './testing/shared-browser.ts';
import { startProduct, type RunningProduct } from '../tools/testing/start-product.ts';
import { Account } from './testing/account.ts';
import { flawsInLooks } from './testing/looks.ts';
import { Instructor } from './testing/instructor.ts';

let product: RunningProduct;
let browser: Browser;
beforeAll(async () => {
  product = await startProduct({ env: { SECOND_FACTOR: 'required' } });
  browser = await openBrowser();
});
afterAll(async () => {
  await closeWindows(browser);
  await product.stop();
});

it('takes people who sign in to the page where the second factor is set up, and lets them on after that', async () => {
  const account = new Account(product.address);
  await account.signUp('required@example.edu');
  const instructor = await Instructor.arriveAs(browser, account);
  const { page } = instructor;
  onTestFailed(() => instructor.pictureFailure('required'));
  await page.goto('/grading-queue');
  await page.waitForURL('**/account');
  await page.getByText('requires two-factor authentication').waitFor();
  expect(await flawsInLooks(instructor, 'second-factor-required')).toEqual([]);
  await page.getByRole('button', { name: 'Set up' }).click();
  await page.getByRole('dialog').getByLabel('Current password').fill('correct horse battery');
  await page.getByRole('button', { name: 'Continue' }).click();
  const scan = page.getByRole('dialog', { name: 'Connect your app' });
  const secret = ((await scan.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await scan.getByLabel('Six-digit code').fill(appCode(secret));
  await page.getByRole('button', { name: 'Switch on' }).click();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await page.getByText('requires two-factor authentication').waitFor({ state: 'detached' });
  expect(await page.getByRole('button', { name: 'Switch off' }).count()).toBe(0);
  await page.goto('/grading-queue');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  expect(page.url()).toContain('/grading-queue');
  await instructor.leave();
});
