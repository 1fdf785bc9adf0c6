import type { Browser } from 'playwright-core';
import { makePaper } from '@greenpen/test-papers';
import { setTimeout as delay } from 'node:timers/promises';
import { ApiClient } from '../testing/api-client.ts';
import { openBrowser } from '../testing/open-browser.ts';
import { startProduct } from '../testing/start-product.ts';
import { median, repetitions, type Bench } from './measure.ts';
import { newPage } from './new-page.ts';

/** What a browser has to load and how soon the longest screen can be used. */
export const pages: Bench = {
  name: 'pages',
  async run() {
    const product = await startProduct();
    const browser = await openBrowser();
    try {
      const client = new ApiClient(product.address);
      await client.signUp('bench@example.edu');
      const id = await gradeLongPaper(client);
      const landing = await kilobytesOfScript(browser, product.address, null);
      const signedIn = await kilobytesOfScript(browser, `${product.address}/dashboard`, client);
      const opened: number[] = [];
      for (let round = 0; round < repetitions; round += 1) {
        opened.push(await timeToUse(browser, `${product.address}/assignments/${id}`, client));
      }
      return [
        { what: 'script of the landing page, compressed', value: landing, unit: 'kB', bound: 120 },
        { what: 'script of the first signed-in screen, compressed', value: signedIn, unit: 'kB', bound: 200 },
        {
          what: 'review screen of 30 pages, from answer to use',
          value: median(opened),
          unit: 'ms',
          bound: 1000,
        },
      ];
    } finally {
      await browser.close();
      await product.stop();
    }
  },
};

async function gradeLongPaper(client: ApiClient): Promise<string> {
  const paper = await makePaper({ seed: 30, format: 'docx', words: 8500 });
  const { assignments } = await client.upload([paper], { key: 'bench-long-paper' });
  const id = assignments[0]?.id ?? '';
  await client.grade([id], 'bench-grade-long');
  while ((await client.get(id)).status === 'processing') await delay(200);
  return id;
}

/** As sent over the wire, by the browser's own count. */
async function kilobytesOfScript(
  browser: Browser,
  address: string,
  client: ApiClient | null,
): Promise<number> {
  const page = await newPage(browser, client);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const scripts = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.context().close();
  return bytes / 1024;
}

/** Milliseconds from the end of the paper's answer until a mark stands in the text and a click on it is handled. */
async function timeToUse(browser: Browser, address: string, client: ApiClient): Promise<number> {
  const page = await newPage(browser, client);
  await page.goto(address);
  await page.locator('[data-f]').first().click();
  const used = await page.evaluate(() => performance.now());
  const answered = await page.evaluate(() =>
    Math.max(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('/paper'))
        .map((entry) => entry.toJSON().responseEnd),
    ),
  );
  await page.context().close();
  return used - answered;
}
