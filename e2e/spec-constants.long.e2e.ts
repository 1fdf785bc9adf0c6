import { user } from '@greenpen/api-contract';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeWindows, openBrowser } from './testing/shared-browser.ts';
import { choices, constants } from './spec/constants.ts';
import { Account } from './testing/account.ts';
import { fillAccount } from './testing/fill-account.ts';
import { Instructor } from './testing/instructor.ts';

const account = new Account();
let browser: Browser;
let instructor: Instructor;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  await account.signUp('spec-constants@example.edu');
  await fillAccount(account);
});
afterAll(() => closeWindows(browser));

/** A separate window whose clock is stopped from its first page on. */
beforeEach(async () => {
  instructor = await Instructor.arriveAs(browser, account);
  ({ page } = instructor);
  return () => instructor.leave();
});

const stopClock = async () => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
};
/** Lets the stopped clock go on in small steps until something holds. */
async function tickUntil(holds: () => Promise<boolean>, stepMs = 2): Promise<void> {
  for (let step = 0; step < 3000; step += 1) {
    if (await holds()) return;
    await page.clock.runFor(stepMs);
  }
  throw new Error('It did not come about.');
}
const tickUntilSeen = (shown: Locator) => tickUntil(() => shown.first().isVisible());
const toastCount = () => page.locator('.toasts li').count();

/** Counts requests of a path from now on. */
function countRequests(path: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path && request.method() === 'GET') count += 1;
  });
  return () => count;
}

describe('the clock of the screens', () => {
  it('goes to the sign-in half a second after the message about the ended session', async () => {
    await instructor.context.clearCookies();
    await stopClock();
    await page.goto('/upload');
    await tickUntilSeen(page.getByText('You are logged out. Logging in again...'));
    await page.clock.runFor(constants.unauthorizedAfterMs - 20);
    expect(new URL(page.url()).pathname).toBe('/upload');
    await page.clock.runFor(20);
    await page.waitForURL(/\/sign-in\?returnTo=%2Fupload/u);
  });

  it('fetches the figures every 3 seconds for 120 seconds after a start', async () => {
    await stopClock();
    await page.goto('/dashboard');
    await tickUntilSeen(page.getByText('Recently Graded Assignments (0)'));
    await page.locator('input[type=file]').setInputFiles({
      name: 'polled.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Sleep and memory.\n'),
    });
    const start = page.getByRole('button', { name: 'Upload & Start AI Grading' });
    await tickUntil(() => start.isEnabled());
    await start.click();
    await tickUntilSeen(page.getByText(/^AI grading started for/u));
    const stepMs = 250;
    let ms = 0;
    const fetchedAt: number[] = [];
    const answers: Promise<unknown>[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname !== '/api/dashboard/stats') return;
      fetchedAt.push(ms);
      answers.push(request.response().then((answer) => answer?.finished()));
    });
    for (; ms < constants.pollForMs + 12_000; ms += stepMs) {
      await page.clock.runFor(stepMs);
      // Only the page's timers are stopped, not the server's clock or the page's promises.
      await Promise.all(answers);
      await page.evaluate(
        'new Promise((resolve) => { const { port1, port2 } = new MessageChannel(); port1.onmessage = resolve; port2.postMessage(null); })',
      );
    }
    const gaps = fetchedAt.slice(1).map((at, index) => at - (fetchedAt[index] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(constants.pollEveryMs - stepMs);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(constants.pollEveryMs + 4 * stepMs);
    expect(Math.max(...fetchedAt)).toBeGreaterThan(constants.pollForMs - 2 * constants.pollEveryMs);
    expect(Math.max(...fetchedAt)).toBeLessThanOrEqual(constants.pollForMs + constants.pollEveryMs);
  });

  it('keeps an answer for five minutes, and does not fetch it again for a look at the window', async () => {
    await stopClock();
    await page.goto('/settings');
    const lists = countRequests('/api/courses');
    const visit = async (name: string, title: string) => {
      const link = page.getByRole('link', { name, exact: true });
      await tickUntilSeen(link);
      await link.click();
      await tickUntilSeen(page.getByRole('heading', { level: 1, name: title }));
    };
    const seen = page.getByText('PSY 101 - Introduction to Psychology');
    await visit('Courses', 'Course Management');
    await tickUntilSeen(seen);
    await visit('Settings', 'Settings');
    await page.clock.runFor(constants.freshForMs - 20_000);
    await visit('Courses', 'Course Management');
    await tickUntilSeen(seen);
    await page.evaluate('document.dispatchEvent(new Event("visibilitychange"))');
    await page.evaluate('window.dispatchEvent(new Event("focus"))');
    await page.clock.runFor(100);
    expect(lists()).toBe(1);
    await visit('Settings', 'Settings');
    await page.clock.runFor(21_000);
    await visit('Courses', 'Course Management');
    await tickUntil(async () => lists() === 2);
    expect(lists()).toBe(2);
  });

  it('does not try again by itself what failed', async () => {
    await stopClock();
    const lists = countRequests('/api/courses');
    await page.route('**/api/courses', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/courses');
    await tickUntilSeen(page.getByText('The courses did not load'));
    await page.clock.runFor(60_000);
    expect(lists()).toBe(1);
  });

  it('shows one toast at a time, for five seconds', async () => {
    await stopClock();
    await page.goto('/upload');
    const start = page.getByRole('button', { name: 'Upload & Start AI Grading' });
    const save = page.getByRole('button', { name: 'Save Settings' });
    await tickUntilSeen(save);
    await start.click();
    await tickUntilSeen(page.getByText('Please select files to upload.'));
    await page.clock.runFor(2000);
    await save.press('Enter');
    await tickUntilSeen(page.getByText('Settings Saved'));
    expect(await toastCount()).toBe(1);
    await page.mouse.move(5, 5);
    await page.clock.runFor(constants.toastForMs - 100);
    expect(await toastCount()).toBe(1);
    await page.clock.runFor(200);
    await expect.poll(toastCount).toBe(0);
  });

  it('opens a tooltip after 700 ms, and the next one at once within 300 ms', async () => {
    await stopClock();
    await page.goto('/settings');
    const collapse = page.getByRole('button', { name: 'Collapse sidebar' });
    await tickUntilSeen(collapse);
    await collapse.click();
    const tooltip = () => page.getByRole('tooltip').count();
    const away = () => page.mouse.move(700, 700, { steps: 4 });
    await away();
    await page.clock.runFor(1000);
    await page.getByRole('link', { name: 'Courses' }).hover();
    await page.clock.runFor(constants.tooltipAfterMs - 20);
    expect(await tooltip()).toBe(0);
    await page.clock.runFor(40);
    await expect.poll(tooltip).toBe(1);
    await away();
    await page.clock.runFor(constants.tooltipSkipMs - 100);
    await page.getByRole('link', { name: 'Settings' }).hover();
    await page.clock.runFor(20);
    await expect.poll(tooltip).toBe(1);
    await away();
    await page.clock.runFor(constants.tooltipSkipMs + 100);
    await page.getByRole('link', { name: 'Courses' }).hover();
    await page.clock.runFor(constants.tooltipAfterMs - 20);
    expect(await tooltip()).toBe(0);
  });
});

const file = (name: string, size: number) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.alloc(size, 'a'),
});

describe('limits and defaults', () => {
  it('takes a file of 10 MB and says of a larger one how large it may be', async () => {
    await page.goto('/upload');
    await page
      .locator('input[type=file]')
      .setInputFiles([
        file('just.txt', constants.largestFile),
        file('over.txt', constants.largestFile + 1),
        { name: 'tool.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
      ]);
    const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    await row('just.txt').getByText('Ready').waitFor();
    await row('over.txt').getByText(`File is larger than ${constants.largestFile} bytes (10 MB)`).waitFor();
    await row('tool.exe').getByText('File type must be PDF, DOCX or TXT').waitFor();
    expect(await row('over.txt').getByText('Error').count()).toBe(1);
  });

  it('starts from 30, 25 and 45, moves in steps of five, and always adds up to 100', async () => {
    const fresh = new Account();
    await fresh.signUp('spec-weights@example.edu');
    await instructor.takeSessionOf(fresh);
    await page.goto('/settings');
    const slider = (name: string) => page.getByRole('slider', { name: `${name} weight` });
    const weights = async () =>
      Promise.all(
        Object.keys(constants.weights).map(async (name) =>
          Number(await slider(name).getAttribute('aria-valuenow')),
        ),
      );
    await slider('Grammar').waitFor();
    expect(await weights()).toEqual(Object.values(constants.weights));
    expect(await page.getByLabel('Conversational & Encouraging').isChecked()).toBe(true);
    await slider('Grammar').focus();
    for (const [key, grammar] of [
      ['ArrowRight', 30 + constants.sliderStep],
      ['End', 100],
      ['Home', 0],
      ['ArrowRight', constants.sliderStep],
    ] as const) {
      await page.keyboard.press(key);
      const now = await weights();
      expect(now[0]).toBe(grammar);
      expect(now.reduce((sum, weight) => sum + weight, 0)).toBe(100);
    }
  });

  it('keeps weeks between 1 and 16 and points at 1 or more', async () => {
    await page.goto('/courses');
    await page.getByRole('button', { name: 'Add Assignment', exact: true }).click();
    const { first, last } = constants.weeks;
    expect(await page.getByRole('spinbutton', { name: 'Week' }).getAttribute('min')).toBe(String(first));
    expect(await page.getByRole('spinbutton', { name: 'Week' }).getAttribute('max')).toBe(String(last));
    expect(await page.getByRole('spinbutton', { name: 'Week' }).inputValue()).toBe('1');
    expect(await page.getByLabel('Max points').inputValue()).toBe(String(constants.maxPoints));
    expect(await page.getByLabel('Max points').getAttribute('min')).toBe('1');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Add Training Example' }).click();
    expect(await page.getByRole('spinbutton', { name: 'Grade' }).inputValue()).toBe(
      String(constants.exampleGrade),
    );
    expect(await page.getByLabel('Max points').inputValue()).toBe(String(constants.maxPoints));
  });

  it.each(choices)('offers in $field what there is to choose', async (choice) => {
    await page.goto(choice.path);
    if ('button' in choice) await page.getByRole('button', { name: choice.button, exact: true }).click();
    const options = page.getByLabel(choice.field).locator('option');
    await options.first().waitFor({ state: 'attached' });
    expect(await options.allTextContents()).toEqual([...choice.options]);
  });

  it('masks a key behind its prefix', async () => {
    const { body } = await account.ask('POST', '/api/auth/generate-api-key');
    const status = await account.ask('GET', '/api/auth/api-key');
    expect(JSON.stringify(body)).toContain(`"${constants.keyPrefix}`);
    await page.goto('/api-keys');
    const shown = await page.locator('code', { hasText: /^gg_/u }).first().textContent();
    expect(shown).toMatch(/^gg_[^a-zA-Z0-9]+.{4}$/u);
    expect(JSON.stringify(status.body)).toContain(String(shown));
    expect(JSON.stringify(body)).not.toContain(String(shown));
  });

  it('gives a new account a trial of 14 days', async () => {
    const { body } = await account.ask('GET', '/api/auth/user');
    const { subscriptionStatus, createdAt, trialEndsAt } = user.parse(body);
    expect(subscriptionStatus).toBe('trial');
    const days = (Date.parse(trialEndsAt ?? '') - Date.parse(createdAt ?? '')) / 86_400_000;
    expect(Math.round(days)).toBe(constants.trialDays);
  });
});
