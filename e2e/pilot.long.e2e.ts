import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFailed } from 'vitest';
import { soundBody } from '../packages/engine/paper-scoring/src/testing/essays.ts';
import { Account } from './testing/account.ts';
import { Instructor } from './testing/instructor.ts';
import { flawsInLooks } from './testing/looks.ts';
import { closeWindows, openBrowser } from './testing/shared-browser.ts';

const account = new Account();
let browser: Browser;
let page: Page;
let instructor: Instructor;
let address = '';

const paragraphs = soundBody.split('\n\n');

/** Fourteen essays of one to five paragraphs, no two alike. */
const essays = Array.from({ length: 14 }, (_, index) => {
  const count = 1 + (index % paragraphs.length);
  const first = index % 3;
  const body = [...paragraphs.slice(first), ...paragraphs.slice(0, first)].slice(0, count);
  return `${body.join('\n\n')}\n\nPot number ${index + 1} in our garden held ${index + 3} plants of basil.`;
});

beforeAll(async () => {
  browser = await openBrowser();
  await account.signUp('pilot@example.edu');
  const courseId = await account.make('/api/courses', { code: 'EDU 210', name: 'Learning Outside' });
  const courseAssignmentId = await account.make(`/api/courses/${courseId}/assignments`, {
    title: 'School Gardens',
  });
  const files = essays.map((text, index) => ({
    fileName: `garden-${index + 1}.txt`,
    bytes: Buffer.from(text),
  }));
  const { assignments } = await account.upload(files, { key: 'pilot-upload', courseId, courseAssignmentId });
  const ids = assignments.map(({ id }) => id);
  await account.grade(ids, 'pilot-grade');
  await untilGraded(ids);
  address = `/grading-queue?courseId=${courseId}&courseAssignmentId=${courseAssignmentId}`;
  instructor = await Instructor.arriveAs(browser, account);
  ({ page } = instructor);
}, 240_000);
afterAll(() => closeWindows(browser));

async function untilGraded(ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    // One after another, as the worker grades them.
    // oxlint-disable-next-line no-await-in-loop
    while ((await account.get(id)).status !== 'completed') await delay(250);
  }
}

const line = () => page.getByRole('region', { name: 'Papers to grade first' });
const marked = () => page.getByTitle('It represents the class best');

it('offers the papers that represent a class, and calibrates the others once they are graded', async () => {
  onTestFailed(() => instructor.pictureFailure('pilot'));
  await page.goto(address);
  await line().getByText('Grade 6 papers first').waitFor();
  await instructor.picture('pilot-proposed');
  await line().getByRole('button', { name: 'Not now' }).click();
  await line().waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();

  await line().getByRole('button', { name: 'Show the 6 papers' }).click();
  await line().getByText('0 of 6 graded').waitFor();
  await expect.poll(() => marked().count()).toBe(6);
  await expect.poll(() => page.locator('[data-row]').count()).toBe(6);
  expect(await flawsInLooks(instructor, 'pilot')).toEqual([]);
  // Nothing is lost on the way through other pages.
  await page.goto('/dashboard');
  await page.goto('/grading-queue');
  await page.getByRole('button', { name: 'Grade first', exact: true }).click();
  await expect.poll(() => page.locator('[data-row]').count()).toBe(6);

  for (const row of await page.locator('[data-row]').all()) {
    const id = (await row.getAttribute('data-row')) ?? '';
    const grade = { version: (await account.get(id)).grade?.version, contentScore: 40 };
    await account.ask('PATCH', `/api/assignments/${id}/grade`, grade);
  }
  await page.reload();
  await page.getByLabel('Select all shown').check();
  await page
    .getByRole('toolbar', { name: 'Selected papers' })
    .getByRole('button', { name: 'Approve' })
    .click();
  await line().getByText('The other 8 papers moved by −').waitFor();
  await line().getByText('points (80%)').waitFor();
  await page.goto(address);
  await line().getByText('Your marks were').waitFor();
  expect(await marked().count()).toBe(0);
  expect(await flawsInLooks(instructor, 'pilot-report')).toEqual([]);
  expect(instructor.complaints).toEqual([]);
}, 180_000);

it('says so where the papers to grade first do not load or cannot be put away', async () => {
  onTestFailed(() => instructor.pictureFailure('pilot-fails'));
  await page.route('**/pilot', (route) => route.abort(), { times: 1 });
  await line().getByRole('button', { name: 'Done' }).click();
  await page.getByText('Not put away', { exact: true }).waitFor();
  await page.route('**/api/pilots', (route) =>
    route.fulfill({
      status: 503,
      json: { code: 'DATABASE_UNAVAILABLE', message: 'Soon.', requestId: 'one' },
    }),
  );
  await page.goto(address);
  await line().getByText('Which papers to grade first did not load.').waitFor();
  await page.unroute('**/api/pilots');
  await line().getByRole('button', { name: 'Try again' }).click();
  await line().getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => line().count()).toBe(0);
});
