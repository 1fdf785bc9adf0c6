import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePaper } from '@greenpen/test-papers';
import { z } from 'zod';
import { closeWindows, openBrowser } from './testing/shared-browser.ts';
import { Instructor } from './testing/instructor.ts';
import { violationsOn } from './testing/violations-on.ts';

const publicScreens = ['/', '/login', '/signup', '/sign-in', '/no-such-page'];
const productScreens = [
  '/dashboard',
  '/upload',
  '/grading-queue',
  '/courses',
  '/feedback-templates',
  '/settings',
  '/settings/voice',
  '/api-keys',
  '/no-such-page',
];
const themes = ['light', 'dark'] as const;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closeWindows(browser));

/** A course with an assignment and an example of each kind, and a template. */
async function fillCourse(page: Page): Promise<void> {
  const make = async (path: string, data: unknown) => {
    const answer = await page.request.post(path, { data });
    return z.object({ id: z.string() }).parse(await answer.json()).id;
  };
  const course = `/api/courses/${await make('/api/courses', { code: 'PSY 101', name: 'Psychology', term: 'Fall' })}`;
  const courseAssignmentId = await make(`${course}/assignments`, { title: 'Sleep', week: 2, maxPoints: 50 });
  const example = { courseAssignmentId, title: 'An essay', studentWork: 'Work.', professorFeedback: 'Good.' };
  await make(`${course}/graded-examples`, example);
  const answered = {
    courseAssignmentId,
    discussionPrompt: 'What is missing?',
    professorResponse: 'Who was asked.',
  };
  await make(`${course}/discussion-examples`, answered);
  await make('/api/feedback-templates', { name: 'Too broad', category: 'content', template: 'Choose one.' });
}

async function settle(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.locator('[data-skeleton], [role=status][aria-busy=true]').first().waitFor({ state: 'detached' });
  // A field that was still disabled when the rules began to look is reported with the opacity it had then.
  await page.waitForLoadState('networkidle');
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
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await instructor.signUp(`axe-${colorScheme}@example.edu`);
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
    await page.getByRole('checkbox', { name: /^Select (?!all)/u }).click();
    await page.getByRole('toolbar', { name: 'Selected papers' }).waitFor();
    expect(await violationsOn(page, 'a selection in the queue')).toEqual([]);
    await page.keyboard.press('c');
    await page.getByRole('dialog').waitFor();
    expect(await violationsOn(page, 'a comment for all')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: 'Find anything' }).waitFor();
    expect(await violationsOn(page, 'the palette')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('row').nth(1).getByRole('link', { name: 'View' }).click();
    await page.locator('[data-f]').first().waitFor();
    expect(await violationsOn(page, 'the review screen')).toEqual([]);
    await page.setViewportSize({ width: 375, height: 720 });
    expect(await violationsOn(page, 'the review screen on a phone')).toEqual([]);
    await instructor.leave();
  });

  it('has no violation on a full course, in its dialogs, among templates and beside a key', async () => {
    const instructor = await Instructor.arrive(browser);
    const { page } = instructor;
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await instructor.signUp(`axe-courses-${colorScheme}@example.edu`);
    await fillCourse(page);
    await settle(page, '/courses');
    await page.getByRole('button', { name: /^Week 2: Sleep/u }).click();
    for (const tab of ['Details', 'AI Training', 'Agreement', 'Settings']) {
      await page.getByRole('tab', { name: tab }).click();
      expect(await violationsOn(page, `the tab ${tab}`)).toEqual([]);
    }
    for (const name of ['New Course', 'Add Assignment', 'Add Training Example', 'Delete PSY 101']) {
      await page.getByRole('button', { name }).click();
      await page.getByRole('dialog').waitFor();
      if (name === 'New Course') await page.getByRole('button', { name: 'Build row by row' }).click();
      expect(await violationsOn(page, `the dialog of ${name}`)).toEqual([]);
      await page.keyboard.press('Escape');
    }
    await settle(page, '/feedback-templates');
    expect(await violationsOn(page, 'templates')).toEqual([]);
    await settle(page, '/api-keys');
    await page.getByRole('button', { name: 'Generate API Key' }).click();
    await page.getByText('Save your key').waitFor();
    expect(await violationsOn(page, 'a new key')).toEqual([]);
    await instructor.leave();
  });
});
