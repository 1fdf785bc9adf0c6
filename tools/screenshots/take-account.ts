import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { appCode } from '../testing/app-code.ts';

const password = 'correct horse battery';

/** The account's dialogs, step by step, in an account of its own that has two-factor sign-in at the end. */
export async function takeAccount(
  page: Page,
  address: string,
  take: (state: string) => Promise<unknown>,
): Promise<void> {
  const data = { name: 'Ruth Bergman', email: `${randomUUID()}@example.edu`, password };
  await page.context().clearCookies();
  for (const way of ['sign-up', 'sign-in']) {
    const { name: _, ...credentials } = data;
    const body = way === 'sign-up' ? data : credentials;
    const headers = { origin: address };
    await page.request.post(`${address}/api/identity/${way}/email`, { data: body, headers });
  }
  await page.goto(`${address}/account`, { waitUntil: 'networkidle' });
  const dialog = page.getByRole('dialog');
  for (const name of ['Change e-mail', 'Delete account']) {
    await page.getByRole('button', { name }).click();
    await dialog.waitFor();
    await take(name.toLowerCase().replace(' ', '-'));
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Set up' }).click();
  await take('set-up');
  await dialog.getByLabel('Current password').fill(password);
  await page.keyboard.press('Enter');
  await dialog.getByRole('img').waitFor();
  await take('app');
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await dialog.getByLabel('Six-digit code').fill(appCode(secret));
  await page.keyboard.press('Enter');
  await dialog.getByRole('list', { name: 'Recovery codes' }).waitFor();
  await take('recovery-codes');
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await page.getByRole('button', { name: 'Switch off' }).click();
  await dialog.waitFor();
  await take('switch-off');
}
