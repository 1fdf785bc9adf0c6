import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { closeWindows, openBrowser } from './testing/shared-browser.ts';
import { Account } from './testing/account.ts';
import { fillAccount, gradeAndWait } from './testing/fill-account.ts';
import { Instructor } from './testing/instructor.ts';

const evil = 'http://evil.example';
const inPaper = 'Short sleep is linked to lower grades';
const inFeedback = 'Marzipan lanterns suit your second paragraph';

const account = new Account();
let browser: Browser;
let instructor: Instructor;
let page: Page;
let paperId: string;

beforeAll(async () => {
  browser = await openBrowser();
  await account.signUp('hostile-page@example.edu');
  ({ assignmentId: paperId } = await fillAccount(account));
  await gradeAndWait(account, paperId);
  instructor = await Instructor.arriveAs(browser, account);
  ({ page } = instructor);
});
afterAll(() => closeWindows(browser));

const stored = async (): Promise<string> =>
  String(
    await page.evaluate(`(async () => JSON.stringify([
      { ...localStorage }, { ...sessionStorage }, document.cookie,
      await indexedDB.databases(), await caches.keys(),
    ]))()`),
  );

const keys = async () => z.array(z.string()).parse(await page.evaluate('Object.keys(localStorage)'));

async function writeOffline(words: string): Promise<void> {
  await page.goto(`/assignments/${paperId}`);
  await page.getByText(inPaper).first().waitFor();
  await instructor.context.setOffline(true);
  await page.getByRole('textbox', { name: 'Overall' }).fill(words);
  await expect.poll(stored).toContain(words);
}

describe('a hostile page', () => {
  // ASVS-3.5.5
  it('cannot frame the product, and no screen listens to its messages', async () => {
    const listening: string[] = [];
    await page.exposeFunction('noteListener', (where: string) => listening.push(where));
    await page.addInitScript(`{
      const listen = EventTarget.prototype.addEventListener;
      EventTarget.prototype.addEventListener = function (type, ...rest) {
        if (type === 'message' && this === window) noteListener(location.pathname);
        return listen.call(this, type, ...rest);
      };
      listen.call(window, 'load', () => { if (window.onmessage) noteListener(location.pathname); });
    }`);
    for (const path of [
      '/',
      '/demo',
      '/dashboard',
      '/grading-queue',
      `/assignments/${paperId}`,
      '/account',
    ]) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
    }
    expect(listening).toEqual([]);

    await page.route(`${evil}/**`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<h1>Evil</h1><iframe src="${account.address}/dashboard"></iframe>`,
      }),
    );
    await page.goto(`${evil}/`);
    const [opened] = await Promise.all([
      instructor.context.waitForEvent('page'),
      page.evaluate(`{ window.opened = window.open('${account.address}/dashboard'); }`),
    ]);
    await opened.getByRole('heading', { level: 1 }).waitFor();
    expect(await opened.evaluate('window.opener')).toBeNull();
    expect(await page.evaluate('window.opened.closed')).toBe(true);
    const framed = page.frames().find((frame) => frame !== page.mainFrame());
    expect(framed?.url()).toBe('chrome-error://chromewebdata/');
    await opened.close();
  });
});

// ASVS-14.3.3
describe('the browser’s own storage', () => {
  it('contains only the instructor’s unsent text, no paper and no key', async () => {
    await writeOffline(inFeedback);
    const all = await stored();
    expect(all).not.toMatch(/Short sleep|Ana Ruiz|Diaz and Lee/u);
    expect(all).not.toContain('session_token');
    expect((await keys()).every((key) => key.startsWith('greenpen.'))).toBe(true);
    await instructor.context.setOffline(false);
    await expect.poll(stored).not.toContain(inFeedback);
  });

  it('is cleared when another user signs in', async () => {
    const words = 'Obsidian sentences need air';
    await writeOffline(words);
    await instructor.context.clearCookies();
    const other = new Account();
    await other.signUp('hostile-page-other@example.edu');
    await instructor.takeSessionOf(other);
    await page.route(`**/api/assignments/${paperId}/grade`, (route) => route.abort());
    await instructor.context.setOffline(false);
    await page.goto('/dashboard');
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await expect.poll(stored).not.toContain(words);
    await page.unroute(`**/api/assignments/${paperId}/grade`);
  });

  it('is cleared at sign-out, after unsent text was sent', async () => {
    await instructor.context.clearCookies();
    await instructor.takeSessionOf(account);
    await page.goto(`/assignments/${paperId}`);
    const overall = page.getByRole('textbox', { name: 'Overall' });
    await overall.fill('A last word, just before leaving');
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.waitForURL('/');
    expect((await keys()).filter((key) => /unsaved|kept/u.test(key))).toEqual([]);
    const again = new Account();
    await again.signIn('hostile-page@example.edu');
    expect((await again.get(paperId)).grade?.feedback).toBe('A last word, just before leaving');
  });
});
