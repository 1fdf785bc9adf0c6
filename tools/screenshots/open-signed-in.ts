import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { ApiClient } from '../testing/api-client.ts';

/** A page of a window of its own, with the session of the client. */
export async function openSignedIn(
  browser: Browser,
  look: BrowserContextOptions,
  client: ApiClient,
): Promise<Page> {
  const context = await browser.newContext({ ...look, reducedMotion: 'reduce', locale: 'en-US' });
  context.setDefaultTimeout(15_000);
  const pairs = client.cookie.split('; ').filter((pair) => pair !== '');
  await context.addCookies(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url: client.address };
    }),
  );
  return context.newPage();
}
