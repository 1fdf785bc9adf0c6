import type { Assignment } from '@greenpen/api-contract';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFailed } from 'vitest';
import { closeWindows, openBrowser } from './testing/shared-browser.ts';
import { Instructor } from './testing/instructor.ts';
import { paperOfMany } from '../tools/testing/paper-of-many.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closeWindows(browser));

const topOf = async (one: Locator) => (await one.boundingBox())?.y;

/** Whether it is between the edges of a phone's screen. */
async function isInSight(one: Locator): Promise<boolean> {
  const { x = -1, width = 0 } = (await one.boundingBox()) ?? {};
  return x >= 16 && x + width <= 374;
}

it('keeps its filters in one line on a phone, each brought into sight by the keyboard and while it is on', async () => {
  const instructor = await Instructor.arrive(browser, { width: 390, height: 844 });
  const { page } = instructor;
  onTestFailed(() => instructor.pictureFailure('queue-phone'));
  await instructor.signUp('queue-phone@example.edu');
  await page.goto('/grading-queue');
  const chips = page.getByRole('group', { name: 'Status' }).getByRole('button');
  const grade = page.getByRole('combobox', { name: 'Grade' });
  await chips.first().waitFor();
  const tops = await Promise.all([...(await chips.all()), grade].map(topOf));
  expect(new Set(tops).size).toBe(1);
  expect(await isInSight(grade)).toBe(false);
  await chips.first().focus();
  for (const chip of [...(await chips.all()).slice(1), grade]) {
    await page.keyboard.press('Tab');
    await expect.poll(() => isInSight(chip)).toBe(true);
  }
  await grade.selectOption('A');
  await page.reload();
  await expect.poll(() => isInSight(grade)).toBe(true);
  await instructor.leave();
});

it('keeps its filters in one line below the search where they have no room beside it', async () => {
  const instructor = await Instructor.arrive(browser, { width: 1080, height: 768 });
  const { page } = instructor;
  onTestFailed(() => instructor.pictureFailure('queue-filters'));
  await instructor.signUp('queue-filters@example.edu');
  await page.goto('/grading-queue');
  const chips = page.getByRole('group', { name: 'Status' }).getByRole('button');
  const grade = page.getByRole('combobox', { name: 'Grade' });
  await chips.first().waitFor();
  const tops = await Promise.all([...(await chips.all()), grade].map(topOf));
  expect(new Set(tops).size).toBe(1);
  expect(await endsBefore(grade, page.getByRole('button', { name: 'Export' }), 'right')).toBe(true);
  const padding = `getComputedStyle(document.querySelector('[aria-label=Grade]')).paddingRight`;
  expect(await page.evaluate(padding), 'the room of its arrow').toBe('28px');
  await instructor.leave();
});

const draft: Assignment['grade'] = {
  totalGrade: 86.4,
  letter: 'B',
  grammarScore: 88,
  apaScore: 80,
  contentScore: 89,
  notJudged: [],
  grammarFeedback: 'Check your verbs.',
  apaFeedback: 'Add a title page.',
  contentFeedback: 'Say more.',
  feedback: 'A good start.',
  approvedAt: null,
  version: 1,
  updatedAt: '2026-09-01T09:00:00.000Z',
};

const middleOf = async (one: Locator) => {
  const { y = -1, height = 0 } = (await one.boundingBox()) ?? {};
  return Math.round(y + height / 2);
};

/** Whether it ends before the other begins, or ends. */
async function endsBefore(one: Locator, other: Locator, side: 'left' | 'right' = 'left'): Promise<boolean> {
  const [box, beyond] = [await one.boundingBox(), await other.boundingBox()];
  if (box === null || beyond === null) return false;
  return box.x + box.width <= beyond.x + (side === 'left' ? 0 : beyond.width);
}

it('shows a paper’s file, student and state whole on a phone, and the way to export in the line of the heading', async () => {
  const instructor = await Instructor.arrive(browser, { width: 390, height: 844 });
  const { page } = instructor;
  onTestFailed(() => instructor.pictureFailure('queue-phone-row'));
  await instructor.signUp('queue-phone-row@example.edu');
  const papers = [
    {
      ...paperOfMany(1),
      originalName: 'Maria_Sample_evidence-essay.docx',
      studentName: null,
      status: 'error',
    },
    { ...paperOfMany(2), status: 'processing' },
    { ...paperOfMany(3), status: 'completed', grade: draft },
  ];
  await page.route('**/api/assignments?*', (route) => route.fulfill({ json: papers }));
  await page.goto('/grading-queue');
  const rows = page.locator('tbody').getByRole('row');
  await rows.nth(2).waitFor();
  const [failed, graded] = [rows.nth(0), rows.nth(2)];
  const more = failed.getByRole('button', { name: /^More actions for/u });
  const student = failed.getByText('Unknown Student').filter({ visible: true });
  expect(await endsBefore(student, failed.getByText('Error').filter({ visible: true }))).toBe(true);
  for (const words of ['Maria_Sample_evidence-essay.docx', 'Unknown Student', 'Error']) {
    const part = failed.getByText(words, { exact: true }).filter({ visible: true });
    expect([words, await part.count(), await endsBefore(part, more)]).toEqual([words, 1, true]);
  }
  expect(await rows.nth(1).getByText('AI Grading').isVisible()).toBe(true);
  expect(await graded.getByText('86.4/100').isVisible()).toBe(true);
  expect(await graded.getByText('Completed').isVisible()).toBe(false);
  const heading = await middleOf(page.getByRole('heading', { level: 1 }));
  expect(Math.abs(heading - (await middleOf(page.getByRole('button', { name: 'Export' }))))).toBeLessThan(3);
  await page.getByRole('button', { name: 'Find anything' }).click();
  await page.getByRole('dialog', { name: 'Find anything' }).waitFor();
  await instructor.leave();
});

it.each([
  ['a desk', 1366],
  ['a phone', 390],
])(
  'aligns grades and doubts in columns on %s, and shows which feedback the model still drafts',
  async (_where, width) => {
    const instructor = await Instructor.arrive(browser, { width, height: 844 });
    const { page } = instructor;
    onTestFailed(() => instructor.pictureFailure(`queue-grades-${width}`));
    await instructor.signUp(`queue-grades-${width}@example.edu`);
    const since = '2026-09-01T09:00:00.000Z';
    const papers = ([9.5, 93, 93.7, 100] as const).map((totalGrade, index) => ({
      ...paperOfMany(index + 1),
      status: 'completed',
      doubts: ['few-words'],
      grade: draft && { ...draft, totalGrade },
      modelDraft: [
        { state: 'waiting', since, detail: null, model: null },
        { state: 'drafting', since, detail: null, model: null },
        { state: 'drafted', since, detail: null, model: 'a model' },
        null,
      ][index],
    }));
    await page.route('**/api/assignments?*', (route) => route.fulfill({ json: papers }));
    await page.goto('/grading-queue');
    const rows = page.locator('tbody').getByRole('row');
    await rows.nth(3).waitFor();
    const doubts = await page.getByRole('button', { name: /doubt about the grade of/u }).all();
    const places = await Promise.all(doubts.map(async (doubt) => (await doubt.boundingBox())?.x));
    expect([places.length, new Set(places).size]).toEqual([4, 1]);
    const badges = await page.getByText(/^[\d.]+\/100$/u).all();
    const sides = await Promise.all(badges.map(async (badge) => (await badge.boundingBox())?.width));
    expect([sides.length, new Set(sides).size]).toEqual([4, 1]);
    const words = await Promise.all((await rows.all()).map((row) => row.textContent()));
    expect(words.map((text) => /Waiting for the model|The model is drafting/u.exec(text ?? '')?.[0])).toEqual(
      ['Waiting for the model', 'The model is drafting', undefined, undefined],
    );
    await instructor.leave();
  },
);
