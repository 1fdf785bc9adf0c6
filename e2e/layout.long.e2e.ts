import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFailed } from 'vitest';
import { closeWindows, openBrowser } from './testing/shared-browser.ts';
import { Account } from './testing/account.ts';
import { fillAccount, gradeAndWait } from './testing/fill-account.ts';
import { Instructor } from './testing/instructor.ts';
import { listFlaws } from './testing/list-flaws.ts';

const widths = [320, 390, 768, 1366, 1920, 3840] as const;
const screens = [
  '/dashboard',
  '/upload',
  '/grading-queue',
  '/courses',
  '/feedback-templates',
  '/settings',
  '/settings/voice',
  '/api-keys',
  '/no-such-page',
];

const account = new Account();
let browser: Browser;
let instructor: Instructor;
let page: Page;
let paths: readonly string[];
beforeAll(async () => {
  browser = await openBrowser();
  await account.signUp('layout@example.edu', undefined, 'Wolfeschlegelsteinhausen Bergerdorff');
  const { assignmentId } = await fillAccount(account);
  await gradeAndWait(account, assignmentId);
  paths = [...screens, `/assignments/${assignmentId}`];
  instructor = await Instructor.arriveAs(browser, account);
  ({ page } = instructor);
});
afterAll(() => closeWindows(browser));

async function settle(path: string): Promise<void> {
  if (new URL(page.url(), 'http://nowhere').pathname !== path) await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await expect.poll(() => page.locator('output[aria-busy=true]').count()).toBe(0);
}

async function flawsAt(width: number, state: string): Promise<readonly string[]> {
  const flaws: string[] = [];
  for (const path of paths) {
    await settle(path);
    const found = await listFlaws(page);
    flaws.push(...found.map((flaw) => `${state} ${path}: ${flaw}`));
    if (width === 320 || width === 3840) {
      await instructor.picture(`layout-${width}${path.slice(0, 14).replaceAll('/', '-')}`);
    }
  }
  return flaws;
}

describe('every signed-in screen', () => {
  it.each(widths)('fits a window of %i pixels', async (width) => {
    await page.setViewportSize({ width, height: 900 });
    expect(await flawsAt(width, `${width} px`)).toEqual([]);
  });

  it.each(['/settings', '/plan', '/api-keys'])(
    'has cards in both halves of a wide window: %s',
    async (path) => {
      await page.setViewportSize({ width: 1366, height: 900 });
      await settle(path);
      const cards = await page.getByRole('main').locator('section:has(> header h2)').all();
      const starts = await Promise.all(cards.map(async (card) => Number((await card.boundingBox())?.x)));
      expect(Math.max(...starts)).toBeGreaterThan(1366 / 2);
    },
  );

  it('puts a chosen file, its size and its state on one line', async () => {
    await page.setViewportSize({ width: 1366, height: 900 });
    await settle('/dashboard');
    const file = { name: 'on-one-line.txt', mimeType: 'text/plain', buffer: Buffer.from('A text.') };
    await page.locator('input[type=file]').first().setInputFiles(file);
    const row = page.getByRole('list', { name: 'Selected files' }).getByRole('listitem');
    const parts = [row.getByText('on-one-line.txt'), row.getByText('Ready')];
    const middles = await Promise.all(
      parts.map(async (part) => {
        const box = await part.boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0) / 2;
      }),
    );
    expect(middles[0]).toBeCloseTo(middles[1] ?? 0, 0);
    await row.getByRole('button').click();
  });

  it('keeps lines of feedback readable however wide the window is', async () => {
    await page.setViewportSize({ width: 3840, height: 900 });
    await settle(paths.at(-1) ?? '');
    const text = await page.getByRole('textbox', { name: 'Overall' }).boundingBox();
    expect(text?.width).toBeGreaterThan(600);
    expect(text?.width).toBeLessThan(960);
  });

  it('supports more space between lines, words and letters', async () => {
    await page.setViewportSize({ width: 390, height: 900 });
    const spaced = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }
      p { margin-bottom: 2em !important; }`;
    await page.addInitScript(`addEventListener('DOMContentLoaded', () => {
      const sheet = new CSSStyleSheet(); sheet.replaceSync(${JSON.stringify(spaced)});
      document.adoptedStyleSheets.push(sheet);
    })`);
    await page.goto('/');
    expect(await flawsAt(390, 'spaced')).toEqual([]);
  });
});

describe('the pages of plain text', () => {
  it('hang together as one sheet, without a void below the title page', async () => {
    const reader = await Instructor.arrive(browser);
    const { page: window } = reader;
    onTestFailed(() => reader.pictureFailure('plain-text'));
    await reader.signUp('plain-text@example.edu');
    const essay = `Sleep and Memory\n\nAna Ruiz\nPSY 101\n\f${'Memory needs rest, and rest needs time. '.repeat(30)}\n`;
    await reader.openFirstPaper({ fileName: 'essay.txt', bytes: new TextEncoder().encode(essay) });
    const sheets = window.locator('[data-page]');
    await sheets.nth(1).waitFor();
    const [title, text] = [await sheets.nth(0).boundingBox(), await sheets.nth(1).boundingBox()];
    expect(title?.height).toBeLessThan((title?.width ?? 0) / 2);
    expect(text?.y).toBeCloseTo((title?.y ?? 0) + (title?.height ?? 0), 0);
    await reader.picture('plain-text');
    await reader.leave();
  });
});

it('explains empty sections on a new dashboard', async () => {
  const newcomer = await Instructor.arrive(browser);
  await newcomer.signUp('new-dashboard@example.edu');
  await newcomer.page.getByText('Grade your first paper to see each day’s total here.').waitFor();
  expect(await newcomer.page.getByRole('list', { name: 'Papers graded by day' }).count()).toBe(0);
  await newcomer.leave();
});

describe('with reduced motion', () => {
  it('lets nothing move', async () => {
    const still = await Instructor.arriveAs(browser, account);
    await still.page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of paths) {
      await still.page.goto(path);
      await still.page.getByRole('heading', { level: 1 }).first().waitFor();
      const moving = await still.page.evaluate(
        `document.getAnimations().filter(({ effect }) => Number(effect.getComputedTiming().duration) > 1).length`,
      );
      expect([path, moving]).toEqual([path, 0]);
      const longest = await still.page.evaluate(
        `Math.max(...[...document.querySelectorAll('*')].map((one) => Number.parseFloat(getComputedStyle(one).transitionDuration)))`,
      );
      expect(Number(longest)).toBeLessThan(0.01);
    }
    await still.leave();
  });
});

describe('dates and numbers', () => {
  it.each([
    ['en-US', /^[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2}\s[AP]M$/u, /^\d\.\d KB$/u],
    ['de-DE', /^\d{2}\.\d{2}\.\d{4}, \d{2}:\d{2}$/u, /^\d,\d KB$/u],
  ])('are written as in %s', async (locale, moment, size) => {
    const context = await browser.newContext({ baseURL: account.address, locale });
    const reader = await context.newPage();
    const cookies = await instructor.context.cookies();
    await context.addCookies(cookies);
    await reader.goto('/grading-queue');
    await reader.getByRole('row').nth(1).waitFor();
    const uploaded = reader.getByRole('row').nth(1).locator('td[title]').last();
    expect(await uploaded.getAttribute('title')).toMatch(moment);
    const facts = await reader
      .getByText(/TXT · /u)
      .first()
      .textContent();
    expect(facts?.split(' · ').at(-1)).toMatch(size);
    await context.close();
  });
});
