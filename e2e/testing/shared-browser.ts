import type { Browser } from 'playwright-core';
import { openBrowser as launchBrowser } from '../../tools/testing/open-browser.ts';

let launched: Promise<Browser> | null = null;

/** The browser of all test files that run in this worker; it ends with the worker. */
export function openBrowser(): Promise<Browser> {
  launched ??= launchBrowser();
  return launched;
}

/** Leaves the next test file a browser without windows, cookies or anything else of this one. */
export async function closeWindows(browser: Browser | undefined): Promise<void> {
  await Promise.all(browser?.contexts().map((context) => context.close()) ?? []);
}
