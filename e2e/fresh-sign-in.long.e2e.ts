import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFailed } from 'vitest';
import { startRealProvider, type RealProvider } from '../apps/api/src/testing/real-provider.ts';
import { findFreePort } from '../tools/testing/free-port.ts';
import { closeWindows, openBrowser } from './testing/shared-browser.ts';
import { startProduct, type RunningProduct } from '../tools/testing/start-product.ts';
import { Account } from './testing/account.ts';
import { Instructor } from './testing/instructor.ts';
import { flawsInLooks } from './testing/looks.ts';

const password = 'correct horse battery';

let provider: RealProvider;
let product: RunningProduct;
let browser: Browser;
let instructor: Instructor;
let page: Page;

beforeAll(async () => {
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  provider = await startRealProvider(`${address}/api/identity/oidc/callback`);
  product = await startProduct({
    port,
    env: {
      PUBLIC_URL: address,
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: provider.clientId,
      OIDC_CLIENT_SECRET: provider.clientSecret,
      OIDC_NAME: 'Example University',
    },
  });
  browser = await openBrowser();
  const admin = new Account(product.address);
  await admin.signUp('ada@example.edu');
  instructor = await Instructor.arriveAs(browser, admin);
  ({ page } = instructor);
});
afterAll(async () => {
  await closeWindows(browser);
  await product.stop();
  await provider.stop();
});

/** The server as it answers a sign-in of a while ago, the next time it is asked for this. */
async function answerAsIfOld(path: string): Promise<void> {
  await page.route(
    `**${path}`,
    (route) =>
      route.fulfill({
        status: 403,
        json: {
          code: 'CONFIRMATION_NEEDED',
          message: 'Please confirm your password to continue.',
          requestId: 'x',
        },
      }),
    { times: 1 },
  );
}

describe('a sign-in of a while ago', () => {
  // ASVS-7.5.2
  it('asks for the password in a dialog, and then does what was asked for', async () => {
    onTestFailed(() => instructor.pictureFailure('fresh'));
    const elsewhere = new Account(product.address);
    await elsewhere.signIn('ada@example.edu');
    await page.goto('/account');
    await answerAsIfOld('/api/account/sessions/end-others');
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm your identity' });
    await dialog.getByText('You signed in a while ago').waitFor();
    expect(await flawsInLooks(instructor, 'fresh-sign-in')).toEqual([]);
    await dialog.getByLabel('Your password').fill('not this one');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByText('The current password is not right.').waitFor();
    await dialog.getByLabel('Your password').fill(password);
    await page.keyboard.press('Enter');
    await page.getByText('Signed Out Everywhere Else').first().waitFor();
    expect(await dialog.count()).toBe(0);
    expect((await elsewhere.ask('GET', '/api/auth/user')).status).toBe(401);
  });

  it('does nothing where the dialog is left', async () => {
    const elsewhere = new Account(product.address);
    await elsewhere.signIn('ada@example.edu');
    await page.goto('/account');
    await answerAsIfOld('/api/account/sessions/end-others');
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await page.getByRole('dialog', { name: 'Confirm your identity' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('Session Not Ended').first().waitFor();
    expect((await elsewhere.ask('GET', '/api/auth/user')).status).toBe(200);
  });

  it('is asked about before everybody is signed out', async () => {
    onTestFailed(() => instructor.pictureFailure('everybody'));
    const other = new Account(product.address);
    await other.signUp('olga@example.edu');
    await page.goto('/admin');
    await page.getByRole('button', { name: 'Sign everyone out' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign everyone out?' });
    await dialog.waitFor();
    expect(await flawsInLooks(instructor, 'everybody-out')).toEqual([]);
    await answerAsIfOld('/api/admin/end-every-session');
    await dialog.getByRole('button', { name: 'Sign everyone out' }).click();
    const asked = page.getByRole('dialog', { name: 'Confirm your identity' });
    await asked.getByLabel('Your password').fill(password);
    await page.keyboard.press('Enter');
    await page.getByText('Everyone Else Was Signed Out').first().waitFor();
    await dialog.waitFor({ state: 'detached' });
    expect((await other.ask('GET', '/api/auth/user')).status).toBe(401);
    expect(await flawsInLooks(instructor, 'admin-sessions')).toEqual([]);
    await page.goto('/grading-queue');
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(page.url()).toContain('/grading-queue');
  });
});

describe('single sign-on in the account', () => {
  it('is linked by way of the provider, and unlinked', async () => {
    onTestFailed(() => instructor.pictureFailure('link'));
    const person = { subject: 'ada', email: 'ada@example.edu', isVerified: true, name: 'Ada' };
    await page.route(`${provider.issuer}/**`, async (route) => {
      const back = await provider.signOn(route.request().url(), person);
      await route.fulfill({ status: 302, headers: { location: back.href } });
    });
    await page.goto('/account');
    const section = page.getByRole('region', { name: 'Single sign-on' });
    await section.getByText('Not linked').waitFor();
    await section.getByRole('button', { name: 'Link Example University' }).click();
    const dialog = page.getByRole('dialog', { name: 'Link Example University?' });
    await dialog.waitFor();
    expect(await flawsInLooks(instructor, 'account-link')).toEqual([]);
    await dialog.getByLabel('Current password').fill(password);
    await page.keyboard.press('Enter');
    await section.getByText('Linked', { exact: true }).waitFor();
    expect(await flawsInLooks(instructor, 'account-linked')).toEqual([]);
    await section.getByRole('button', { name: 'Unlink' }).click();
    await page.getByRole('dialog').getByLabel('Current password').fill(password);
    await page.getByRole('dialog').getByRole('button', { name: 'Unlink' }).click();
    await section.getByText('Not linked').waitFor();
    await page.goto('/account?problem=identity-taken');
    await section.getByText('already linked to another account').waitFor();
  });
});

it('says when everything can be exported again, after ten times within the hour', async () => {
  const client = new Account(product.address);
  await client.signIn('ada@example.edu');
  for (let turn = 0; turn < 10; turn += 1) {
    const answer = await client.fetch('GET', '/api/account/export');
    await answer.arrayBuffer();
  }
  await page.goto('/account');
  await page.getByRole('button', { name: 'Export everything' }).click();
  await page
    .getByText(/exported everything ten times within the last hour\. You can export again at \d/u)
    .waitFor();
  expect(await flawsInLooks(instructor, 'account-exports-used-up')).toEqual([]);
});
