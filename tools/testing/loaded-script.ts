import type { Page } from 'playwright-core';

/** Bytes of script that a page loads until it is at rest, headers and all, as sent over the wire by the browser's own count. Closes the page's context. */
export async function loadedScript(page: Page, address: string): Promise<number> {
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
  return bytes;
}
