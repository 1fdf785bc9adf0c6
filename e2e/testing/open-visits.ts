import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';
import { closeWindows, openBrowser } from './shared-browser.ts';

/** A browser for the tests of one file; each visit is a window of its own, signed in nowhere, that closes with its test. */
export function openVisits() {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => closeWindows(browser));

  const visit = async (options: BrowserContextOptions = {}): Promise<Page> => {
    const context = await browser.newContext({ baseURL: inject('productAddress'), ...options });
    context.setDefaultTimeout(60_000);
    onTestFinished(() => context.close());
    return context.newPage();
  };
  return { visit, getBrowser: () => browser };
}
