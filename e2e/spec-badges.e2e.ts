import { listAssignments, type Assignment } from '@greenpen/api-contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { closeWindows, openBrowser } from './testing/shared-browser.ts';
import { gradeBands, statusBadges } from './spec/badges.ts';
import { Account } from './testing/account.ts';
import { fillAccount, gradeAndWait } from './testing/fill-account.ts';
import { Instructor } from './testing/instructor.ts';

const account = new Account();
let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  await account.signUp('spec-badges@example.edu');
  const { assignmentId } = await fillAccount(account);
  await gradeAndWait(account, assignmentId);
  ({ page } = await Instructor.arriveAs(browser, account));
  await page.emulateMedia({ colorScheme: 'light' });
});
afterAll(() => closeWindows(browser));

/** The queue with these papers, each made of the one that the server knows. */
async function openQueue(papersOf: (paper: Assignment) => readonly Assignment[]): Promise<void> {
  await page.unrouteAll();
  await page.route('**/api/assignments?*', async (route) => {
    const response = await route.fetch();
    const papers = listAssignments.response.parse(await response.json());
    await route.fulfill({ response, json: papers.flatMap(papersOf) });
  });
  await page.goto('/grading-queue');
}

const nameOf = (word: string | number) => `paper-${word}.txt`;

const rowOf = (word: string | number) => page.getByRole('row').filter({ hasText: nameOf(word) });

/** The colours of the letters and of the ground of what reads like this within a paper's row. */
async function coloursOf(name: string, words: string): Promise<readonly string[]> {
  const [row, badge] = [name, words].map((text) => JSON.stringify(text));
  const found = await page.evaluate(`(() => {
    const rows = [...document.querySelectorAll('tbody tr')];
    const row = rows.find(({ textContent }) => textContent.includes(${row}));
    const badge = [...row.querySelectorAll('span')].findLast(({ textContent }) => textContent === ${badge});
    const { color, backgroundColor } = getComputedStyle(badge);
    return [color, backgroundColor];
  })()`);
  return z.tuple([z.string(), z.string()]).parse(found);
}

/** "#0b6b4b" as a browser computes it: "rgb(11, 107, 75)". */
async function tokenColour(token: string): Promise<string> {
  const read = `getComputedStyle(document.documentElement).getPropertyValue('--${token}')`;
  const hex = z
    .string()
    .parse(await page.evaluate(read))
    .trim();
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${parts.join(', ')})`;
}

describe('the grade of a paper', () => {
  beforeAll(() =>
    openQueue((paper) =>
      gradeBands.map(({ grade }, index) => ({
        ...paper,
        id: paper.id.slice(0, -2) + String(index + 10),
        originalName: nameOf(grade),
        grade: paper.grade && { ...paper.grade, totalGrade: grade },
      })),
    ),
  );

  it.each(gradeBands)('of $grade has the colour $token', async ({ grade, token }) => {
    const words = `${grade}/100`;
    await rowOf(grade).getByText(words, { exact: true }).waitFor({ timeout: 8000 });
    const colours = await coloursOf(nameOf(grade), words);
    expect(colours).toEqual([await tokenColour(token), await tokenColour(`${token}-wash`)]);
  });
});

describe('the status of a paper', () => {
  beforeAll(() =>
    openQueue((paper) =>
      statusBadges.map(({ status }, index) => ({
        ...paper,
        id: paper.id.slice(0, -2) + String(index + 10),
        originalName: nameOf(status),
        status,
        grade: status === 'completed' ? paper.grade : null,
      })),
    ),
  );

  it.each(statusBadges)('$status reads "$shows"', async ({ status, shows }) => {
    await rowOf(status).getByText(shows, { exact: true }).waitFor({ timeout: 8000 });
    const isProcessing = status === 'processing';
    expect(await rowOf(status).getByText('Processing', { exact: true }).count()).toBe(isProcessing ? 1 : 0);
    const isUngraded = status === 'pending' || status === 'error';
    expect(await rowOf(status).getByText('Not graded').count()).toBe(isUngraded ? 1 : 0);
  });
});
