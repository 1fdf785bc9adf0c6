import { listBadFiles } from '@greenpen/test-papers';
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { encryptedPdf } from '../packages/engine/paper-extraction/src/pdf/testing/encrypt.ts';
import { closeWindows, openBrowser } from './testing/shared-browser.ts';
import { Account } from './testing/account.ts';
import { Instructor } from './testing/instructor.ts';

const account = new Account();
let browser: Browser;
let scanId = '';
let protectedId = '';
let officeId = '';

beforeAll(async () => {
  browser = await openBrowser();
  await account.signUp('unread@example.edu');
  const bad = await listBadFiles();
  const bytesOf = (name: string) => bad.find(({ fileName }) => fileName === name)?.bytes ?? new Uint8Array();
  const files = [
    { fileName: 'scan.pdf', bytes: bytesOf('scan.pdf') },
    { fileName: 'locked.pdf', bytes: encryptedPdf('Sleep', 'secret') },
    { fileName: 'cut.docx', bytes: bytesOf('cut.docx') },
  ];
  const { assignments } = await account.upload(files, { key: 'unread-papers' });
  const ids = assignments.map(({ id }) => id);
  [scanId = '', protectedId = '', officeId = ''] = ids;
  await account.grade(ids, 'grade-unread');
  let all = await account.listAll();
  while (all.some(({ status }) => status !== 'error')) {
    await delay(250);
    all = await account.listAll();
  }
}, 180_000);
afterAll(() => closeWindows(browser));

it('shows a scan as pictures of its pages, and takes, saves and approves a grade by hand', async () => {
  const instructor = await Instructor.arriveAs(browser, account);
  const { page } = instructor;
  await page.goto(`/assignments/${scanId}`);
  await page.locator('canvas[data-state=drawn]').first().waitFor();
  await page.getByRole('heading', { name: 'This paper could not be read' }).waitFor();
  const buttons = await page.locator('form button').allInnerTexts();
  expect(buttons[0]).toBe('Save grade');
  await instructor.picture('unread-scan');

  await page.getByLabel('Grammar').fill('88');
  await page.getByLabel('Content').fill('ninety');
  await page.getByRole('button', { name: 'Save grade' }).click();
  expect(await page.getByText('A number from 0 to 100.').count()).toBe(2);
  await page.getByLabel('APA').fill('75,5');
  await page.getByLabel('Content').fill('90');
  await page.getByLabel('Overall feedback').fill('Your handwriting is easy to read.');
  await page.getByRole('button', { name: 'Save grade' }).click();

  await page.getByRole('button', { name: /^Approve/u }).waitFor();
  await page.locator('canvas[data-state=drawn]').first().waitFor();
  await page.getByRole('tab', { name: /^Findings/u }).click();
  await page.getByText('so nothing was checked').waitFor();
  await page.getByRole('button', { name: 'APA 75.5. Why?' }).click();
  expect(await page.getByText('Use the score from the findings').count()).toBe(0);
  await page.keyboard.press('Escape');
  await instructor.picture('unread-graded');
  await page.getByRole('button', { name: /^Approve/u }).click();
  await page.getByText('Approved', { exact: true }).first().waitFor();
  const scan = (await account.listAll()).find(({ id }) => id === scanId);
  expect(scan).toMatchObject({
    status: 'completed',
    grade: { feedback: 'Your handwriting is easy to read.' },
  });
  expect(scan?.grade?.approvedAt).not.toBeNull();
  expect(instructor.complaints).toEqual([]);
  await instructor.leave();
});

it('says what keeps other files from being shown, and offers them', async () => {
  const instructor = await Instructor.arriveAs(browser, account, { width: 390, height: 780 });
  const { page } = instructor;
  for (const [id, title] of [
    [protectedId, 'This file is protected by a password'],
    [officeId, 'This file cannot be shown here'],
  ] as const) {
    await page.goto(`/assignments/${id}`);
    await page.getByText(title).waitFor();
    await page.getByRole('link', { name: 'Original file' }).waitFor();
    await page.getByRole('button', { name: 'Save grade' }).waitFor();
    await instructor.picture(`unread-${id === officeId ? 'office' : 'protected'}-phone`);
  }
  expect(instructor.complaints).toEqual([]);
  await instructor.leave();
});
