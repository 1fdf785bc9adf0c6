import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFailed } from 'vitest';
import { closeWindows, openBrowser } from './testing/shared-browser.ts';
import { Instructor } from './testing/instructor.ts';
import { nameOf } from './testing/keyboard.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closeWindows(browser));

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
  onTestFailed(() => instructor.pictureFailure('queue'));
  await instructor.signUp('queue@example.edu');
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

  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog', { name: 'Add a comment to all' });
  await dialog.getByLabel('Comment').fill('Name the source of every number.');
  await dialog.getByRole('button', { name: 'Add comment' }).click();
  await page.getByText('It was added to the feedback of 2 drafts.').first().waitFor();

  await page.keyboard.press('Delete');
  await page.getByText('2 papers deleted.').first().waitFor();
  await expect.poll(() => page.getByRole('row').count()).toBe(3);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => page.getByRole('row').count()).toBe(5);
  await page.getByRole('button', { name: 'More actions for Ana Ruiz.txt' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect.poll(() => page.getByRole('row').count()).toBe(4);
  await page.getByRole('button', { name: 'Recently deleted' }).click();
  await instructor.picture('queue-deleted');
  await page.getByRole('button', { name: 'Restore Ana Ruiz.txt' }).click();
  await page.getByText('No recently deleted papers').waitFor();
  await page.getByRole('button', { name: 'Back to the queue' }).click();

  await page.getByRole('button', { name: 'Student' }).click();
  await page.getByRole('columnheader', { name: 'Student' }).waitFor();
  await expect.poll(() => page.url()).toContain('sort=student');
  await page.getByRole('row').nth(4).waitFor();

  await page.keyboard.press('h');
  expect(await page.getByRole('table').textContent()).not.toMatch(/Ana|Ben|Chloe|Dev/u);
  await page.keyboard.press('h');

  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.keyboard.type('chloe');
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: /Chloe/u }).waitFor();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('ben okafor');
  await page.getByRole('option', { name: /Ben Okafor/u }).waitFor();
  await instructor.picture('palette');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: /Ben/u }).waitFor();

  expect(instructor.complaints).toEqual([]);
  await instructor.leave();
});

it('shows the tooltip of a button focused by Tab, and none when a closed menu returns the focus', async () => {
  const instructor = await Instructor.arrive(browser);
  const { page } = instructor;
  onTestFailed(() => instructor.pictureFailure('queue-menu'));
  await instructor.signUp('queue-menu@example.edu');
  await fillQueue(page, ['Ana Ruiz']);
  const more = page.getByRole('button', { name: 'More actions for Ana Ruiz.txt' });
  await more.click();
  await page.getByRole('menu').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => nameOf(page)).toBe('More actions for Ana Ruiz.txt');
  expect(await page.getByRole('tooltip').count()).toBe(0);
  await page.mouse.move(0, 0);
  await page.keyboard.press('Shift+Tab');
  expect(await nameOf(page)).toBe('View');
  await page.keyboard.press('Shift+Tab');
  await page.getByRole('dialog', { name: 'Reasons to doubt the grade' }).waitFor();
  expect(await nameOf(page)).toMatch(/about the grade of Ana Ruiz\.txt: why\?$/u);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.getByRole('tooltip', { name: 'More actions for Ana Ruiz.txt' }).waitFor();
  await instructor.leave();
});
