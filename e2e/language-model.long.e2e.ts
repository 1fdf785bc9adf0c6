import { ModelServer, modelSentence } from '@greenpen/model-judge/testing';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFailed } from 'vitest';
import { closeWindows, openBrowser } from './testing/shared-browser.ts';
import { startProduct, type RunningProduct } from '../tools/testing/start-product.ts';
import { Account } from './testing/account.ts';
import { fillAccount, gradeAndWait } from './testing/fill-account.ts';
import { flawsInLooks } from './testing/looks.ts';
import { Instructor } from './testing/instructor.ts';

let model: ModelServer;
let product: RunningProduct;
let browser: Browser;
beforeAll(async () => {
  model = await ModelServer.start();
  const env = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'qwen3:8b', AI_BASE_URL: model.baseUrl };
  product = await startProduct({ env });
  browser = await openBrowser();
});
afterAll(async () => {
  await closeWindows(browser);
  await product.stop();
  await model.close();
});

/** On a phone the feedback is in a separate tab. */
function flawsInReview(instructor: Instructor, name: string): Promise<readonly string[]> {
  return flawsInLooks(instructor, name, async (look) => {
    if (look === 'phone') await instructor.page.getByRole('tab', { name: 'Feedback' }).click();
  });
}

it('says that a review waits for the model, and names the author after the model recovers', async () => {
  model.condition = { kind: 'status', status: 503 };
  const account = new Account(product.address);
  await account.signUp('waits@example.edu');
  const { assignmentId } = await fillAccount(account);
  await gradeAndWait(account, assignmentId);
  const instructor = await Instructor.arriveAs(browser, account);
  const { page } = instructor;
  onTestFailed(() => instructor.pictureFailure('language-model'));
  await page.goto(`/assignments/${assignmentId}`);
  const overall = page.getByRole('textbox', { name: 'Overall' });
  await overall.waitFor();
  expect((await overall.inputValue()).length).toBeGreaterThan(60);
  await page.getByText(/Waiting for the model since \d+:\d\d/u).waitFor();
  expect(await flawsInReview(instructor, 'language-model-waiting')).toEqual([]);

  model.condition = { kind: 'well' };
  await page.getByText(/^Drafted by qwen3:8b at 127\.0\.0\.1:\d+\.$/u).waitFor({ timeout: 60_000 });
  expect(await overall.inputValue()).toContain(modelSentence);
  expect(await flawsInReview(instructor, 'language-model-drafted')).toEqual([]);
  expect(instructor.complaints).toEqual([]);
});

it('lets an instructor switch the model off, and sends it nothing then', async () => {
  const account = new Account(product.address);
  await account.signUp('switches@example.edu');
  const instructor = await Instructor.arriveAs(browser, account);
  const { page } = instructor;
  onTestFailed(() => instructor.pictureFailure('model-switch'));
  await page.goto('/settings');
  const choice = page.getByRole('checkbox', { name: 'Let the language model draft feedback' });
  await choice.waitFor();
  expect(await choice.isChecked()).toBe(true);
  await choice.scrollIntoViewIfNeeded();
  expect(await flawsInLooks(instructor, 'language-model-switch')).toEqual([]);
  await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok()),
    choice.click(),
  ]);
  await page.reload();
  await choice.waitFor();
  expect(await choice.isChecked()).toBe(false);

  const before = model.received.length;
  const { assignmentId } = await fillAccount(account);
  await gradeAndWait(account, assignmentId);
  await page.goto(`/assignments/${assignmentId}`);
  await page.getByText('Drafted on this server.').waitFor();
  expect(model.received.length).toBe(before);
  expect(instructor.complaints).toEqual([]);
});
