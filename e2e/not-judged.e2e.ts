import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFailed } from 'vitest';
import { plainEssay } from '../packages/engine/paper-scoring/src/testing/essays.ts';
import { Account } from './testing/account.ts';
import { Instructor } from './testing/instructor.ts';
import { closeWindows, openBrowser } from './testing/shared-browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closeWindows(browser));

it('says where APA style applies, and shows no number for a paper where it does not', async () => {
  const account = new Account();
  await account.signUp('not-judged@example.edu');
  const courseId = await account.make('/api/courses', { code: 'HIST 118', name: 'American History' });
  const title = 'Wood Shop';
  const courseAssignmentId = await account.make(`/api/courses/${courseId}/assignments`, { title });
  const instructor = await Instructor.arriveAs(browser, account);
  const { page } = instructor;
  onTestFailed(() => instructor.pictureFailure('not-judged'));
  const dialog = page.getByRole('dialog');

  await page.goto('/courses');
  await page.getByRole('button', { name: /^Week 1: Wood Shop/u }).click();
  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const style = dialog.getByLabel('APA style');
  const chosen = () => style.locator('option:checked').innerText();
  await dialog.getByLabel('Instructions').fill('Cite two sources.');
  await expect.poll(chosen).toBe('Decided from the instructions (now: citations and references only)');
  await dialog.getByLabel('Instructions').fill('Should schools keep a wood shop? No sources are needed.');
  await expect.poll(chosen).toBe('Decided from the instructions (now: not at all)');
  await instructor.picture('apa-style-of-assignment');
  await dialog.getByRole('button', { name: 'Save Assignment' }).click();
  await page.getByText('Assignment Saved', { exact: true }).waitFor();

  const file = { fileName: 'shop.txt', bytes: new TextEncoder().encode(plainEssay) };
  const { assignments } = await account.upload([file], {
    key: 'not-judged-upload',
    courseId,
    courseAssignmentId,
  });
  const id = assignments[0]?.id ?? '';
  await account.grade([id], 'grade-plain');
  while ((await account.get(id)).status !== 'completed') await delay(250);

  await page.goto(`/assignments/${id}`);
  await page.getByRole('button', { name: 'APA not judged. Why?' }).click();
  await page.getByText('this assignment does not ask for it').waitFor();
  await instructor.picture('area-not-judged');
  const reason = page.getByRole('dialog', { name: 'Why this APA score?' });
  await reason.getByLabel('Set the score by hand').fill('75');
  await reason.getByRole('button', { name: 'Set', exact: true }).click();
  await page.getByRole('button', { name: 'APA 75. Why?' }).waitFor();
  await expect.poll(async () => (await account.get(id)).grade?.notJudged).toEqual([]);
  expect(instructor.complaints).toEqual([]);
}, 180_000);
