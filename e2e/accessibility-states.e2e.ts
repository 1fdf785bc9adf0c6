import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeWindows, openBrowser } from './testing/shared-browser.ts';
import { stateRows } from './spec/states.ts';
import { Account } from './testing/account.ts';
import { themes } from './testing/looks.ts';
import { violationsOn } from './testing/violations-on.ts';
import { fillAccount, gradeAndWait } from './testing/fill-account.ts';
import { Instructor } from './testing/instructor.ts';

const account = new Account();
let browser: Browser;
let assignmentId: string;
beforeAll(async () => {
  browser = await openBrowser();
  await account.signUp('axe-states@example.edu');
  ({ assignmentId } = await fillAccount(account));
  await gradeAndWait(account, assignmentId);
});
afterAll(() => closeWindows(browser));

describe.each(themes)('in the %s theme', (colorScheme) => {
  let instructor: Instructor;
  let page: Page;
  beforeAll(async () => {
    instructor = await Instructor.arriveAs(browser, account);
    ({ page } = instructor);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  });
  afterAll(() => instructor.leave());

  it.each(stateRows)('$path waits for $call, says that it failed, and comes back', async (row) => {
    let answer: 'nothing' | 'failure' = 'nothing';
    const held: (() => void)[] = [];
    await page.route(row.call, async (route) => {
      if (answer === 'nothing') await new Promise<void>((resolve) => held.push(resolve));
      await route.fulfill({ status: 500, body: '' });
    });
    await page.goto(row.path);
    await page.getByRole('status', { name: row.loading }).waitFor();
    const name = `${row.path.slice(1)}-${row.failed.split(' ')[1] ?? ''}-${colorScheme}`;
    await instructor.picture(`loading-${name}`);
    expect(await violationsOn(page, `${row.path} loading`)).toEqual([]);
    answer = 'failure';
    for (const release of held) release();
    await page.getByText(row.failed).waitFor();
    await instructor.picture(`failed-${name}`);
    expect(await violationsOn(page, `${row.path} failed`)).toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).first().click();
    await page.getByText(row.back, { exact: true }).first().waitFor();
  });

  it('has no violation in the queue while it loads, when it failed, and with its menus open', async () => {
    const held: (() => void)[] = [];
    await page.route('**/api/assignments?*', async (route) => {
      await new Promise<void>((resolve) => held.push(resolve));
      await route.fulfill({ status: 500, body: '' });
    });
    await page.goto('/grading-queue');
    await page.getByRole('columnheader', { name: 'Grade' }).waitFor();
    expect(await page.locator('tbody tr').count()).toBe(3);
    expect(await violationsOn(page, 'the queue loading')).toEqual([]);
    await instructor.picture(`loading-queue-${colorScheme}`);
    await expect.poll(() => held.length).toBeGreaterThan(0);
    for (const release of held) release();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    expect(await violationsOn(page, 'the queue failed')).toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: 'Try again' }).click();
    await page
      .getByRole('button', { name: /^More actions for /u })
      .first()
      .click();
    await page.getByRole('menu').waitFor();
    expect(await violationsOn(page, 'a menu of the queue')).toEqual([]);
    await page.keyboard.press('Escape');
  });

  it('has no violation offline, in the menu of a phone, beside a toast or in a tooltip', async () => {
    await page.goto('/upload');
    await page.locator('input[type=file]').setInputFiles({
      name: 'offline.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Sleep.\n'),
    });
    await instructor.context.setOffline(true);
    await page.getByRole('button', { name: 'Upload & Start AI Grading' }).click();
    await page.getByText('Saved on this device, not sent yet.').waitFor();
    expect(await violationsOn(page, 'an upload offline')).toEqual([]);
    await page.getByRole('button', { name: 'Stop waiting' }).click();
    await page.getByText('Upload Failed', { exact: true }).first().waitFor();
    expect(await violationsOn(page, 'a failed upload')).toEqual([]);
    await instructor.context.setOffline(false);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await violationsOn(page, 'the menu of a phone')).toEqual([]);
    await instructor.picture(`phone-menu-${colorScheme}`);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1366, height: 768 });
  });

  it('has no violation in the figures of a class or in the export dialog', async () => {
    await page.goto('/courses');
    await page.getByRole('button', { name: /^Week 2: Sleep/u }).click();
    await page.getByRole('region', { name: 'The class' }).getByText('Averages').waitFor();
    expect(await violationsOn(page, 'the figures of a class')).toEqual([]);
    await page.goto('/grading-queue');
    await page.getByRole('row').nth(1).waitFor();
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Export' });
    for (const what of ['Marks', 'Feedback files']) {
      await dialog.getByText(what, { exact: true }).click();
      expect(await violationsOn(page, `the export of ${what}`)).toEqual([]);
    }
    await page.keyboard.press('Escape');
  });

  it('has no violation on the review screen while it loads, when it failed, and with its panels open', async () => {
    const held: (() => void)[] = [];
    await page.route(new RegExp(`/api/assignments/${assignmentId}(\\?|$)`, 'u'), async (route) => {
      await new Promise<void>((resolve) => held.push(resolve));
      await route.fulfill({ status: 500, body: '' });
    });
    await page.goto(`/assignments/${assignmentId}`);
    await page.locator('output[aria-busy=true]').first().waitFor();
    expect(await violationsOn(page, 'the review loading')).toEqual([]);
    await instructor.picture(`loading-review-${colorScheme}`);
    await expect.poll(() => held.length).toBeGreaterThan(0);
    for (const release of held) release();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    expect(await violationsOn(page, 'the review failed')).toEqual([]);
    await instructor.picture(`failed-review-${colorScheme}`);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: 'Try again' }).click();
    for (const panel of [/^Total .* Why\?$/u, /^Grammar .* Why\?$/u, /Correct the author’s name$/u]) {
      await page.getByRole('button', { name: panel }).click();
      await page.getByRole('dialog').waitFor();
      expect(await violationsOn(page, String(panel))).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
  });
});
