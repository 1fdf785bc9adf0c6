import { readFile } from 'node:fs/promises';
import { makePaper } from '@greenpen/test-papers';
import { strFromU8, unzipSync } from 'fflate';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeWindows, openBrowser } from './testing/shared-browser.ts';
import { appCode } from '../tools/testing/app-code.ts';
import { Instructor } from './testing/instructor.ts';
import { themes } from './testing/looks.ts';
import { violationsOn } from './testing/violations-on.ts';

const firstPassword = 'a green pen on warm paper';
const secondPassword = 'a quiet desk by the window';
const widths = [1366, 390, 320] as const;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closeWindows(browser));

async function openAccount(page: Page): Promise<void> {
  await page.goto('/account');
  await page.getByText('This browser', { exact: true }).waitFor();
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/sign-in');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('form').getByRole('button', { name: 'Sign in' }).click();
}

async function giveCode(page: Page, code: string): Promise<void> {
  await page.getByRole('heading', { name: 'One more step' }).waitFor();
  await page.getByLabel('Code').fill(code);
  await page.locator('form').getByRole('button', { name: 'Sign in' }).click();
}

const dashboard = (page: Page) =>
  page.getByRole('heading', { level: 1 }).filter({ hasText: 'Dashboard' }).waitFor();

/** By keyboard alone from the button to the recovery codes; gives the secret and the codes. */
async function switchTwoFactorOn(page: Page, password: string): Promise<{ secret: string; codes: string[] }> {
  await page.getByRole('button', { name: 'Set up' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Set up two-factor sign-in' }).waitFor();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  const scan = page.getByRole('dialog', { name: 'Connect your app' });
  await scan.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
  const secret = ((await scan.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await scan.locator('[aria-invalid=true]').waitFor();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(appCode(secret));
  await page.keyboard.press('Enter');
  const save = page.getByRole('dialog', { name: 'Save your recovery codes' });
  await save.waitFor();
  await page.keyboard.press('Escape');
  const codes = await save
    .getByRole('list', { name: 'Recovery codes' })
    .getByRole('listitem')
    .allTextContents();
  return { secret, codes };
}

describe('the account', () => {
  // ASVS-7.5.2
  it('is named, secured, looked over, taken away and deleted by its owner', async () => {
    const first = `account-${Date.now()}@example.edu`;
    const instructor = await Instructor.arrive(browser);
    const { page } = instructor;
    await instructor.createAccount(first);
    const { fileName, bytes } = await makePaper({ seed: 71, format: 'docx' });
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: fileName, mimeType: '', buffer: Buffer.from(bytes) });
    await page.getByRole('button', { name: 'Upload & Start AI Grading' }).click();
    await page.getByText('Recently Graded Assignments (1)').waitFor();

    await page.getByRole('link', { name: 'Account of Ruth Bergman' }).click();
    await page.getByRole('heading', { level: 1, name: 'Account' }).waitFor();
    await page.getByLabel('Last name').fill('Bergman-Osei');
    await page.getByRole('button', { name: 'Save name' }).click();
    await page.getByRole('link', { name: 'Account of Ruth Bergman-Osei' }).waitFor();

    const email = `moved-${first}`;
    await page.getByRole('button', { name: 'Change e-mail' }).click();
    await page.getByLabel('New e-mail').fill(email);
    await page.getByRole('dialog').getByLabel('Current password').fill(firstPassword);
    await page.keyboard.press('Enter');
    await page.getByRole('main').getByText(email).waitFor();

    const elsewhere = await Instructor.arrive(browser, { width: 390, height: 800 });
    await signIn(elsewhere.page, email, firstPassword);
    await dashboard(elsewhere.page);

    const other = page.getByRole('button', { name: /^Sign out .* on / });
    await openAccount(page);
    expect(await other.count()).toBe(1);
    await page.getByLabel('Current password').fill(firstPassword);
    await page.getByLabel('New password').fill('short');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('A password needs at least 8 characters.').waitFor();
    await page.getByLabel('New password').fill(secondPassword);
    await page.getByLabel('Sign out everywhere else').uncheck();
    await page.getByRole('button', { name: 'Change password' }).click();
    await page
      .getByText('Use it the next time you sign in. If you had an API key, it was revoked.', { exact: true })
      .waitFor();

    await other.click();
    await page.getByText('You are not signed in anywhere else.').waitFor();
    await elsewhere.page.goto('/grading-queue');
    await elsewhere.page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();

    const { secret, codes } = await switchTwoFactorOn(page, secondPassword);
    expect(codes).toHaveLength(10);
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ]);
    const kept = await readFile(await saved.path(), 'utf8');
    for (const code of codes) expect(kept).toContain(code);
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await page.getByText('10 recovery codes left').waitFor();

    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.waitForURL('/');
    await signIn(page, email, secondPassword);
    // The code that switched it on is used up; the next one is taken a moment early.
    await giveCode(page, appCode(secret, 1));
    await dashboard(page);
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.waitForURL('/');
    await signIn(page, email, secondPassword);
    await giveCode(page, codes[3] ?? '');
    await dashboard(page);
    await openAccount(page);
    await page.getByText('9 recovery codes left').waitFor();

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export everything' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^greenpen-\d{4}-\d\d-\d\d\.zip$/u);
    const files = unzipSync(await readFile(await download.path()));
    const paper =
      Object.keys(files).find((name) => name.startsWith('papers/') && name.endsWith(fileName)) ?? '';
    expect(Buffer.from(files[paper] ?? [])).toEqual(Buffer.from(bytes));
    expect(strFromU8(files['README.txt'] ?? new Uint8Array())).toContain(email);
    expect(strFromU8(files['profile.txt'] ?? new Uint8Array())).toContain('Ruth Bergman-Osei');

    await page.getByRole('button', { name: 'Delete account' }).click();
    await page.getByRole('dialog').getByText('1 paper, with all scores and feedback').waitFor();
    await page.getByLabel('Current password').last().fill(secondPassword);
    await page.getByRole('button', { name: 'Delete everything' }).click();
    await page.getByRole('dialog').getByText('Please also enter a code').waitFor();
    await page.getByLabel('Code from your app, or a recovery code').fill(codes[4] ?? '');
    await page.getByRole('button', { name: 'Delete everything' }).click();
    await page.getByRole('heading', { level: 1, name: 'Your account is deleted' }).waitFor();
    await signIn(page, email, secondPassword);
    await page.getByText('The e-mail address or the password is not right.').waitFor();
    await elsewhere.leave();
    await instructor.leave();
  });

  it.each(themes)('has no violation and fits every width in the %s theme', async (colorScheme) => {
    const instructor = await Instructor.arrive(browser);
    const { page } = instructor;
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await instructor.signUp(`account-${colorScheme}-${Date.now()}@example.edu`);
    const check = async (place: string) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(
          0,
        );
        expect(await violationsOn(page, `${place} at ${width}`)).toEqual([]);
      }
      await page.setViewportSize({ width: 1366, height: 768 });
      await instructor.picture(`account-${place.replaceAll(' ', '-')}-${colorScheme}`);
    };
    await openAccount(page);
    await check('the screen');
    for (const name of ['Change e-mail', 'Delete account']) {
      await page.getByRole('button', { name }).click();
      await page.getByRole('dialog').waitFor();
      await check(name.toLowerCase());
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: 'Set up' }).click();
    await check('the password');
    await page.getByRole('dialog').getByLabel('Current password').fill(firstPassword);
    await page.getByRole('button', { name: 'Continue' }).click();
    const scan = page.getByRole('dialog', { name: 'Connect your app' });
    await check('the app');
    const secret = ((await scan.locator('code').textContent()) ?? '').replaceAll(' ', '');
    await scan.getByLabel('Six-digit code').fill(appCode(secret));
    await page.getByRole('button', { name: 'Switch on' }).click();
    await page.getByRole('dialog', { name: 'Save your recovery codes' }).waitFor();
    await check('the codes');
    await page.getByRole('button', { name: 'I have saved them' }).click();
    for (const name of ['New recovery codes', 'Switch off']) {
      await page.getByRole('button', { name, exact: true }).click();
      await page.getByRole('dialog').waitFor();
      await check(name.toLowerCase());
      await page.keyboard.press('Escape');
    }
    await page.goto('/account-deleted');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await check('the end');
    expect(instructor.complaints).toEqual([]);
    await instructor.leave();
  });
});
