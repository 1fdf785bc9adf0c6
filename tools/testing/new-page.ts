import type { Browser, Page } from 'playwright-core';
import type { ApiClient } from './api-client.ts';

/** A window of its own, signed in where a client is given. */
export async function newPage(browser: Browser, client: ApiClient | null): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  const cookies = (client?.cookie ?? '').split('; ').filter((cookie) => cookie !== '');
  await context.addCookies(
    cookies.map((cookie) => {
      const at = cookie.indexOf('=');
      return { name: cookie.slice(0, at), value: cookie.slice(at + 1), url: client?.address ?? '' };
    }),
  );
  return context.newPage();
}
