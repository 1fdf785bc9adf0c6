import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appCode } from '../tools/testing/app-code.ts';
import { z } from 'zod';
import { closeWindows, openBrowser } from './testing/shared-browser.ts';
import { startProduct, type RunningProduct } from '../tools/testing/start-product.ts';
import { Instructor } from './testing/instructor.ts';
import { flawsInLooks } from './testing/looks.ts';
import { linkIn, openMailbox, type Mailbox } from './testing/mailbox.ts';

const password = 'a green pen on warm paper';
const email = 'ruth@example.edu';

const beginning = z.object({ secret: z.string() });
const failed = z.object({ code: z.string() });
const confirmed = z.object({ recoveryCodes: z.array(z.string()) });

let mailbox: Mailbox;
let product: RunningProduct;
let browser: Browser;
let instructor: Instructor;
let page: Page;

beforeAll(async () => {
  mailbox = await openMailbox();
  product = await startProduct({
    env: { SMTP_URL: mailbox.address, MAIL_FROM: 'Greenpen <pen@example.edu>' },
  });
  browser = await openBrowser();
  const first = await fetch(`${product.address}/api/identity/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Admin', email: 'admin@example.edu', password }),
  });
  expect(await first.json()).toEqual({ status: 'signed-in' });
  instructor = await Instructor.arrive(browser);
  ({ page } = instructor);
});

afterAll(async () => {
  await closeWindows(browser);
  await product?.stop();
  await mailbox?.close();
});

const goTo = (path: string) => page.goto(`${product.address}${path}`);

/** The link as this test reaches the product, which mail names by its public address. */
const openLink = async (message: string) => {
  const { pathname, hash } = new URL(linkIn(message));
  await goTo('/');
  await goTo(`${pathname}${hash}`);
};

async function signIn(withPassword: string): Promise<void> {
  await goTo('/sign-in');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(withPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const dashboard = () => page.getByRole('heading', { level: 1 }).filter({ hasText: 'Dashboard' }).waitFor();

const post = (path: string, body: object) =>
  page.evaluate(
    async ([address, json]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(address, { method: 'POST', headers, body: json });
      return answer.json();
    },
    [path, JSON.stringify(body)] as const,
  );

/** The answer to a wrong password of somebody else. */
async function guess(): Promise<string> {
  const answer = await fetch(`${product.address}/api/identity/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'a wrong guess' }),
  });
  return failed.parse(await answer.json()).code;
}

describe('the ways in', () => {
  beforeEach(({ onTestFailed }) => onTestFailed(() => instructor.pictureFailure('identity')));

  it('opens a new account once its address is confirmed', async () => {
    await goTo('/sign-in');
    await page.getByRole('button', { name: 'Create an account' }).click();
    await page.getByLabel('Name').fill('Ruth Bergman');
    await page.getByLabel('E-mail').fill(email);
    expect(await page.getByLabel('Password', { exact: true }).count()).toBe(0);
    expect(await flawsInLooks(instructor, 'identity-sign-up')).toEqual([]);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('Check your e-mail').waitFor();
    expect(await flawsInLooks(instructor, 'identity-link-sent')).toEqual([]);
    await openLink(await mailbox.next());
    await page.getByLabel('New password').fill('greenpen2026!');
    await page.getByRole('button', { name: 'Open my account' }).click();
    await page.getByRole('alert').filter({ hasText: 'too similar to your name' }).waitFor();
    expect(await flawsInLooks(instructor, 'identity-choose-password')).toEqual([]);
    await page.getByLabel('New password').fill(password);
    await page.getByRole('button', { name: 'Open my account' }).click();
    // Not the link below the form, "Go to sign in", while the password is still on its way.
    await page.getByRole('link', { name: 'Sign in', exact: true }).click();
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    expect(await flawsInLooks(instructor, 'identity-sign-in')).toEqual([]);
    await signIn(password);
    await dashboard();
    expect(new URL(page.url()).pathname).toBe('/dashboard');
  });

  it('asks for the second step, and takes a code or a recovery code', async () => {
    const begun = beginning.parse(await post('/api/account/two-factor/begin', { currentPassword: password }));
    const code = appCode(begun.secret, -1);
    const { recoveryCodes } = confirmed.parse(await post('/api/account/two-factor/confirm', { code }));
    expect(await mailbox.next()).toContain('Two-factor sign-in was switched on.');
    await post('/api/logout', {});
    await signIn(password);
    const field = page.getByLabel('Code from your app');
    await field.waitFor();
    expect(await page.locator('input:focus').getAttribute('name')).toBe('code');
    await field.fill('000000');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('alert').waitFor();
    expect(await flawsInLooks(instructor, 'identity-second-step')).toEqual([]);
    await field.fill(appCode(begun.secret));
    await page.getByRole('button', { name: 'Sign in' }).click();
    await dashboard();
    await post('/api/logout', {});
    await signIn(password);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(recoveryCodes[0] ?? '');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await dashboard();
    expect(await mailbox.next()).toContain('A recovery code was used');
    await post('/api/logout', {});
  });

  it('sets a forgotten password by mail, and asks for the second step all the same', async () => {
    await goTo('/sign-in');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    // The page before has a field of the same name.
    await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
    await page.getByLabel('E-mail').fill(email);
    expect(await flawsInLooks(instructor, 'identity-forgot')).toEqual([]);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByText('Check your e-mail').waitFor();
    await openLink(await mailbox.next());
    await page.getByLabel('New password').fill('another pen on paper');
    expect(await flawsInLooks(instructor, 'identity-reset')).toEqual([]);
    await page.getByRole('button', { name: 'Set the password' }).click();
    await page.getByText('Your new password is set').waitFor();
    await signIn('another pen on paper');
    await page.getByLabel('Code from your app').waitFor();
    expect(new URL(page.url()).pathname).toBe('/sign-in');
  });

  // ASVS-6.3.1
  it('lets a new device in by a link while somebody else tries passwords', async () => {
    const mine = 'another pen on paper';
    for (let codes: string[] = []; !codes.includes('SIGN_IN_BY_LINK');)
      codes = await Promise.all(Array.from({ length: 30 }, guess));
    expect(await mailbox.next()).toContain('A new password was set');
    expect(await mailbox.next()).toContain('wrong passwords for your account');
    await page.context().clearCookies();
    await signIn(mine);
    await page.getByRole('alert').filter({ hasText: 'too many failed sign-ins' }).waitFor();
    expect(await flawsInLooks(instructor, 'identity-link-needed')).toEqual([]);
    await page.getByRole('button', { name: 'E-mail me a link' }).click();
    await page.getByText('Check your e-mail').waitFor();
    expect(await flawsInLooks(instructor, 'identity-reset-link-sent')).toEqual([]);
    await openLink(await mailbox.next());
    await page.getByRole('button', { name: 'Keep my password' }).click();
    await page.getByText('This device is confirmed').waitFor();
    expect(await flawsInLooks(instructor, 'identity-device-confirmed')).toEqual([]);
    await signIn(mine);
    await page.getByLabel('Code from your app').waitFor();
  });

  it('left nothing in the console', () => {
    // Refusals that were meant, which browsers note for each answer above 399.
    const meant = /status of (?:40[013]|429)/u;
    expect(instructor.complaints.filter((complaint) => !meant.test(complaint))).toEqual([]);
  });
});
