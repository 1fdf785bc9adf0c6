import { setTimeout as delay } from 'node:timers/promises';
import { makePaper } from '@greenpen/test-papers';
import type { Browser, Page } from 'playwright-core';
import { ApiClient } from '../testing/api-client.ts';
import { openBrowser } from '../testing/open-browser.ts';
import { startProduct } from '../testing/start-product.ts';
import { median, repetitions, type Bench, type Figure } from './measure.ts';
import { newPage } from '../testing/new-page.ts';
import { gradedOfMany } from './graded-of-many.ts';

const rows = 5000;

/** What the hand feels: from screen to screen, and scrolling a queue of 5,000 papers. */
export const screens: Bench = {
  name: 'screens',
  async run() {
    const product = await startProduct();
    const browser = await openBrowser();
    try {
      const client = new ApiClient(product.address);
      await client.signUp('bench@example.edu');
      await gradePaper(client);
      return [...(await screenToScreen(browser, client)), ...(await scrollQueue(browser, client))];
    } finally {
      await browser.close();
      await product.stop();
    }
  },
};

async function gradePaper(client: ApiClient): Promise<void> {
  const paper = await makePaper({ seed: 1, format: 'docx', words: 1500 });
  const { assignments } = await client.upload([paper], { key: 'bench-screens' });
  const id = assignments[0]?.id ?? '';
  await client.grade([id], 'bench-grade-screens');
  while ((await client.get(id)).status === 'processing') await delay(200);
}

/** The clicked link, and the text on the painted screen. */
const ways = [
  ['the queue', 'nav a[href="/grading-queue"]', 'tbody [data-row]'],
  ['courses', 'nav a[href="/courses"]', 'h1'],
  ['settings', 'nav a[href="/settings"]', 'input[type=range], [role=slider]'],
  ['the queue again', 'nav a[href="/grading-queue"]', 'tbody [data-row]'],
  ['review', 'tbody [data-row]', '[data-review-desk] [data-f]'],
  ['the dashboard', 'nav a[href="/dashboard"]', 'h1'],
] as const;

async function screenToScreen(browser: Browser, client: ApiClient): Promise<readonly Figure[]> {
  const page = await newPage(browser, client);
  await page.goto(`${client.address}/dashboard`, { waitUntil: 'networkidle' });
  const times = new Map<string, number[]>();
  for (let round = 0; round <= repetitions; round += 1) {
    for (const [what, link, sign] of ways) {
      await page.locator(link).first().hover();
      const ms = await timeToPaint(page, link, sign);
      // The first round fetches the data that is at hand in the others.
      if (round > 0) times.set(what, [...(times.get(what) ?? []), ms]);
      await page.waitForLoadState('networkidle');
    }
  }
  await page.context().close();
  return [...times].map(([what, values]) => ({
    what: `screen to screen: ${what}`,
    value: median(values),
    unit: 'ms',
    bound: 100,
  }));
}

/** Milliseconds inside the page from the click until the frame after the one that holds the new screen. */
async function timeToPaint(page: Page, link: string, sign: string): Promise<number> {
  const measured = await page.evaluate(
    `new Promise((resolve) => {
      const before = location.pathname;
      const began = performance.now();
      document.querySelector(${JSON.stringify(link)}).click();
      const look = () => requestAnimationFrame(() => {
        const isThere = location.pathname !== before && document.querySelector(${JSON.stringify(sign)}) !== null
          && document.querySelector('main [aria-busy="true"]') === null;
        if (isThere) requestAnimationFrame(() => resolve(performance.now() - began));
        else look();
      });
      look();
    })`,
  );
  return Number(measured);
}

/** The longest task while a queue is scrolled from top to bottom, page after page of rows. */
async function scrollQueue(browser: Browser, client: ApiClient): Promise<readonly Figure[]> {
  const longest: number[] = [];
  const most: number[] = [];
  for (let round = 0; round < repetitions; round += 1) {
    const page = await newPage(browser, client);
    await page.route('**/api/assignments?*', async (route) => {
      const query = new URL(route.request().url()).searchParams;
      const from = Number(query.get('cursor') ?? 0);
      const count = query.has('status') ? 0 : Math.min(Number(query.get('limit')), rows - from);
      await route.fulfill({
        json: Array.from({ length: count }, (_, at) => gradedOfMany(from + at)),
        headers: count > 0 && from + count < rows ? { 'x-next-cursor': String(from + count) } : {},
      });
    });
    await page.goto(`${client.address}/grading-queue`);
    await page.locator('tbody [data-row]').first().waitFor();
    const [ms, count] = await scrollThrough(page);
    longest.push(ms);
    most.push(count);
    await page.context().close();
  }
  return [
    { what: `longest task while ${rows} rows are scrolled`, value: median(longest), unit: 'ms', bound: 50 },
    { what: `rows in the page, of ${rows}`, value: Math.max(...most), unit: 'rows', bound: 60 },
  ];
}

async function scrollThrough(page: Page): Promise<readonly [number, number]> {
  const found = await page.evaluate(
    `new Promise((resolve) => {
      let longest = 0;
      let most = 0;
      const observer = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
      });
      observer.observe({ type: 'longtask' });
      let still = 0;
      const step = () => {
        const before = scrollY;
        scrollBy(0, 600);
        most = Math.max(most, document.querySelectorAll('tbody tr').length);
        still = scrollY === before ? still + 1 : 0;
        if (still < 60) requestAnimationFrame(step);
        else { observer.disconnect(); resolve([longest, most]); }
      };
      requestAnimationFrame(step);
    })`,
  );
  const [ms, count] = Array.isArray(found) ? found : [];
  return [Number(ms), Number(count)];
}
