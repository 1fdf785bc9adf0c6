import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFailed } from 'vitest';
import { closeWindows, openBrowser } from './testing/shared-browser.ts';
import { handIn, makeCourse, paperBy } from './testing/hand-in.ts';
import { Instructor } from './testing/instructor.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closeWindows(browser));

const short = 'Short sleep is linked to lower grades. They stays up late anyway.';

it('tells a file that is here already and keeps both where that is meant', async () => {
  const instructor = await Instructor.arrive(browser);
  const { page } = instructor;
  onTestFailed(() => instructor.pictureFailure('same-file'));
  await instructor.signUp('same-paper@example.edu');
  await makeCourse(page);
  await handIn(page, [paperBy('Ana Ruiz', 'ana.txt', short)], 1);
  await page.goto('/upload');
  await page.locator('input[type=file]').setInputFiles([paperBy('Ana Ruiz', 'another-name.txt', short)]);
  await page.getByLabel('Course (optional)').selectOption({ label: 'PSY 101 - Psychology' });
  await page.getByRole('combobox', { name: /^Assignment/u }).selectOption({ label: 'Week 2 - Sleep essay' });
  await page.getByRole('button', { name: /^Upload/u }).click();
  await page.getByText('The same file was uploaded before.').waitFor();
  await page.getByRole('link', { name: 'Open it' }).waitFor();
  await instructor.picture('upload-already-here');
  await page.getByRole('button', { name: 'Keep both: upload another-name.txt again' }).click();
  await page.getByRole('button', { name: /^Upload/u }).click();
  await page.getByText('Grading Started').first().waitFor();
  await page.goto('/grading-queue');
  await page.getByRole('button', { name: '1 earlier attempt of another-name.txt' }).waitFor();
  expect(instructor.complaints).toEqual([]);
  await instructor.leave();
});
