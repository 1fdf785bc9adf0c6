import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeWindows, openBrowser } from './testing/shared-browser.ts';
import type { Deed } from './spec/messages.ts';
import { Account } from './testing/account.ts';
import { deeds } from './testing/deeds.ts';
import { fillAccount } from './testing/fill-account.ts';
import { Instructor } from './testing/instructor.ts';

let browser: Browser;
let instructor: Instructor;
let page: Page;
const account = new Account();
beforeAll(async () => {
  browser = await openBrowser();
  await account.signUp('offline-forms@example.edu');
  await fillAccount(account);
  instructor = await Instructor.arriveAs(browser, account);
  ({ page } = instructor);
});
afterAll(() => closeWindows(browser));

const note = 'Saved on this device, not sent yet';

/** Cuts the connection just before the last press of a deed, by the button that sends. */
async function doOffline(deed: Deed, button: string): Promise<void> {
  const sends = page.getByRole('button', { name: button, exact: true });
  await page.addLocatorHandler(sends, () => instructor.context.setOffline(true), {
    times: 1,
    noWaitAfter: true,
  });
  await deeds[deed](page);
  await page.removeLocatorHandler(sends);
}

describe('offline', () => {
  it.each<[Deed, string, string]>([
    ['save-criteria', 'Save Settings', 'Settings Saved'],
    ['add-template', 'Add Template', 'Template Added'],
    ['create-course', 'Create Course', 'Course Created'],
    ['create-assignment', 'Create Assignment', 'Assignment Created'],
  ])('%s waits on the device and is sent when the connection is back', async (deed, button, title) => {
    await doOffline(deed, button);
    await page.getByText(note).waitFor();
    await instructor.picture(`offline-${deed}`);
    expect(await page.getByText(title, { exact: true }).count()).toBe(0);
    await instructor.context.setOffline(false);
    await page.getByText(title, { exact: true }).first().waitFor();
  });
});

it('is not sent any more when it is cancelled while it waits', async () => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await doOffline('create-course', 'Create Course');
  await page.getByText(note).waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await instructor.context.setOffline(false);
  await page.reload();
  await page.getByRole('button', { name: 'New Course' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(sent).toEqual([]);
});

const kept = async () => String(await page.evaluate('JSON.stringify({ ...localStorage })'));

describe('a form that is cut off', () => {
  it('is put back after the tab was loaded anew, and forgotten when it is closed', async () => {
    await page.goto('/courses');
    await page.getByRole('button', { name: 'New Course' }).click();
    await page.getByLabel('Course code').fill('BIO 7');
    await page.getByLabel('Description').fill('Cells, slowly.');
    await page.reload();
    await expect.poll(() => page.getByLabel('Course code').inputValue()).toBe('BIO 7');
    expect(await page.getByLabel('Description').inputValue()).toBe('Cells, slowly.');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.reload();
    await page.getByRole('button', { name: 'New Course' }).click();
    expect(await page.getByLabel('Course code').inputValue()).toBe('');
    await page.keyboard.press('Escape');
  });

  it('keeps weights and a style that were not saved', async () => {
    await page.goto('/settings');
    await page.getByLabel('Detailed & Academic').check();
    await page.reload();
    await page.getByText('Not saved yet').waitFor();
    expect(await page.getByLabel('Detailed & Academic').isChecked()).toBe(true);
    await page.getByLabel('Conversational & Encouraging').check();
    await page.reload();
    await page.getByRole('button', { name: 'Save Settings' }).waitFor();
    expect(await page.getByText('Not saved yet').count()).toBe(0);
  });

  // ASVS-14.3.3
  it('never stores a student’s text on the device', async () => {
    await page.goto('/courses');
    await page.getByRole('button', { name: 'Add Training Example' }).click();
    await page.getByLabel('Title').fill('An essay');
    await page.getByLabel('Student work').fill('Words of a student.');
    await expect.poll(kept).toContain('An essay');
    expect(await kept()).not.toContain('Words of a student');
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect(await kept()).not.toContain('An essay');
  });

  it('is put back after a session that ended while somebody wrote, to the one who wrote', async () => {
    await page.goto('/courses');
    await page.getByRole('button', { name: 'New Course' }).click();
    await page.getByLabel('Course code').fill('LAW 3');
    await page.getByLabel('Course name').fill('Contracts');
    // The form is to be the first that learns of it, not a list that is fetched again meanwhile.
    const sent = Promise.withResolvers<void>();
    await page.route('**/api/**', async (route) => {
      if (route.request().method() === 'GET') await sent.promise;
      await route.continue();
    });
    await instructor.context.clearCookies();
    await page.getByRole('button', { name: 'Create Course' }).click();
    sent.resolve();
    await page.getByText('You are logged out. Logging in again...').first().waitFor();
    await page.waitForURL(/\/sign-in\?returnTo=%2Fcourses/u);
    await page.getByLabel('E-mail').fill('offline-forms@example.edu');
    await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
    await page.locator('form').getByRole('button', { name: 'Sign in' }).click();
    await expect.poll(() => page.getByLabel('Course code').inputValue()).toBe('LAW 3');
    expect(await page.getByLabel('Course name').inputValue()).toBe('Contracts');
    await page.getByRole('button', { name: 'Create Course' }).click();
    await page.getByText('Course Created', { exact: true }).first().waitFor();
    expect(await kept()).not.toContain('LAW 3');
  });
});
