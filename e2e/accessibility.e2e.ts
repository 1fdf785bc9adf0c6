import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePaper } from '@greenpen/test-papers';
import { z } from 'zod';
import { openBrowser } from '../tools/testing/open-browser.ts';
import { Instructor } from './testing/instructor.ts';

const publicScreens = ['/', '/login', '/signup', '/sign-in', '/no-such-page'];
const productScreens = [
  '/dashboard',
  '/upload',
  '/grading-queue',
  '/courses',
  '/feedback-templates',
  '/settings',
  '/api-keys',
  '/no-such-page',
];
const themes = ['light', 'dark'] as const;

const violations = z.array(z.object({ id: z.string(), nodes: z.array(z.object({ html: z.string() })) }));

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** The rules that WCAG 2.2 AA rests on, by axe-core; each violation with the element it is about. */
async function violationsOn(page: Page, screen: string): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const found = await page.evaluate(
    `axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }).then(({ violations }) => violations)`,
  );
  return violations
    .parse(found)
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${screen}: ${id}: ${html}`));
}

async function settle(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.locator('[data-skeleton], [role=status][aria-busy=true]').first().waitFor({ state: 'detached' });
}

describe.each(themes)('in the %s theme', (colorScheme) => {
  it('has no violation on a public screen', async () => {
    const visitor = await Instructor.arrive(browser);
    await visitor.page.emulateMedia({ colorScheme });
    for (const address of publicScreens) {
      await settle(visitor.page, address);
      expect(await violationsOn(visitor.page, address)).toEqual([]);
    }
    await visitor.leave();
  });

  it('has no violation on a signed-in screen', async () => {
    const instructor = await Instructor.arrive(browser);
    const { page } = instructor;
    await page.emulateMedia({ colorScheme });
    await instructor.createAccount(`axe-${colorScheme}@example.edu`);
    const paper = await makePaper({ seed: 41, format: 'docx' });
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: paper.fileName, mimeType: '', buffer: Buffer.from(paper.bytes) });
    await page.getByRole('button', { name: 'Upload & Start AI Grading' }).click();
    await page.getByText('Recently Graded Assignments (1)').waitFor();
    for (const address of productScreens) {
      await settle(page, address);
      expect(await violationsOn(page, address)).toEqual([]);
    }
    await page.goto('/grading-queue');
    await page.getByRole('row').nth(1).click();
    await page.locator('[data-f]').first().waitFor();
    expect(await violationsOn(page, 'the review screen')).toEqual([]);
    await page.setViewportSize({ width: 375, height: 720 });
    expect(await violationsOn(page, 'the review screen on a phone')).toEqual([]);
    await instructor.leave();
  });
});
