import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { z } from 'zod';
import type { Screen, Trouble } from './screen.ts';

const desktop = { width: 1366, height: 768 };

const looks = [
  { name: 'light', colorScheme: 'light', viewport: desktop },
  { name: 'dark', colorScheme: 'dark', viewport: desktop },
  { name: 'phone', colorScheme: 'light', viewport: { width: 390, height: 844 } },
  { name: 'phone-dark', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const;

/** The narrowest window that nothing may be wider than (WCAG 2.2, 1.4.10). */
const narrowest = { width: 320, height: 720 };

/** Pictures further down load when they come into sight, and a page is taken from its top. */
const showAll = `(async () => {
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  scrollTo(0, 0);
})()`;

const wider = `Math.max(0, document.documentElement.scrollWidth - window.innerWidth)`;

/** Takes what the window shows in every look; says what of it does not fit a small phone. */
export async function takeLooks(page: Page, name: string, folder: string, isWindow = false): Promise<void> {
  for (const { name: look, colorScheme, viewport } of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize(viewport);
    await delay(150);
    if (!isWindow) await page.evaluate(showAll);
    await page.screenshot({ path: join(folder, `${name}-${look}.png`), fullPage: !isWindow });
  }
  await page.setViewportSize(narrowest);
  await delay(100);
  const excess = z.number().parse(await page.evaluate(wider));
  if (excess > 0) console.log(`${name}: ${excess} px too wide at ${narrowest.width}`);
  await page.setViewportSize(desktop);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Opens one screen, in one of the troubles it can meet or in none, and takes it. */
export async function takeScreen(
  page: Page,
  screen: Screen,
  {
    address,
    folder,
    trouble,
  }: { readonly address: string; readonly folder: string; readonly trouble?: Trouble },
): Promise<void> {
  const { name, path, act, before, isWindow } = screen;
  await before?.(page);
  if (trouble === 'loading' || trouble === 'error') await troubleWith(page, trouble);
  await page.goto(`${address}${path}`, { waitUntil: trouble === 'loading' ? 'load' : 'networkidle' });
  if (trouble === 'loading') await page.locator('[aria-busy=true]').first().waitFor();
  if (trouble === 'offline') await page.context().setOffline(true);
  if (trouble === undefined) await act?.(page);
  await page.mouse.move(0, 0);
  await delay(400);
  await takeLooks(page, trouble === undefined ? name : `${name}-${trouble}`, folder, isWindow);
}

/** The server answers only who is asking; everything else waits for ever or fails. */
async function troubleWith(page: Page, trouble: 'loading' | 'error'): Promise<void> {
  await page.route('**/api/**', async (route) => {
    if (/\/api\/(?:auth\/user|identity)/u.test(route.request().url())) return route.continue();
    if (trouble === 'loading') return;
    const message = 'Something went wrong on our side. Please try again.';
    return route.fulfill({ status: 500, json: { code: 'INTERNAL', message, requestId: 'sample' } });
  });
}
