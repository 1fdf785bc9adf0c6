import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiClient } from '../tools/testing/api-client.ts';
import { closeWindows, openBrowser } from './testing/shared-browser.ts';
import { startProduct, type RunningProduct } from '../tools/testing/start-product.ts';
import { screenRows } from './spec/screens.ts';
import { findTarget } from './testing/find-target.ts';
import { furtherAccounts } from './testing/further-accounts.ts';
import { themes } from './testing/looks.ts';
import { violationsOn } from './testing/violations-on.ts';

/** Keys of no account: nothing here asks the payment service anything. */
const payments = {
  STRIPE_SECRET_KEY: 'sk_test_nobody',
  STRIPE_WEBHOOK_SECRET: 'whsec_nobody',
  STRIPE_PRICE_ID: 'price_nobody',
};

let product: RunningProduct;
let browser: Browser;
let admin: ApiClient;
let other: ApiClient;

beforeAll(async () => {
  // The first account of an installation administers it, so this has one of its own.
  product = await startProduct({ env: payments });
  browser = await openBrowser();
  admin = new ApiClient(product.address);
  await admin.signUp('ada.admin@example.edu', undefined, 'Ada Admin');
  other = new ApiClient(product.address);
});

afterAll(async () => {
  await closeWindows(browser);
  await product.stop();
});

async function openAs({ cookie }: ApiClient, colorScheme: 'light' | 'dark' = 'light'): Promise<Page> {
  const context = await browser.newContext({
    baseURL: product.address,
    viewport: { width: 1366, height: 900 },
    colorScheme,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(60_000);
  await context.addCookies(
    cookie.split('; ').map((pair) => {
      const at = pair.indexOf('=');
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url: product.address };
    }),
  );
  return context.newPage();
}

async function settle(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.locator('[data-skeleton]').first().waitFor({ state: 'detached' });
}

describe('an administrator of nobody else yet', () => {
  let page: Page;
  beforeAll(async () => {
    page = await openAs(admin);
    await furtherAccounts(page);
  });

  it.each(screenRows.filter(({ as }) => as === 'admin'))('$path shows the $kind "$shows"', async (row) => {
    expect(await findTarget(page, row)).toBe(row.to);
  });
});

describe('an administrator', () => {
  beforeAll(() => other.signUp('olga.other@example.edu'));

  it('finds figures and users, opens a record, makes another administrator and finds it in the log', async () => {
    const page = await openAs(admin);
    await settle(page, '/dashboard');
    await page.getByRole('link', { name: 'Admin Dashboard' }).click();
    await page.getByRole('heading', { level: 1, name: 'Admin Dashboard' }).waitFor();
    const figures = page.getByRole('region', { name: 'Figures' });
    await figures.getByText('+2 this month').waitFor();
    for (const shown of ['0.0% conversion rate', '$0 expected', 'active trials']) {
      expect(await figures.getByText(shown).count()).toBe(1);
    }
    for (const column of ['User', 'Email', 'Status', 'Joined', 'Subscription', 'Actions']) {
      expect(await page.getByRole('columnheader', { name: column, exact: true }).count()).toBe(1);
    }
    const search = page.getByLabel('Search users by name, e-mail or id');
    await search.fill('nobody at all');
    await page.getByText('No Users Found').waitFor();
    await search.fill('olga');
    const row = page.getByRole('row').filter({ hasText: 'olga.other@example.edu' });
    await row.getByText('Trial', { exact: true }).waitFor();
    expect(await row.getByText(/^Ends /u).count()).toBe(1);
    expect(await row.getByRole('button', { name: /Cancel Sub/u }).count()).toBe(0);
    await row.getByRole('link', { name: /View Details/u }).click();
    await page.getByText('Papers are graded on this machine, without a language model').waitFor();
    const places = page.getByRole('navigation', { name: 'Admin screens' });
    expect(await places.locator('[aria-current=true]').innerText()).toBe('Overview');
    await page.getByRole('button', { name: 'Make an administrator' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Make an administrator' }).click();
    await page.getByText('Administrator Added', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Remove administrator rights' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove rights' }).click();
    await page.getByText('Administrator Rights Removed', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Show all in the audit log' }).click();
    await page.getByRole('cell').filter({ hasText: 'Admin unmade' }).first().waitFor();
    expect(await page.getByRole('button', { name: 'ada.admin@example.edu' }).count()).toBe(2);
    await page.getByLabel('Action', { exact: true }).selectOption('admin-made');
    await page.getByText('1 shown (all)').waitFor();
    await page.context().close();
  });

  it('cannot give the last administration away', async () => {
    const page = await openAs(admin);
    await settle(page, '/admin?');
    const row = page.getByRole('row').filter({ hasText: 'ada.admin@example.edu' });
    await row.getByRole('link', { name: /View Details/u }).click();
    await page.getByRole('button', { name: 'Remove administrator rights' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove rights' }).click();
    const refusal = page.getByText(/only administrator/u);
    await refusal.first().waitFor();
    // A toast is said once more to those who hear the page, for a moment.
    await expect.poll(() => refusal.count(), { timeout: 4000 }).toBe(1);
    await page.context().close();
  });
});

describe('somebody else', () => {
  it('sees no way to the administrators’ screens, and is told so on them', async () => {
    const page = await openAs(other);
    await settle(page, '/dashboard');
    expect(await page.getByRole('link', { name: 'Admin Dashboard' }).count()).toBe(0);
    for (const address of ['/admin', '/admin/audit', '/admin/messages', '/admin/users/anyone']) {
      const answer = await page.goto(address);
      expect([address, answer?.status()]).toEqual([address, 403]);
      await page.getByRole('heading', { name: '403: For administrators only' }).waitFor();
    }
    await page.context().close();
  });

  it('shows the plan’s state and its actions beside every screen', async () => {
    const page = await openAs(other);
    await settle(page, '/dashboard');
    await page.getByRole('link', { name: 'Trial: 14 days left' }).click();
    await page.getByRole('heading', { level: 1, name: 'Plan' }).waitFor();
    await page.getByRole('button', { name: 'Subscribe' }).waitFor();
    expect(await page.getByText('$15').count()).toBe(1);
    await page.context().close();
  });
});

describe.each(themes)('in the %s theme', (colorScheme) => {
  it('has no violation on the administrators’ screens and the plan, and none that scrolls sideways on a phone', async () => {
    const page = await openAs(admin, colorScheme);
    for (const address of ['/admin', '/admin/audit', '/admin/messages', '/plan']) {
      await page.setViewportSize({ width: 1366, height: 900 });
      await settle(page, address);
      expect(await violationsOn(page, address)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 700 });
      const wider = await page.evaluate('document.documentElement.scrollWidth - window.innerWidth');
      expect([address, wider]).toEqual([address, 0]);
    }
    await page.setViewportSize({ width: 1366, height: 900 });
    await settle(page, '/admin');
    await page
      .getByRole('link', { name: /View Details/u })
      .first()
      .click();
    await page.getByRole('button', { name: 'Disable the account' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await violationsOn(page, 'a record and its question')).toEqual([]);
    await page.context().close();
  });
});
