import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFailed } from 'vitest';
import { closeWindows, openBrowser } from './testing/shared-browser.ts';
import { Instructor } from './testing/instructor.ts';
import { focusOf, nameOf, tabTo } from './testing/keyboard.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closeWindows(browser));

const essay = (name: string) => ({
  name: `${name}.txt`,
  mimeType: 'text/plain',
  buffer: Buffer.from(
    `${name}\nPSY 101\n\nSleep and memory\n\nShort sleep is linked to lower grades (Diaz and Lee, 2019). They stays up late anyway. The results was clear, and it show that sleep help.\n`,
  ),
});

const press = async (page: Page, control: string | RegExp) => {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
};

/** Types into the field of this label. */
const write = async (page: Page, label: string, words: string) => {
  await tabTo(page, label);
  await page.keyboard.type(words);
};

async function focusIsSomewhere(page: Page): Promise<void> {
  await expect.poll(async () => (await focusOf(page)).name).not.toBe('body');
}

it('does the whole main job without a mouse', { timeout: 240_000 }, async () => {
  const instructor = await Instructor.arrive(browser);
  const { page } = instructor;
  onTestFailed(() => instructor.pictureFailure('keyboard'));

  page.on(
    'filechooser',
    (chooser) => void chooser.setFiles([essay('Ana Ruiz'), essay('Ben Okafor'), essay('Chloe Martin')]),
  );

  // An account.
  await page.goto('/login');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await press(page, 'Sign In');
  await page.waitForURL(/\/sign-in/u);
  await page.getByLabel('E-mail').waitFor();
  await press(page, 'Create an account');
  await page.getByLabel('Name').waitFor();
  await page.keyboard.press('Shift+Tab');
  await page.evaluate('document.activeElement.blur()');
  await write(page, 'Name', 'Ruth Bergman');
  await write(page, 'E-mail', 'keyboard@example.edu');
  await write(page, 'Password', 'a green pen on warm paper');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();

  // A course with an assignment.
  await press(page, 'Skip to the content');
  await page.keyboard.press('Shift+Tab');
  await press(page, 'Courses');
  await page.getByText('No courses yet', { exact: true }).waitFor();
  await press(page, 'Create Your First Course');
  await page.getByRole('dialog').waitFor();
  expect(await nameOf(page)).toBe('Course code');
  await page.keyboard.type('PSY 101');
  await write(page, 'Course name', 'Psychology');
  await page.keyboard.press('Enter');
  await page.getByText('PSY 101 - Psychology').waitFor();
  await focusIsSomewhere(page);
  await press(page, 'Create First Assignment');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.type('Sleep');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Week 1: Sleep/u }).waitFor();
  await focusIsSomewhere(page);

  // Two papers.
  await press(page, 'Upload Assignments');
  await page.getByRole('heading', { level: 1, name: 'Upload Assignments' }).waitFor();
  await press(page, 'Choose Files');
  await page.getByRole('listitem').filter({ hasText: 'Chloe Martin.txt' }).waitFor();
  await press(page, 'Remove Chloe Martin.txt');
  await focusIsSomewhere(page);
  await tabTo(page, /^Course(?!s)/u);
  await page.keyboard.press('ArrowDown');
  await press(page, /^Upload & Start AI Grading$/u);
  await page.getByText('AI grading started for 2 assignments').first().waitFor();

  // The queue.
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Find anything' }).waitFor();
  await page.keyboard.type('Grading Queue');
  await page.getByRole('option', { name: /Grading Queue/u }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('row').nth(2).waitFor();
  await expect.poll(() => page.getByText('Completed', { exact: true }).count(), { timeout: 60_000 }).toBe(2);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');

  // The review.
  await page.locator('[data-f]').first().waitFor();
  const total = page.getByRole('button', { name: /^Total .* Why\?$/u });
  const before = await total.getAttribute('aria-label');
  await page.keyboard.press('n');
  await page.keyboard.press('n');
  await page.keyboard.press('p');
  await page.keyboard.press('x');
  await expect.poll(() => total.getAttribute('aria-label')).not.toBe(before);
  await page.keyboard.press('u');
  await expect.poll(() => total.getAttribute('aria-label')).toBe(before);
  await page.keyboard.press('n');
  await page.keyboard.press('y');
  await page.keyboard.press('1');
  await expect.poll(() => nameOf(page)).toMatch(/Overall/u);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Your second section is the strongest.');
  await page.keyboard.press('Escape');
  await page.getByText(/Saved \d/u).waitFor();
  await press(page, 'Copy Overall feedback');
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe('Your second section is the strongest.');
  await press(page, 'Export feedback');
  await page.getByRole('menu').waitFor();
  await page.keyboard.type('Feedback as Word');
  await expect.poll(() => nameOf(page)).toBe('Feedback as Word document');
  const [document] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect((await readFile(await document.path())).byteLength).toBeGreaterThan(1000);

  // Letters can be switched off.
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  await tabTo(page, /^Use single-letter shortcuts/u);
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await focusIsSomewhere(page);
  const first = page.url();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  expect(page.url()).toBe(first);
  expect(await total.getAttribute('aria-label')).toBe(before);

  // Approve, the next one.
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => page.url()).not.toBe(first);
  await page.locator('[data-f]').first().waitFor();
  await page.keyboard.press('Control+Enter');
  await page
    .getByText(/approved/iu)
    .first()
    .waitFor();

  // Out.
  await press(page, 'Sign out');
  await page.waitForURL((url) => url.pathname === '/');
  expect(instructor.complaints).toEqual([]);
  await instructor.leave();
});
