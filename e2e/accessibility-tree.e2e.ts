import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeWindows, openBrowser } from './testing/shared-browser.ts';
import { Account } from './testing/account.ts';
import { fillAccount, gradeAndWait } from './testing/fill-account.ts';
import { Instructor } from './testing/instructor.ts';

const folder = join(import.meta.dirname, 'accessibility-trees');
const account = new Account();
let browser: Browser;
let instructor: Instructor;
let assignmentId: string;
beforeAll(async () => {
  browser = await openBrowser();
  await account.signUp('trees@example.edu');
  ({ assignmentId } = await fillAccount(account));
  await gradeAndWait(account, assignmentId);
  instructor = await Instructor.arriveAs(browser, account);
});
afterAll(() => closeWindows(browser));

/** What differs from run to run, and is no part of how a screen is built. */
const passing: readonly (readonly [RegExp, string])[] = [
  [/[0-9a-f]{8}-[0-9a-f-]{27}/gu, 'ID'],
  [/http:\/\/127\.0\.0\.1:\d+/gu, 'ADDRESS'],
  [/less than a minute ago|\d+ (minute|hour)s? ago/gu, 'AGO'],
  [/[A-Z][a-z]{2} \d{1,2}(, \d{4})?(, \d{1,2}:\d{2}\s[AP]M)?/gu, 'DAY'],
  [/\d+(\.\d+)?(?=( ?%|\/100|, [A-DF]\. Why| percent| finding))/gu, 'N'],
];

/** The tree as stored; a first run, or one with UPDATE_TREES, stores it. */
async function storedTree(name: string, tree: string): Promise<string> {
  const path = join(folder, `${name}.txt`);
  const isNew = process.env['UPDATE_TREES'] === 'yes';
  if (isNew) {
    await mkdir(folder, { recursive: true });
    await writeFile(path, tree);
  }
  return readFile(path, 'utf8');
}

it.each([
  ['dashboard', () => '/dashboard'],
  ['upload', () => '/upload'],
  ['queue', () => '/grading-queue'],
  ['courses', () => '/courses'],
  ['feedback-templates', () => '/feedback-templates'],
  ['settings', () => '/settings'],
  ['api-keys', () => '/api-keys'],
  ['not-found', () => '/no-such-page'],
  ['review', () => `/assignments/${assignmentId}`],
])('the screen %s reads to a screen reader as it did', async (name, path) => {
  const { page } = instructor;
  await page.goto(path());
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  // A filter by course comes only once the courses are there.
  await page.waitForLoadState('networkidle');
  // A list of courses is disabled until it is loaded.
  const loading = page.locator('output[aria-busy=true], [data-skeleton], select:disabled');
  await expect.poll(() => loading.count()).toBe(0);
  const shown = await page.getByRole('main').ariaSnapshot();
  const tree = passing.reduce((text, [what, placeholder]) => text.replace(what, placeholder), `${shown}\n`);
  expect(tree).toBe(await storedTree(name, tree));
});
