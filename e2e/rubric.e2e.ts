import { uploadAssignments } from '@greenpen/api-contract';
import { strToU8, zipSync } from 'fflate';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFailed } from 'vitest';
import { Account } from './testing/account.ts';
import { gradeAndWait } from './testing/fill-account.ts';
import { Instructor } from './testing/instructor.ts';
import { closeWindows, openBrowser } from './testing/shared-browser.ts';
import { violationsOn } from './testing/violations-on.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closeWindows(browser));

const essay = `Ana Ruiz

Sleep and Memory

Slow-wave sleep supports memory in a direct way. During slow-wave sleep the hippocampus replays the events of the day, and this replay strengthens the connections that hold a memory in the cortex (Diekelmann & Born, 2010). Because the brain is quiet at that hour, the new traces are not disturbed by other input.

An experiment on sleep and memory shows this. Gais et al. (2006) found that students who slept soon after they learned vocabulary forgot fewer words than students who stayed awake. They was tested twice.

References

Diekelmann, S., & Born, J. (2010). The memory function of sleep. Nature Reviews Neuroscience, 11, 114-126.

Gais, S., Lucas, B., & Born, J. (2006). Sleep after learning aids memory recall. Learning & Memory, 13, 259-262.
`;

/** A Word document with one table of these rows. */
function docxOf(rows: readonly (readonly string[])[]): Buffer {
  const cells = rows
    .map(
      (row) =>
        `<w:tr>${row.map((text) => `<w:tc><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:tc>`).join('')}</w:tr>`,
    )
    .join('');
  const xml = `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:tbl>${cells}</w:tbl></w:body></w:document>`;
  return Buffer.from(zipSync({ 'word/document.xml': strToU8(xml) }));
}

const canvas =
  'Rubric Name,Criteria Name,Criteria Description,Criteria Enable Range,Rating Name,Rating Description,Rating Points,Rating Name,Rating Description,Rating Points\n' +
  'Essay,Thesis,A claim,false,Full Marks,Clear,20,No Marks,,0\n';

/** What is wrong at the width of a desk and of a phone; takes pictures. */
async function flawsAt(instructor: Instructor, screen: string): Promise<readonly string[]> {
  const { page } = instructor;
  const flaws: string[] = [];
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 844 });
    const beyond = Number(await page.evaluate('document.documentElement.scrollWidth - innerWidth'));
    if (beyond > 0) flaws.push(`${screen} ${width}: scrolls sideways by ${beyond}`);
    flaws.push(...(await violationsOn(page, `${screen} ${width}`)));
    await instructor.picture(`${screen}-${width}`);
  }
  return flaws;
}

it('edits the text of a course’s rubric row by row, and loses no line of it', async () => {
  const account = new Account();
  await account.signUp('rubric-course@example.edu');
  const { page } = await Instructor.arriveAs(browser, account);
  const dialog = page.getByRole('dialog');
  const rubric = dialog.getByRole('group', { name: 'Rubric (optional)' });

  await page.goto('/courses');
  await page.getByRole('button', { name: 'New Course' }).first().click();
  await rubric.getByLabel('Rubric', { exact: true }).fill('A claim worth arguing.\nLimits are named.');
  await rubric.getByRole('button', { name: 'Build row by row' }).click();
  await rubric.getByLabel('Criterion 1, points').fill('60');
  await rubric.getByRole('button', { name: 'Add a level to criterion 2' }).click();
  await rubric.getByLabel('Criterion 2, level 1, name').fill('Fully');
  await rubric.getByLabel('Criterion 2, level 1, points').fill('40');
  await rubric.getByText('Total: 100 points').waitFor();
  await rubric.getByRole('button', { name: 'Edit as text' }).click();
  expect(await rubric.getByLabel('Rubric', { exact: true }).inputValue()).toBe(
    'A claim worth arguing. (60 points)\nLimits are named. (40 points)\n  40: Fully',
  );
});

it('builds, pastes and imports the rubric of an assignment, or uses the course’s', async () => {
  const account = new Account();
  await account.signUp('rubric-dialog@example.edu');
  await account.make('/api/courses', {
    code: 'PSY 101',
    name: 'Psychology',
    rubric: 'Thesis (60 points)\nGrammar (40 points)',
  });
  const instructor = await Instructor.arriveAs(browser, account);
  const { page } = instructor;
  onTestFailed(() => instructor.pictureFailure('rubric-dialog'));
  const dialog = page.getByRole('dialog');
  const rubric = dialog.getByRole('group', { name: 'Rubric (optional)' });
  const valueOf = (label: string) => rubric.getByLabel(label, { exact: true }).inputValue();

  await page.goto('/courses');
  await page.getByRole('button', { name: 'Add Assignment' }).first().click();
  await dialog.getByLabel('Title').fill('Sleep');
  await rubric.getByText('The course’s rubric applies: 2 criteria, 100 points.').waitFor();
  await rubric.getByRole('button', { name: 'Change it for this assignment' }).click();
  expect(await valueOf('Criterion 2, name')).toBe('Grammar');

  await rubric.getByRole('button', { name: 'Paste a table' }).click();
  await rubric.getByLabel('Rubric to read').fill('just words');
  await rubric.getByRole('button', { name: 'Read it' }).click();
  await rubric.getByRole('alert').waitFor();
  await rubric
    .getByLabel('Rubric to read')
    .fill('Criteria\tExcellent (20)\tPoor (5)\nThesis\tClear claim\tNo claim\nSources\tMany\tFew');
  await rubric.getByRole('button', { name: 'Read it' }).click();
  await rubric.getByText('Total: 40 points').waitFor();
  expect(await valueOf('Criterion 1, level 2, description')).toBe('No claim');

  const file = rubric.getByLabel('Rubric file');
  const rows = [
    ['Criterion', 'Description', 'Points'],
    ['Evidence', 'Two studies', '30'],
  ];
  const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  await file.setInputFiles({ name: 'rubric.docx', mimeType, buffer: docxOf(rows) });
  await rubric.getByText('Total: 30 points').waitFor();
  expect(await valueOf('Criterion 1, description')).toBe('Two studies');
  await file.setInputFiles({ name: 'rubric.csv', mimeType: 'text/csv', buffer: Buffer.from(canvas) });
  await rubric.getByText('Total: 20 points').waitFor();
  expect(await valueOf('Criterion 1, level 1, name')).toBe('Full Marks');

  await rubric.getByRole('button', { name: 'Add criterion' }).click();
  await rubric.getByLabel('Criterion 2, name').fill('Grammar');
  await rubric.getByLabel('Criterion 2, points').fill('10');
  await rubric.getByText('Total: 30 points').waitFor();
  await rubric.getByLabel('Its points make').selectOption('total');
  await rubric.scrollIntoViewIfNeeded();
  expect(await flawsAt(instructor, 'rubric-dialog')).toEqual([]);
  await dialog.getByRole('button', { name: 'Create Assignment' }).click();
  await page.getByText('Assignment Created').first().waitFor();

  await page.getByRole('button', { name: /^Week 1: Sleep/u }).click();
  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByRole('tabpanel').getByRole('button', { name: 'Edit' }).click();
  expect(await valueOf('Criterion 2, points')).toBe('10');
  expect(await valueOf('Its points make')).toBe('total');
  await rubric.getByRole('button', { name: 'Use the course’s rubric' }).click();
  await dialog.getByRole('button', { name: 'Save Assignment' }).click();
  await page.getByText('Assignment Saved').first().waitFor();
  expect(instructor.complaints).toEqual([]);
  await instructor.leave();
});

it('proposes levels on the review screen, and the scores follow the instructor’s', async () => {
  const account = new Account();
  await account.signUp('rubric-review@example.edu');
  const courseId = await account.make('/api/courses', {
    code: 'PSY 101',
    name: 'Psychology',
    rubric: 'Thesis (40 points)\nGrammar (30 points)\nSources: at least two (30 points)',
  });
  const courseAssignmentId = await account.make(`/api/courses/${courseId}/assignments`, {
    title: 'Sleep',
    rubricUse: 'content',
  });
  const form = new FormData();
  form.append('courseId', courseId);
  form.append('courseAssignmentId', courseAssignmentId);
  form.append('files', new Blob([essay], { type: 'text/plain' }), 'Ana Ruiz.txt');
  const answer = await account.fetch('POST', '/api/assignments/upload', { form });
  const id = uploadAssignments.response.parse(await answer.json()).assignments[0]?.id ?? '';
  await gradeAndWait(account, id);
  const instructor = await Instructor.arriveAs(browser, account);
  const { page } = instructor;
  onTestFailed(() => instructor.pictureFailure('rubric-review'));
  await page.goto(`/assignments/${id}`);

  const panel = page.getByRole('region', { name: 'Rubric' });
  await panel.getByText('1 provisional').waitFor();
  const row = (name: string) =>
    panel.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  const content = page.getByRole('button', { name: /^Content [\d.]+\. Why\?$/u });
  const contentName = () => content.getAttribute('aria-label');
  await row('Thesis').getByText('provisional', { exact: true }).waitFor();
  const levels = row('Thesis').getByRole('group', { name: 'Level of Thesis' }).getByRole('button');
  expect(await levels.count()).toBe(6);
  await row('Sources')
    .getByText(/sources? cited or listed; asked for: 2\./u)
    .waitFor();

  await row('Sources').getByRole('button', { name: 'Show in the paper: Sources' }).click();
  await expect.poll(() => page.locator('.mark[data-f="K3"][data-selected]').count()).toBeGreaterThan(0);

  const proposed = await contentName();
  await levels.nth(4).click();
  await row('Thesis').getByText('Set by you').waitFor();
  await expect.poll(contentName).not.toBe(proposed);
  const low = await contentName();
  await page.keyboard.press('1');
  await expect.poll(contentName).not.toBe(low);
  expect(await levels.first().getAttribute('aria-pressed')).toBe('true');
  const high = await contentName();
  await row('Thesis').getByLabel('Points for Thesis').fill('33');
  await page.keyboard.press('Enter');
  await expect.poll(contentName).not.toBe(high);
  const chosen = await contentName();
  await expect.poll(async () => (await account.get(id)).review?.rubricPoints).toEqual({ thesis: 33 });
  await page.reload();
  await row('Thesis').getByText('Set by you').waitFor();
  expect(await contentName()).toBe(chosen);
  await panel.scrollIntoViewIfNeeded();
  await instructor.picture('rubric-review-1366');
  expect(await violationsOn(page, 'rubric-review')).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('tab', { name: 'Assignment' }).click();
  await panel.waitFor();
  await instructor.picture('rubric-review-390');
  expect(
    Number(await page.evaluate('document.documentElement.scrollWidth - innerWidth')),
  ).toBeLessThanOrEqual(0);
  expect(await violationsOn(page, 'rubric-review-390')).toEqual([]);
  await page.setViewportSize({ width: 1366, height: 768 });

  await row('Thesis').getByRole('button', { name: 'Back to the proposal: Thesis' }).click();
  await expect.poll(contentName).toBe(proposed);
  expect(instructor.complaints).toEqual([]);
  await instructor.leave();
});
