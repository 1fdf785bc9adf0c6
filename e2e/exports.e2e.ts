import { makePaper } from '@greenpen/test-papers';
import { unzipSync, strFromU8 } from 'fflate';
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFailed } from 'vitest';
import { closeWindows, openBrowser } from './testing/shared-browser.ts';
import { Instructor } from './testing/instructor.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closeWindows(browser));

/** The bytes of what a click lets the browser save. */
async function saved(page: Page, click: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), click()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** By which Canvas knows a paper again. */
const numbersIn = (fileName: string) => /_(?<numbers>\d+_\d+)_/u.exec(fileName)?.groups?.['numbers'];

async function openQueue(page: Page, count: number): Promise<void> {
  await page.getByText(`Recently Graded Assignments (${count})`).waitFor();
  await page.goto('/grading-queue');
  await page.getByRole('row').nth(count).waitFor();
}

it('takes marks and feedback away, for one paper and for many', async () => {
  const instructor = await Instructor.arrive(browser);
  const { page } = instructor;
  onTestFailed(() => instructor.pictureFailure('exports'));
  await instructor.signUp('exports@example.edu');
  const papers = await Promise.all(
    [11, 12, 13].map((seed) => makePaper({ seed, format: 'docx', words: 300 })),
  );
  await page
    .locator('input[type=file]')
    .setInputFiles(
      papers.map(({ fileName, bytes }) => ({ name: fileName, mimeType: '', buffer: Buffer.from(bytes) })),
    );
  await page.getByRole('button', { name: 'Upload & Start AI Grading' }).click();
  await openQueue(page, papers.length);

  const dialog = page.getByRole('dialog', { name: 'Export' });
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await dialog.getByText('Approve the papers that you want to export first.').waitFor();
  expect(await dialog.getByRole('button', { name: 'Export' }).isDisabled()).toBe(true);
  await instructor.picture('export-nothing');
  await page.keyboard.press('Escape');

  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('Control+Enter');
  await page.getByText('2 grades approved.').first().waitFor();
  await page.keyboard.press('a');
  await page
    .getByRole('toolbar', { name: 'Selected papers' })
    .getByRole('button', { name: 'Export' })
    .click();
  await dialog.getByText('2 approved papers.').waitFor();
  await dialog.getByText('Left out: 1 not approved yet.').waitFor();
  await instructor.picture('export-marks');
  const marks = await saved(page, () => dialog.getByRole('button', { name: 'Export' }).click());
  expect(marks.name).toBe('marks-canvas.csv');
  const rows = marks.bytes.toString().trim().split('\r\n');
  expect(rows[0]).toBe('"Student","ID","SIS User ID","SIS Login ID","Section","Assignment"');
  expect(rows.slice(2).map((row) => row.split(',')[1])).toHaveLength(2);
  await dialog.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Export', exact: true }).last().click();
  await dialog.getByText('Feedback files').click();
  await dialog.getByText('Canvas matches each file to its student by the file name.').waitFor();
  await dialog.getByLabel('Name on the comments').fill('Dr. Bergman');
  await instructor.picture('export-files');
  const archive = await saved(page, () => dialog.getByRole('button', { name: 'Export' }).click());
  expect(archive.name).toBe('feedback-canvas.zip');
  const files = unzipSync(archive.bytes);
  expect(Object.keys(files)).toHaveLength(2);
  for (const [name, bytes] of Object.entries(files)) {
    expect(name).toMatch(/^\w+_\d+_\d+_.*comments\.docx$/u);
    expect(papers.map(({ fileName }) => numbersIn(fileName))).toContain(numbersIn(name));
    expect(strFromU8(unzipSync(bytes)['word/comments.xml'] ?? new Uint8Array())).toContain('Dr. Bergman');
  }

  await page
    .getByRole('button', { name: /^More actions for/u })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Word document with comments' }).waitFor();
  await instructor.picture('export-row-menu');
  const word = await saved(page, () =>
    page.getByRole('menuitem', { name: 'Word document with comments' }).click(),
  );
  expect(word.name).toMatch(/ - comments\.docx$/u);
  expect(Object.keys(unzipSync(word.bytes))).toContain('word/comments.xml');

  await page.getByRole('row').nth(1).click();
  await page.getByRole('button', { name: 'Export feedback' }).click();
  await instructor.picture('export-review-menu');
  const pdf = await saved(page, () => page.getByRole('menuitem', { name: 'Feedback as PDF' }).click());
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  await page.getByRole('button', { name: 'Export feedback' }).click();
  const text = await saved(page, () => page.getByRole('menuitem', { name: 'Feedback as text' }).click());
  expect(text.bytes.toString()).toContain('OVERALL FEEDBACK');

  expect(instructor.complaints).toEqual([]);
  await instructor.leave();
});

it('says in the dialog that there is no connection', async () => {
  const instructor = await Instructor.arrive(browser, { width: 390, height: 780 });
  const { page } = instructor;
  onTestFailed(() => instructor.pictureFailure('export-offline'));
  await instructor.signUp('exports-offline@example.edu');
  await page.locator('input[type=file]').setInputFiles({
    name: 'a.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Sleep helps students learn. They stays up late anyway.'),
  });
  await page.getByRole('button', { name: 'Upload & Start AI Grading' }).click();
  await openQueue(page, 1);
  await page.getByRole('button', { name: 'More actions for a.txt' }).click();
  await page.getByRole('menuitem', { name: 'Approve' }).click();
  await expect.poll(() => page.getByTitle('Approved').count()).toBe(1);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await dialog.getByText('1 approved paper.').waitFor();
  await dialog.getByLabel('For', { exact: true }).selectOption('plain');
  await instructor.context.setOffline(true);
  await dialog.getByRole('button', { name: 'Export' }).click();
  await dialog.getByRole('alert').getByText('There is no connection to the server.').waitFor();
  await instructor.picture('export-offline-phone');
  await instructor.context.setOffline(false);
  await page.emulateMedia({ colorScheme: 'dark' });
  await dialog.getByText('Feedback files').click();
  await instructor.picture('export-phone-dark');
  await instructor.leave();
});
