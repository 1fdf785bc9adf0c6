import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeWindows, openBrowser } from './testing/shared-browser.ts';
import { failureRows, successRows, validationRows, type FailureRow } from './spec/messages.ts';
import { Account } from './testing/account.ts';
import { deeds } from './testing/deeds.ts';
import { fillAccount } from './testing/fill-account.ts';
import { Instructor } from './testing/instructor.ts';

const account = new Account();
let browser: Browser;
let instructor: Instructor;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  await account.signUp('spec-messages@example.edu');
  await fillAccount(account);
  instructor = await Instructor.arriveAs(browser, account);
  ({ page } = instructor);
});
afterAll(() => closeWindows(browser));

/** Also of the public pages, which have their own. */
const toasts = () => page.locator('.toasts li, [data-notes] > div');

/** Title and text of the visible toast, without its buttons. */
async function toastWords(): Promise<readonly string[]> {
  const [shown = ''] = await toasts().allInnerTexts();
  return shown.split('\n').filter((line) => line !== '');
}

/** The toast comes once a call was answered: it is waited for, and its words have to be these. */
async function expectToast({ title, text }: { readonly title: string; readonly text: string }) {
  const words = [title, text].filter((part) => part !== '');
  await expect.poll(toastWords, { timeout: 10_000 }).toEqual(expect.arrayContaining(words));
}

/** Does a deed while the server answers its call with this. */
async function doFailing({ call, deed }: FailureRow, body: unknown): Promise<void> {
  const [method = '', path = ''] = call.split(' ');
  if (deed === 'generate-key') await account.ask('DELETE', '/api/auth/api-key');
  if (deed === 'revoke-key') await account.ask('POST', '/api/auth/generate-api-key');
  await page.unrouteAll();
  await page.route(path, (route) =>
    route.request().method() === method ? route.fulfill({ status: 409, json: body }) : route.fallback(),
  );
  await deeds[deed](page);
}

describe('before anything is sent', () => {
  it.each(validationRows)('says "$text"', async (row) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url());
    });
    await deeds[row.deed](page);
    await expectToast(row);
    expect(sent).toEqual([]);
  });
});

describe('what worked', () => {
  it.each(successRows)('says "$title" after $deed', async (row) => {
    // Grading starts at once, and its toast takes the place of the upload's: it waits until that one was read.
    const read = Promise.withResolvers<undefined>();
    if (row.deed === 'upload') {
      await page.route(
        '**/api/assignments/grade',
        async (route) => {
          await read.promise;
          await route.fallback();
        },
        { times: 1 },
      );
    }
    await deeds[row.deed](page);
    await expectToast(row);
    expect(await toasts().count()).toBe(1);
    read.resolve(undefined);
  });
});

describe('what failed', () => {
  beforeAll(async () => {
    await fillAccount(account);
    // Unsent text is stored on the device and would be restored into its form.
    await page.addInitScript(() => localStorage.clear());
  });

  it.each(failureRows)('says "$title": "$text" where the server says nothing', async (row) => {
    await doFailing(row, null);
    await expectToast(row);
    expect(await toasts().count()).toBe(1);
  });

  it.each(failureRows)('says the sentence of the server after "$title": $deed', async (row) => {
    const message = `The server says why: ${row.deed}.`;
    await doFailing(row, { code: 'SAID', message, requestId: 'r-1' });
    await expectToast({ title: row.title, text: message });
    expect(await toasts().count()).toBe(1);
  });
});
