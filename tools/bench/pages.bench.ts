import type { Browser } from 'playwright-core';
import { makePaper } from '@greenpen/test-papers';
import { setTimeout as delay } from 'node:timers/promises';
import { ApiClient } from '../testing/api-client.ts';
import { loadedScript } from '../testing/loaded-script.ts';
import { openBrowser } from '../testing/open-browser.ts';
import { startProduct } from '../testing/start-product.ts';
import { median, repetitions, type Bench } from './measure.ts';
import { newPage } from '../testing/new-page.ts';

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
      const landing = await loadedScript(await newPage(browser, null), product.address);
      const signedIn = await loadedScript(await newPage(browser, client), `${product.address}/dashboard`);
      const opened: number[] = [];
      for (let round = 0; round < repetitions; round += 1) {
        opened.push(await timeToUse(browser, `${product.address}/assignments/${id}`, client));
      }
      return [
        { what: 'script of the landing page, compressed', value: landing / 1024, unit: 'kB', bound: 120 },
        {
          what: 'script of the first signed-in screen, compressed',
          value: signedIn / 1024,
          unit: 'kB',
          bound: 200,
        },
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

/** Milliseconds from the end of the paper's answer until a mark is in the text and a click on it is handled. */
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
