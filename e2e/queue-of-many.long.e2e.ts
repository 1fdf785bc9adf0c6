import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFailed } from 'vitest';
import { paperOfMany } from '../tools/testing/paper-of-many.ts';
import { Instructor } from './testing/instructor.ts';
import { closeWindows, openBrowser } from './testing/shared-browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closeWindows(browser));

it('holds few rows in the page, however many papers there are', async () => {
  const instructor = await Instructor.arrive(browser);
  const { page } = instructor;
  onTestFailed(() => instructor.pictureFailure('long-queue'));
  await instructor.signUp('long-queue@example.edu');
  await page.route('**/api/assignments?*', async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const from = Number(query.get('cursor') ?? 0);
    const count = query.has('status') ? 0 : Math.min(Number(query.get('limit')), 5000 - from);
    await route.fulfill({
      json: Array.from({ length: count }, (_, at) => paperOfMany(from + at)),
      headers: count > 0 && from + count < 5000 ? { 'x-next-cursor': String(from + count) } : {},
    });
  });
  await page.goto('/grading-queue');
  await page.getByText('paper-3.docx').waitFor();
  const last = page.getByText('paper-4999.docx');
  await expect
    .poll(
      async () => {
        await page.evaluate('window.scrollTo(0, document.body.scrollHeight)');
        return last.count();
      },
      { timeout: 60_000 },
    )
    .toBe(1);
  expect(await page.locator('tbody tr').count()).toBeLessThan(60);
  await page.evaluate('window.scrollTo(0, 0)');
  await page.getByText('paper-3.docx').waitFor();
  await page.keyboard.press('a');
  await page.getByText('5,000 selected').waitFor();
  expect(await page.locator('tbody tr').count()).toBeLessThan(60);
  await instructor.leave();
});
