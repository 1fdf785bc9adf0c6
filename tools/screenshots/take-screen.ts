import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { Screen, Trouble } from './screen.ts';
import { phone, takeLooks } from './take-looks.ts';

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
  const { name, path, act, before, isPhone = false } = screen;
  if (isPhone) await page.setViewportSize(phone);
  await before?.(page);
  if (trouble === 'loading' || trouble === 'error') await troubleWith(page, trouble);
  await page.goto(`${address}${path}`, { waitUntil: trouble === 'loading' ? 'load' : 'networkidle' });
  if (trouble === 'loading') await page.locator('[aria-busy=true]').first().waitFor();
  if (trouble === 'offline') await page.context().setOffline(true);
  if (trouble === undefined) await act?.(page);
  await page.mouse.move(0, 0);
  await delay(400);
  await takeLooks(page, { ...screen, folder, name: trouble === undefined ? name : `${name}-${trouble}` });
}

/** The server answers only who is asking; everything else hangs or fails. */
async function troubleWith(page: Page, trouble: 'loading' | 'error'): Promise<void> {
  await page.route('**/api/**', async (route) => {
    if (/\/api\/(?:auth\/user|identity)/u.test(route.request().url())) return route.continue();
    if (trouble === 'loading') return;
    const message = 'Something went wrong on our side. Please try again.';
    return route.fulfill({ status: 500, json: { code: 'INTERNAL', message, requestId: 'sample' } });
  });
}
