import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeWindows, openBrowser } from './testing/shared-browser.ts';
import { Account } from './testing/account.ts';
import { Instructor } from './testing/instructor.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closeWindows(browser));

const many = 200;
const paper = (number: number) => ({
  name: `paper-${number}.txt`,
  mimeType: 'text/plain',
  buffer: Buffer.from(`Paper ${number}\n\nSleep and memory, told for the ${number}th time.\n`),
});
const papers = Array.from({ length: many }, (_, at) => paper(at + 1));

async function arrive(email: string): Promise<{ account: Account; instructor: Instructor; page: Page }> {
  const account = new Account();
  await account.signUp(email);
  const instructor = await Instructor.arriveAs(browser, account);
  await instructor.page.goto('/upload');
  return { account, instructor, page: instructor.page };
}

/** Lets this many batches of ten through, then does something once. */
async function afterBatches(page: Page, count: number, happen: () => Promise<void>): Promise<void> {
  let seen = 0;
  await page.route('**/api/assignments/upload', async (route) => {
    seen += 1;
    if (seen === count + 1) await happen();
    await route.continue().catch(() => undefined);
  });
}

const chooseAll = (page: Page) => page.locator('input[type=file]').setInputFiles(papers);
const start = (page: Page) => page.getByRole('button', { name: 'Upload & Start AI Grading' }).click();

/** The names on the server, each as often as it is there. */
async function namesThere(account: Account): Promise<readonly string[]> {
  return (await account.listAll()).map(({ originalName }) => originalName).toSorted();
}
const allNames = papers.map(({ name }) => name).toSorted();

describe('a batch of 200', () => {
  it('waits offline, says which are safe by name, and goes on by itself', async () => {
    const { account, instructor, page } = await arrive('offline-batch@example.edu');
    await chooseAll(page);
    await afterBatches(page, 6, () => instructor.context.setOffline(true));
    await start(page);
    await page.getByText('Saved on this device, not sent yet.').waitFor();
    await page.getByText(/60 of 200 are safe on the server/u).waitFor();
    await instructor.picture('offline-batch');
    const rows = page.getByRole('list', { name: 'Selected files' }).getByRole('listitem');
    const safe = await rows.filter({ hasText: 'Completed' }).locator('bdi').allTextContents();
    expect(safe.toSorted()).toEqual(await namesThere(account));
    expect(await rows.filter({ hasText: 'Uploading...' }).count()).toBe(140);
    await instructor.context.setOffline(false);
    await page.getByText('AI grading started for 200 assignments').first().waitFor({ timeout: 60_000 });
    expect(await namesThere(account)).toEqual(allNames);
    await instructor.leave();
  });

  it('can be given up offline, and the rest alone is sent again', async () => {
    const { account, instructor, page } = await arrive('offline-stop@example.edu');
    await chooseAll(page);
    await afterBatches(page, 3, () => instructor.context.setOffline(true));
    await start(page);
    await page.getByRole('button', { name: 'Stop waiting' }).click();
    const again = page.getByRole('button', { name: 'Send 170 failed files again' });
    await again.waitFor({ timeout: 60_000 });
    await instructor.picture('offline-given-up');
    await instructor.context.setOffline(false);
    await again.click();
    await start(page);
    await page.getByText('AI grading started for 200 assignments').first().waitFor({ timeout: 60_000 });
    expect(await namesThere(account)).toEqual(allNames);
    await instructor.leave();
  });

  it('tells after a crash of the tab what is safe, and sends only the rest', async () => {
    const { account, instructor, page } = await arrive('crashed-tab@example.edu');
    await chooseAll(page);
    const stopped = new Promise<void>((resolve) => {
      void afterBatches(page, 5, async () => {
        resolve();
        await new Promise<void>(() => undefined);
      });
    });
    await start(page);
    await stopped;
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    // Only now: the batch that is held would be let go to the server otherwise.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByText('Up to 150 of 200 files were not sent before you left this page.').waitFor();
    await page.getByText(/^\d+ papers are uploaded but not graded yet$/u).click();
    await instructor.picture('after-a-crash');
    const listed = await page
      .getByRole('list', { name: 'Papers not graded yet' })
      .locator('bdi')
      .allTextContents();
    expect(listed.toSorted()).toEqual(await namesThere(account));
    await chooseAll(page);
    await start(page);
    await page.getByText('AI grading started for 200 assignments').first().waitFor({ timeout: 60_000 });
    expect(await namesThere(account)).toEqual(allNames);
    const kept = await page.evaluate('JSON.stringify([{ ...localStorage }, { ...sessionStorage }])');
    expect(kept).not.toContain('paper-');
    await instructor.leave();
  });

  it('goes on after a session that ended midway', async () => {
    const { account, instructor, page } = await arrive('session-midway@example.edu');
    await chooseAll(page);
    await afterBatches(page, 4, () => instructor.context.clearCookies());
    await start(page);
    await page.getByText('You are logged out. Logging in again...').first().waitFor();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.waitForURL(/\/sign-in\?returnTo=/u);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByLabel('E-mail').fill('session-midway@example.edu');
    await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
    await page.locator('form').getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Up to 160 of 200 files were not sent before you left this page.').waitFor();
    await page.getByText('40 papers are uploaded but not graded yet').first().waitFor();
    await chooseAll(page);
    await start(page);
    await page.getByText('AI grading started for 200 assignments').first().waitFor({ timeout: 60_000 });
    expect(await namesThere(account)).toEqual(allNames);
    await instructor.leave();
  });
});

it('tells of a file that was uploaded and graded before, and sends it twice only when asked', async () => {
  const { account, instructor, page } = await arrive('same-file@example.edu');
  const send = async () => {
    await page.locator('input[type=file]').setInputFiles([paper(1)]);
    await start(page);
  };
  await send();
  await page.getByText('AI grading started for 1 assignment.').first().waitFor();
  await expect.poll(async () => (await account.listAll())[0]?.status, { timeout: 30_000 }).toBe('completed');
  await send();
  await page.getByText(/^Uploaded already, .* Send it again only if you want it twice\.$/u).waitFor();
  await instructor.picture('uploaded-already');
  expect(await namesThere(account)).toEqual(['paper-1.txt']);
  await page.getByRole('button', { name: 'Send paper-1.txt again' }).click();
  await start(page);
  await expect.poll(() => namesThere(account)).toEqual(['paper-1.txt', 'paper-1.txt']);
  await instructor.leave();
});
