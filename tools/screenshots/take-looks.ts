import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Page, ViewportSize } from 'playwright-core';
import { z } from 'zod';
import type { Screen } from './screen.ts';

export const desktop = { width: 1366, height: 768 };
export const phone = { width: 390, height: 844 };

const looks = [
  { name: 'light', colorScheme: 'light', viewport: desktop },
  { name: 'dark', colorScheme: 'dark', viewport: desktop },
  { name: 'phone', colorScheme: 'light', viewport: phone },
  { name: 'phone-dark', colorScheme: 'dark', viewport: phone },
] as const;

/** The narrowest window that nothing may be wider than (WCAG 2.2, 1.4.10). */
const narrowest = { width: 320, height: 720 };

/** Of the page, and of an open dialog. */
const wider = `Math.max(...[document.documentElement, ...document.querySelectorAll('dialog[open] .overflow-y-auto')]
  .map((one) => one.scrollWidth - one.clientWidth))`;
/** Colours of the previous theme may remain until a repaint, so this waits for two frames. */
const redraw = (look: string) => `new Promise((done) => {
  document.documentElement.style.setProperty('--look', '${look}');
  requestAnimationFrame(() => requestAnimationFrame(done));
})`;
/** Pictures further down load when they come into sight, and a page is taken from its top. */
const showAll = `(async () => {
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  scrollTo(0, 0);
})()`;
const tall = 'document.documentElement.scrollHeight';

type Taken = Pick<Screen, 'name' | 'isWindow' | 'isPhone'> & { readonly folder: string };

/** Takes what the window shows in every look; says what of it does not fit a small phone. */
export async function takeLooks(page: Page, taken: Taken): Promise<void> {
  const { name, folder, isWindow = false, isPhone = false } = taken;
  for (const { name: look, colorScheme, viewport } of looks) {
    if (isPhone && viewport !== phone) continue;
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize(viewport);
    await page.evaluate(redraw(look));
    await delay(150);
    if (!isWindow && !isPhone) await showWhole(page, viewport);
    // What the first time came into the window only afterwards.
    await page.evaluate(redraw(`${look} again`));
    await page.screenshot({ path: join(folder, `${name}-${look}.png`) });
  }
  await page.setViewportSize(narrowest);
  await delay(100);
  const excess = z.number().parse(await page.evaluate(wider));
  if (excess > 0) console.log(`${name}: ${excess} px too wide at ${narrowest.width}`);
  await page.setViewportSize(desktop);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Makes the window as tall as the page: sticky elements are in place, and long lists render all rows. */
async function showWhole(page: Page, { width, height }: ViewportSize): Promise<void> {
  await page.evaluate(showAll);
  const whole = z.number().parse(await page.evaluate(tall));
  await page.setViewportSize({ width, height: Math.max(height, whole) });
  await delay(100);
}
