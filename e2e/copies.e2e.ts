import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFailed } from 'vitest';
import { Account } from './testing/account.ts';
import { gradeAndWait } from './testing/fill-account.ts';
import { Instructor } from './testing/instructor.ts';
import { closeWindows, openBrowser } from './testing/shared-browser.ts';
import { violationsOn } from './testing/violations-on.ts';

const account = new Account();
let browser: Browser;
let page: Page;
let instructor: Instructor;
let ids: readonly string[] = [];

const paragraphs = [
  'My grandmother kept bees behind the barn, and every spring she let me carry the smoker. The hives were quiet in the cold morning, and she said that bees forgive a slow hand but never a careless one.',
  'In my second year of college I thought of her hives when a group project went wrong. We had split the work in a hurry, nobody had read the whole assignment, and the parts did not fit together.',
  'I asked everybody to stop for one evening and to read what the others had written. It was late when we finished, but by then each of us knew what the paper was about, and the rest took two days.',
];

beforeAll(async () => {
  browser = await openBrowser();
  await account.signUp('copies@example.edu');
  const uploaded: string[] = [];
  for (const [studentName, text] of [
    ['Maria Lopez', paragraphs.join('\n\n')],
    ['Ben Lee', paragraphs.toReversed().join('\n\n').replace('quiet', 'silent')],
  ] as const) {
    const file = { fileName: `${studentName}.txt`, bytes: Buffer.from(text) };
    const { assignments } = await account.upload([file], { key: `copies-${uploaded.length}` });
    const id = assignments[0]?.id ?? '';
    await account.ask('PATCH', `/api/assignments/${id}`, { studentName });
    await gradeAndWait(account, id);
    uploaded.push(id);
  }
  ids = uploaded;
  instructor = await Instructor.arriveAs(browser, account);
  ({ page } = instructor);
});
afterAll(() => closeWindows(browser));

it('points out a copy in the queue and shows both passages in the review', async () => {
  onTestFailed(() => instructor.pictureFailure('copies'));
  await page.goto('/grading-queue');
  await page.getByRole('button', { name: /doubt/iu }).first().click();
  await page.getByText('Much of this paper is also in another of your papers.').waitFor();

  await page.goto(`/assignments/${ids[1]}`);
  const notice = page.locator('details', { hasText: 'Maria Lopez’s “Maria Lopez.txt”' });
  await notice.locator('summary').click();
  await notice.getByText('In this paper').first().waitFor();
  const quotes = await notice.locator('q').allTextContents();
  expect(quotes.some((quote) => quote.includes('The hives were silent'))).toBe(true);
  expect(quotes.some((quote) => quote.includes('The hives were quiet'))).toBe(true);
  expect(await violationsOn(page, 'a copy')).toEqual([]);
  await notice.getByRole('link', { name: 'Open the other paper' }).click();
  await page.locator('details', { hasText: 'Ben Lee’s' }).waitFor();
  expect(page.url()).toContain(ids[0]);

  await page.evaluate(`localStorage.setItem('greenpen.hide-names', 'on')`);
  await page.reload();
  const hidden = page.locator('details', { hasText: '% the same' });
  await hidden.waitFor();
  expect(await hidden.textContent()).not.toMatch(/Ben|Lee/u);
});
