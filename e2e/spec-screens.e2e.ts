import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeWindows, openBrowser } from './testing/shared-browser.ts';
import { startProduct, type RunningProduct } from '../tools/testing/start-product.ts';
import type { ScreenRow } from './spec/screen-row.ts';
import { screenRows } from './spec/screens.ts';
import { Account } from './testing/account.ts';
import { fillAccount, gradeAndWait } from './testing/fill-account.ts';
import { furtherAccounts } from './testing/further-accounts.ts';
import { Instructor } from './testing/instructor.ts';

let browser: Browser;
/** The first account of an installation administers it, so an administrator has one of its own. */
let administered: RunningProduct;
beforeAll(async () => {
  [browser, administered] = await Promise.all([openBrowser(), startProduct()]);
});
afterAll(() => Promise.all([closeWindows(browser), administered.stop()]));

function findShown(page: Page, { kind, shows }: ScreenRow): Locator {
  switch (kind) {
    case 'heading':
      return page.getByRole('heading', { level: 1, name: shows, exact: true });
    case 'group':
      return page.getByRole('heading', { level: 2, name: shows, exact: true });
    case 'step':
      return page.getByRole('heading', { level: 3, name: shows });
    case 'mark':
      return page.getByLabel(shows, { exact: true });
    case 'part':
      return page.getByText(shows);
    case 'button':
      return page.getByRole('button', { name: shows, exact: true });
    case 'link':
      return page.getByRole('link', { name: shows, exact: true });
    case 'column':
      return page.getByRole('columnheader', { name: shows });
    case 'field':
      return page.getByLabel(shows);
    case 'text':
    default:
      return page.getByText(shows, { exact: true });
  }
}

const openAs: Record<ScreenRow['as'], () => Promise<Instructor>> = {
  visitor: () => Instructor.arrive(browser),
  newcomer: async () => {
    const account = new Account();
    await account.signUp('ruth@example.edu', undefined, 'Ruth Bergman');
    return Instructor.arriveAs(browser, account);
  },
  instructor: async () => {
    const account = new Account();
    await account.signUp('spec-screens@example.edu');
    const { assignmentId } = await fillAccount(account);
    await gradeAndWait(account, assignmentId);
    return Instructor.arriveAs(browser, account);
  },
  admin: async () => {
    const account = new Account(administered.address);
    await account.signUp('ada.admin@example.edu', undefined, 'Ada Admin');
    const instructor = await Instructor.arriveAs(browser, account);
    await furtherAccounts(instructor.page);
    return instructor;
  },
};

describe.each(['visitor', 'newcomer', 'instructor', 'admin'] as const)('as %s', (as) => {
  let instructor: Instructor;
  beforeAll(async () => {
    instructor = await openAs[as]();
  });
  afterAll(() => instructor.leave());

  const rows = screenRows.filter((row) => row.as === as);

  it.each(rows)('$path shows the $kind "$shows"', async (row) => {
    const { page } = instructor;
    if (new URL(page.url(), 'http://nowhere').pathname !== row.path) await page.goto(row.path);
    if (row.typed !== undefined) await page.getByLabel(row.typed.field).fill(row.typed.words);
    const shown = findShown(page, row).filter({ visible: true }).first();
    await shown.waitFor({ timeout: 8000 });
    if (row.to === undefined) return;
    const target = new URL((await shown.getAttribute('href')) ?? '', page.url());
    expect(row.to.includes('#') ? target.pathname + target.hash : target.pathname).toBe(row.to);
  });
});
