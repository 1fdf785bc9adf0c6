import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFailed } from 'vitest';
import { makePaper } from '@greenpen/test-papers';
import { closeWindows, openBrowser } from './testing/shared-browser.ts';
import { Instructor } from './testing/instructor.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closeWindows(browser));

const drafted = 'Recently Graded Assignments (3)';
const comment = 'Your second section is the strongest part of this paper.';

it('takes three papers from the drop zone to approved grades and out again', async () => {
  const instructor = await Instructor.arrive(browser);
  const { page } = instructor;
  onTestFailed(() => instructor.pictureFailure('main-job'));
  await instructor.createAccount('main-job@example.edu');
  await instructor.picture('1-dashboard');

  const papers = await Promise.all(
    (['docx', 'pdf', 'txt'] as const).map((format, at) => makePaper({ seed: 50 + at, format })),
  );
  await page
    .locator('input[type=file]')
    .setInputFiles(
      papers.map(({ fileName, bytes }) => ({ name: fileName, mimeType: '', buffer: Buffer.from(bytes) })),
    );
  await page.getByText('Supports PDF, DOCX, and TXT files (up to 10MB each)').waitFor();
  await instructor.picture('2-files-chosen');
  await page.getByRole('button', { name: 'Upload & Start AI Grading' }).click();
  await page.getByText('AI grading started for 3 assignments').first().waitFor();
  await instructor.picture('3-grading-started');
  await page.getByText(drafted).waitFor();
  await instructor.picture('4-graded');

  await page.goto('/grading-queue');
  // Placeholder rows are not papers.
  const paper = page.getByRole('row').filter({ hasText: 'Completed' });
  await paper.nth(2).waitFor();
  await instructor.picture('5-queue');
  await paper.first().click();
  await page.locator('[data-f]').first().waitFor();
  await instructor.picture('6-review');

  const overall = page.getByRole('textbox', { name: 'Overall' });
  await overall.fill(comment);
  await page.getByText(/Saved \d/u).waitFor();
  const total = page.getByRole('button', { name: /^Total .* Why\?$/u });
  const before = await total.getAttribute('aria-label');
  await page.locator('body').click({ position: { x: 5, y: 400 } });
  for (let finding = 0; finding < 3; finding += 1) {
    await page.keyboard.press('n');
    await page.keyboard.press('x');
  }
  await expect.poll(() => total.getAttribute('aria-label')).not.toBe(before);
  await page.getByText(/Saved \d/u).waitFor();
  await instructor.picture('7-edited');

  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  await instructor.picture('8-keys');
  await page.keyboard.press('Escape');

  const first = page.url();
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => page.url()).not.toBe(first);
  await page.locator('[data-f]').first().waitFor();
  await instructor.picture('9-next');
  await page.goto(first);
  await page.getByRole('button', { name: 'Reopen' }).waitFor();
  await expect.poll(() => overall.inputValue()).toBe(comment);
  await instructor.picture('10-approved');

  await page.getByRole('button', { name: 'Copy Overall feedback' }).click();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(comment);

  await page.getByRole('button', { name: 'Export feedback' }).click();
  const [document] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Feedback as Word document' }).click(),
  ]);
  const word = unzipSync(await readFile(await document.path()));
  expect(strFromU8(word['word/document.xml'] ?? new Uint8Array())).toContain(comment);

  await page.goto('/grading-queue');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await dialog.getByLabel('For', { exact: true }).selectOption('plain');
  const [marks] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export' }).click(),
  ]);
  const rows = (await readFile(await marks.path(), 'utf8')).trim().split('\r\n');
  expect(rows).toHaveLength(2);

  expect(instructor.complaints).toEqual([]);
  await instructor.leave();
});

it('tells the second of two tabs that the first one saved', async () => {
  const instructor = await Instructor.arrive(browser);
  const { page } = instructor;
  onTestFailed(() => instructor.pictureFailure('two-tabs'));
  await instructor.signUp('two-tabs@example.edu');
  await instructor.openFirstPaper(await makePaper({ seed: 90, format: 'txt' }));
  await page.getByRole('textbox', { name: 'Overall' }).waitFor();

  const other = await instructor.context.newPage();
  await other.goto(page.url());
  await other.getByRole('textbox', { name: 'Overall' }).waitFor();
  await page.getByRole('textbox', { name: 'Overall' }).fill('Written in the first tab.');
  await page.getByText(/Saved \d/u).waitFor();
  await other.getByRole('textbox', { name: 'Overall' }).fill('Written in the second tab.');
  await other.getByRole('dialog').waitFor();
  await other.screenshot({ path: 'test-results/11-conflict.png' });
  const told = await other.getByRole('dialog').textContent();
  expect(told).toContain('Written in the first tab.');
  expect(told).toContain('Written in the second tab.');
  await instructor.leave();
});

it('does not take a late answer to its own save for another tab', async () => {
  const instructor = await Instructor.arrive(browser);
  const { page } = instructor;
  onTestFailed(() => instructor.pictureFailure('own-save'));
  await instructor.signUp('one-tab@example.edu');
  await instructor.openFirstPaper(await makePaper({ seed: 92, format: 'txt' }));
  const overall = page.getByRole('textbox', { name: 'Overall' });
  await overall.waitFor();

  const saves: Promise<void>[] = [];
  await page.route('**/api/assignments/*/grade', async (route) => {
    const answer = await route.fetch();
    const sent = new Promise((resolve) => setTimeout(resolve, 2500)).then(() =>
      // The page that asked may be gone by then.
      route.fulfill({ response: answer }).catch(() => undefined),
    );
    saves.push(sent);
    await sent;
  });
  await overall.fill('The first half.');
  await page.waitForRequest('**/api/assignments/*/grade');
  await overall.fill('The first half. And the second half.');
  await page.reload();
  await expect.poll(() => overall.inputValue()).toBe('The first half. And the second half.');
  await page.getByText(/Saved \d/u).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await Promise.all(saves);
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await expect.poll(() => overall.inputValue()).toBe('The first half. And the second half.');
  await instructor.leave();
});

it('brings back what grading again replaced', async () => {
  const instructor = await Instructor.arrive(browser);
  const { page } = instructor;
  onTestFailed(() => instructor.pictureFailure('replaced'));
  await instructor.signUp('replaced@example.edu');
  await instructor.openFirstPaper(await makePaper({ seed: 91, format: 'txt' }));
  const overall = page.getByRole('textbox', { name: 'Overall' });
  await overall.fill('Hours of work.');
  await page.getByText(/Saved \d/u).waitFor();

  const id = page.url().split('/').at(-1)?.split('?')[0] ?? '';
  const again = await page.request.post('/api/assignments/grade', {
    data: { assignmentIds: [id] },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(again.status()).toBe(200);
  await expect
    .poll(async () => (await (await page.request.get(`/api/assignments/${id}`)).json()).replacedAt, {
      timeout: 30_000,
    })
    .not.toBeNull();
  await page.reload();
  await page.getByText('Grading again replaced an earlier version.').waitFor();
  expect(await overall.inputValue()).not.toBe('Hours of work.');
  await page.getByRole('button', { name: 'Restore it' }).click();
  await expect.poll(() => overall.inputValue()).toBe('Hours of work.');
  await instructor.leave();
});
