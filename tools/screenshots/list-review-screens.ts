import type { Page } from 'playwright-core';
import { z } from 'zod';
import { everyTrouble, type Screen } from './screen.ts';
import type { ShownClass } from './shown-class.ts';
import { dialog, onPhone, press } from './acts.ts';
import { answerWith, changeAnswer } from './answer-with.ts';

const version = z.object({ grade: z.object({ version: z.int() }) });

/** The review of one paper in all that can happen to it. */
export function reviewScreens({ paper, approved, other, broken, text }: ShownClass): readonly Screen[] {
  const path = `/assignments/${paper}`;
  const elsewhere = `/assignments/${other}`;
  const itself = new RegExp(`/api/assignments/${other}(?:\\?|$)`, 'u');
  const as = (facts: object) => changeAnswer(itself, (given) => ({ ...given, ...facts }));
  const undrafted = { grade: null, review: null };
  return [
    { name: 'review', path, act: showFinding, troubles: everyTrouble, ...dialog },
    { name: 'review-feedback', path, act: (page) => page.keyboard.press('e'), ...dialog },
    { name: 'review-narrow-findings', path, act: openFindings, ...onPhone },
    { name: 'review-why', path, act: press(/^APA .*Why/u), ...dialog },
    { name: 'review-narrow-why', path, act: askOnPhone, ...onPhone },
    { name: 'review-total', path, act: press(/^Total .*Why/u), ...dialog },
    { name: 'review-keys', path, act: (page) => page.keyboard.press('?'), ...dialog },
    { name: 'review-narrow-sheet', path, act: openSheet, ...onPhone },
    { name: 'review-find', path, act: findWord, ...dialog },
    { name: 'review-pages', path, act: press('Page thumbnails'), ...dialog },
    { name: 'review-student', path, act: press(/Correct the author’s name$/u), ...dialog },
    { name: 'review-approved', path: `/assignments/${approved}`, ...dialog },
    { name: 'review-text', path: `/assignments/${text}`, ...dialog },
    { name: 'review-unsent', path: elsewhere, act: writeOffline, ...dialog },
    {
      name: 'review-replaced',
      path: elsewhere,
      before: as({ replacedAt: '2026-11-02T09:00:00.000Z' }),
      ...dialog,
    },
    { name: 'review-clash', path: elsewhere, act: (page) => clash(page, other), ...dialog },
    { name: 'review-pending', path: elsewhere, before: as({ ...undrafted, status: 'pending' }), ...dialog },
    {
      name: 'review-grading',
      path: elsewhere,
      before: as({ ...undrafted, status: 'processing' }),
      ...dialog,
    },
    { name: 'review-failed', path: `/assignments/${broken}`, ...dialog },
    { name: 'review-paper-gone', path: elsewhere, before: refusePaper(410, 'FILE_DELETED', gone), ...dialog },
    { name: 'review-paper-error', path: elsewhere, before: refusePaper(500, 'INTERNAL', wrong), ...dialog },
  ];
}

const gone = 'This file was deleted at the end of its retention period.';
const wrong = 'Something went wrong on our side. Please try again.';

const refusePaper = (status: number, code: string, message: string) =>
  answerWith('**/paper', { code, message, requestId: 'sample' }, status);

/** A place in the text with marks around it says more than a title page. */
async function showFinding(page: Page): Promise<void> {
  await page.locator('[data-f]').first().waitFor();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('n');
}

const openFindings = (page: Page) => openTab(page, 'Findings');

async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name }).click();
}

async function askOnPhone(page: Page): Promise<void> {
  await openTab(page, 'Feedback');
  await press(/^APA .*Why/u)(page);
}

async function openSheet(page: Page): Promise<void> {
  await page.locator('[data-f]').nth(1).click();
  await page.getByRole('dialog').waitFor();
}

async function findWord(page: Page): Promise<void> {
  await page.locator('[data-f]').first().waitFor();
  await page.keyboard.press('/');
  await page
    .getByRole('searchbox', { name: 'Find in paper' })
    .or(page.getByLabel('Find in paper'))
    .last()
    .fill('sleep');
}

async function writeOffline(page: Page): Promise<void> {
  await page.locator('[data-f]').first().waitFor();
  await page.context().setOffline(true);
  await page.keyboard.press('e');
  await page.keyboard.type('Read this once more aloud. ');
  await page.getByText('Saved on this device, not sent yet').waitFor();
}

/** Another tab writes first. */
async function clash(page: Page, id: string): Promise<void> {
  const { origin } = new URL(page.url());
  const address = `${origin}/api/assignments/${id}`;
  const { grade } = version.parse(await (await page.request.get(address)).json());
  await page.request.patch(`${address}/grade`, {
    data: {
      version: grade.version,
      feedback: 'You name what the study shows. Say next what it cannot show.',
    },
    headers: { origin },
  });
  await page.keyboard.press('e');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('You name what the study shows. Who was not in the sample?');
  await page.getByRole('dialog').waitFor();
}
