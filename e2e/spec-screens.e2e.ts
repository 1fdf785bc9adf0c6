import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeWindows, openBrowser } from './testing/shared-browser.ts';
import type { ScreenRow } from './spec/screen-row.ts';
import { screenRows } from './spec/screens.ts';
import { Account } from './testing/account.ts';
import { findTarget } from './testing/find-target.ts';
import { fillAccount, gradeAndWait } from './testing/fill-account.ts';
import { Instructor } from './testing/instructor.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closeWindows(browser));

/** An administrator's screens are in admin.long.e2e.ts, on an installation of their own. */
const openAs: Record<Exclude<ScreenRow['as'], 'admin'>, () => Promise<Instructor>> = {
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
};

describe.each(['visitor', 'newcomer', 'instructor'] as const)('as %s', (as) => {
  let instructor: Instructor;
  beforeAll(async () => {
    instructor = await openAs[as]();
  });
  afterAll(() => instructor.leave());

  const rows = screenRows.filter((row) => row.as === as);

  it.each(rows)('$path shows the $kind "$shows"', async (row) => {
    expect(await findTarget(instructor.page, row)).toBe(row.to);
  });
});
