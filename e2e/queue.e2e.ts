import type { Assignment } from '@greenpen/api-contract';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFailed } from 'vitest';
import { openBrowser } from '../tools/testing/open-browser.ts';
import { Instructor } from './testing/instructor.ts';
import { nameOf } from './testing/keyboard.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const paper = (name: string) => ({
  name: `${name}.txt`,
  mimeType: 'text/plain',
  buffer: Buffer.from(
    `${name}\nPSY 101\n\nSleep and memory\n\nShort sleep is linked to lower grades. They stays up late anyway.\n`,
  ),
});

/** Puts these papers into the queue, graded, and opens it. */
async function fillQueue(page: Page, names: readonly string[]): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(names.map(paper));
  await page.getByRole('button', { name: 'Upload & Start AI Grading' }).click();
  await page.getByText(`Recently Graded Assignments (${names.length})`).waitFor();
  await page.goto('/grading-queue');
  await page.getByRole('row').nth(names.length).waitFor();
}

it('is worked through by keyboard', async () => {
  const instructor = await Instructor.arrive(browser);
  const { page } = instructor;
  onTestFailed(() => instructor.picture('failed-queue'));
  await instructor.createAccount('queue@example.edu');
  await fillQueue(page, ['Ana Ruiz', 'Ben Okafor', 'Chloe Martin', 'Dev Patel']);

  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('Shift+ArrowDown');
  await page.getByRole('toolbar', { name: 'Selected papers' }).getByText('2 selected').waitFor();
  await instructor.picture('queue-selected');
  await page.keyboard.press('Control+Enter');
  await page.getByText('2 grades approved.').first().waitFor();
  await expect.poll(() => page.getByTitle('Approved').count()).toBe(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => page.getByTitle('Approved').count()).toBe(0);

  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog', { name: 'Add a comment to all' });
  await dialog.getByLabel('Comment').fill('Name the source of every number.');
  await dialog.getByRole('button', { name: 'Add comment' }).click();
  await page.getByText('It stands in the feedback of 2 drafts.').first().waitFor();

  await page.keyboard.press('Delete');
  await page.getByText('2 papers deleted.').first().waitFor();
  await expect.poll(() => page.getByRole('row').count()).toBe(3);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => page.getByRole('row').count()).toBe(5);
  await page.getByRole('button', { name: 'More for Ana Ruiz.txt' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect.poll(() => page.getByRole('row').count()).toBe(4);
  await page.getByRole('button', { name: 'Recently deleted' }).click();
  await instructor.picture('queue-deleted');
  await page.getByRole('button', { name: 'Put back Ana Ruiz.txt' }).click();
  await page.getByText('Nothing was deleted just now').waitFor();
  await page.getByRole('button', { name: 'Back to the queue' }).click();

  await page.getByRole('button', { name: 'Student' }).click();
  await page.getByRole('columnheader', { name: 'Student' }).waitFor();
  await expect.poll(() => page.url()).toContain('sort=student');
  await page.getByRole('row').nth(4).waitFor();

  await page.keyboard.press('h');
  expect(await page.getByRole('table').textContent()).not.toMatch(/Ana|Ben|Chloe|Dev/u);
  await page.keyboard.press('h');

  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys of this screen' }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.keyboard.type('chloe');
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: /Chloe/u }).waitFor();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('ben okafor');
  await page.getByRole('option', { name: /Ben Okafor/u }).waitFor();
  await instructor.picture('palette');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: /Ben/u }).waitFor();

  expect(instructor.complaints).toEqual([]);
  await instructor.leave();
});

it('says more of a button that Tab comes to, which keeps the focus, and nothing of one that a menu gives it back to', async () => {
  const instructor = await Instructor.arrive(browser);
  const { page } = instructor;
  onTestFailed(() => instructor.picture('failed-queue-menu'));
  await instructor.createAccount('queue-menu@example.edu');
  await fillQueue(page, ['Ana Ruiz']);
  const more = page.getByRole('button', { name: 'More for Ana Ruiz.txt' });
  await more.click();
  await page.getByRole('menu').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => nameOf(page)).toBe('More for Ana Ruiz.txt');
  expect(await page.getByRole('tooltip').count()).toBe(0);
  await page.mouse.move(0, 0);
  await page.keyboard.press('Shift+Tab');
  await page.getByRole('dialog', { name: 'Why the grade is to be doubted' }).waitFor();
  expect(await nameOf(page)).toMatch(/about the grade of Ana Ruiz\.txt: why\?$/u);
  await page.keyboard.press('Tab');
  await page.getByRole('tooltip', { name: 'More for Ana Ruiz.txt' }).waitFor();
  await instructor.leave();
});

const topOf = async (one: Locator) => (await one.boundingBox())?.y;

/** Whether it stands between the edges of a phone's screen. */
async function isInSight(one: Locator): Promise<boolean> {
  const { x = -1, width = 0 } = (await one.boundingBox()) ?? {};
  return x >= 16 && x + width <= 374;
}

it('keeps its filters in one line on a phone, each brought into sight by the keyboard and while it is on', async () => {
  const instructor = await Instructor.arrive(browser, { width: 390, height: 844 });
  const { page } = instructor;
  onTestFailed(() => instructor.picture('failed-queue-phone'));
  await instructor.createAccount('queue-phone@example.edu');
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
  onTestFailed(() => instructor.picture('failed-queue-filters'));
  await instructor.createAccount('queue-filters@example.edu');
  await page.goto('/grading-queue');
  const chips = page.getByRole('group', { name: 'Status' }).getByRole('button');
  const grade = page.getByRole('combobox', { name: 'Grade' });
  await chips.first().waitFor();
  const tops = await Promise.all([...(await chips.all()), grade].map(topOf));
  expect(new Set(tops).size).toBe(1);
  expect(await endsBefore(grade, page.getByRole('button', { name: 'Export' }), 'right')).toBe(true);
  const look = (name: string) => `getComputedStyle(document.querySelector('[aria-label=Grade]')).${name}`;
  expect(await page.evaluate(look('paddingRight'))).toBe('28px');
  await instructor.leave();
});

const draft: Assignment['grade'] = {
  totalGrade: 86.4,
  letter: 'B',
  grammarScore: 88,
  apaScore: 80,
  contentScore: 89,
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
  onTestFailed(() => instructor.picture('failed-queue-phone-row'));
  await instructor.createAccount('queue-phone-row@example.edu');
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
  const more = failed.getByRole('button', { name: /^More for/u });
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
  'stands grades and doubts below each other on %s, and says which feedback the model still drafts',
  async (_where, width) => {
    const instructor = await Instructor.arrive(browser, { width, height: 844 });
    const { page } = instructor;
    onTestFailed(() => instructor.picture(`failed-queue-grades-${width}`));
    await instructor.createAccount(`queue-grades-${width}@example.edu`);
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

/** A paper of a class that nobody uploads for a test. */
function paperOfMany(number: number): Assignment {
  return {
    id: `019aa1f0-7c3e-7d11-8a52-${number.toString(16).padStart(12, '0')}`,
    originalName: `paper-${number}.docx`,
    fileType: 'DOCX',
    fileSize: 12_000,
    studentName: `Student of row ${number}`,
    studentEmail: null,
    status: 'pending',
    statusDetail: null,
    uploadedAt: '2026-09-01T08:00:00.000Z',
    gradedAt: null,
    deletesAt: '2026-10-01T08:00:00.000Z',
    deletedAt: null,
    course: null,
    courseAssignment: null,
    grade: null,
    modelDraft: null,
    attempt: 1,
    attemptCount: 1,
    doubts: [],
  };
}

it('holds few rows in the page, however many papers there are', async () => {
  const instructor = await Instructor.arrive(browser);
  const { page } = instructor;
  onTestFailed(() => instructor.picture('failed-long-queue'));
  await instructor.createAccount('long-queue@example.edu');
  await page.route('**/api/assignments?*', async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const from = Number(query.get('cursor') ?? 0);
    const count = query.has('status') ? 0 : Math.min(Number(query.get('limit')), 5000 - from);
    await route.fulfill({
      json: Array.from({ length: count }, (_, at) => paperOfMany(from + at)),
      headers: count > 0 && from + count < 5000 ? { 'x-next-cursor': String(from + count) } : {},
    });
  });
  await page.goto('/grading-queue');
  await page.getByText('paper-3.docx').waitFor();
  const last = page.getByText('paper-4999.docx');
  await expect
    .poll(
      async () => {
        await page.evaluate('window.scrollTo(0, document.body.scrollHeight)');
        return last.count();
      },
      { timeout: 60_000 },
    )
    .toBe(1);
  expect(await page.locator('tbody tr').count()).toBeLessThan(60);
  await page.evaluate('window.scrollTo(0, 0)');
  await page.getByText('paper-3.docx').waitFor();
  await page.keyboard.press('a');
  await page.getByText('5,000 selected').waitFor();
  expect(await page.locator('tbody tr').count()).toBeLessThan(60);
  await instructor.leave();
});
