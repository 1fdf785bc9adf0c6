import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFailed } from 'vitest';
import { openBrowser } from '../tools/testing/open-browser.ts';
import { Instructor } from './testing/instructor.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const paper = (name: string) => ({
  name: `${name}.txt`,
  mimeType: 'text/plain',
  buffer: Buffer.from(
    `${name}\nPSY 101\n\nSleep and memory\n\nShort sleep is linked to lower grades. They stays up late anyway.\n`,
  ),
});

/** Puts these papers into the queue, graded, and opens it. */
async function fillQueue(page: Page, names: readonly string[]): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(names.map(paper));
  await page.getByRole('button', { name: 'Upload & Start AI Grading' }).click();
  await page.getByText(`Recently Graded Assignments (${names.length})`).waitFor();
  await page.goto('/grading-queue');
  await page.getByRole('row').nth(names.length).waitFor();
}

it('is worked through by keyboard', async () => {
  const instructor = await Instructor.arrive(browser);
  const { page } = instructor;
  onTestFailed(() => instructor.picture('failed-queue'));
  await instructor.createAccount('queue@example.edu');
  await fillQueue(page, ['Ana Ruiz', 'Ben Okafor', 'Chloe Martin', 'Dev Patel']);

  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('Shift+ArrowDown');
  await page.getByRole('toolbar', { name: 'Selected papers' }).getByText('2 selected').waitFor();
  await instructor.picture('queue-selected');
  await page.keyboard.press('Control+Enter');
  await page.getByText('2 grades approved.').first().waitFor();
  await expect.poll(() => page.getByTitle('Approved').count()).toBe(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => page.getByTitle('Approved').count()).toBe(0);

  await page.keyboard.press('h');
  expect(await page.getByRole('table').textContent()).not.toMatch(/Ana|Ben|Chloe|Dev/u);
  await page.keyboard.press('h');

  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys of this screen' }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.keyboard.type('chloe');
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: /Chloe/u }).waitFor();

  expect(instructor.complaints).toEqual([]);
  await instructor.leave();
});
