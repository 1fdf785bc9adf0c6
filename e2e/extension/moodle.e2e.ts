import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Account } from '../testing/account.ts';
import { ExtensionBrowser } from '../../tools/testing/extension-browser.ts';
import { newAccount } from './new-account.ts';
import { moodleAddress, moodleGrader } from '../../tools/testing/lms-pages/moodle.ts';

/** What the page's own scripts define. */
declare const said: string[];
declare const tinymce: { activeEditor: { getContent: (options: object) => string } };
declare const switchTo: (id: number, name: string) => void;

let browser: ExtensionBrowser;
let account: Account;

beforeAll(async () => {
  [browser, account] = await Promise.all([ExtensionBrowser.start(), newAccount()]);
  browser.serveTiny('https://moodle.example.edu/sub/tinymce');
  browser.serve(moodleAddress, { body: moodleGrader });
  await browser.connect(account);
});

afterEach(() => browser.closePages());

afterAll(() => browser?.stop());

async function openGrader(): Promise<{ grader: Page; panel: Page }> {
  const grader = await browser.open(`${moodleAddress}?id=41&action=grader&userid=12`);
  await grader.locator('body[data-ready=yes]').waitFor();
  return { grader, panel: await browser.openPanel(grader) };
}

const editorText = (grader: Page) =>
  grader.evaluate(() => tinymce.activeEditor.getContent({ format: 'text' }));

const saidOn = (grader: Page) => grader.evaluate(() => said);

it('drafts the whole essay and fills grade and comment of the right student, and never submits', async () => {
  const { grader, panel } = await openGrader();
  await panel.getByText('Ana Díaz').waitFor();
  await panel.getByText('Week 3 essay').waitFor();
  await panel.getByRole('button', { name: 'Draft', exact: true }).click();
  await panel.getByRole('button', { name: 'Insert all' }).waitFor();
  const overall = await panel.getByRole('textbox', { name: 'Overall' }).inputValue();
  expect(overall).not.toBe('');
  const grade = await panel.getByLabel('Grade out of 50').inputValue();
  expect(Number(grade)).toBeGreaterThan(10);
  expect(Number(grade)).toBeLessThanOrEqual(50);

  await panel.getByRole('button', { name: 'Insert all' }).click();
  await panel.getByText('Comment inserted.').waitFor();
  expect(await grader.locator('#id_grade').inputValue()).toBe(grade);
  expect(await editorText(grader)).toContain(overall.split('\n')[0]);
  expect(await grader.locator('textarea#id_assignfeedbackcomments_editor').inputValue()).toContain('<p>');
  expect(new Set(await saidOn(grader))).toEqual(new Set(['editor change']));

  const [paper] = await account.listAll();
  expect(paper).toMatchObject({ studentName: 'Ana Díaz', status: 'completed' });
  expect((await account.get(paper?.id ?? '')).review?.words).toBeGreaterThan(400);

  await panel.getByRole('button', { name: 'Undo' }).click();
  await panel.getByText('Undone.').waitFor();
  expect([await grader.locator('#id_grade').inputValue(), (await editorText(grader)).trim()]).toEqual([
    '',
    '',
  ]);
});

it('names the student without e-mail address and due date, and the newest attempt by its number', async () => {
  const { panel } = await openGrader();
  const named = panel.getByRole('region', { name: 'What is graded' });
  await named.getByText('Ana Díaz').waitFor();
  expect(await named.locator('.student').innerText()).toBe('Ana Díaz');
  expect(await named.innerText()).toContain('attempt 1');
});

it.each([
  [
    'the form of the next student is loading',
    `document.querySelector('[data-region=grade]').innerHTML = '<img>'`,
  ],
  ['the form fades out', `document.querySelector('[data-region=grade]').style.opacity = '0.4'`],
  ['the page is saving', `document.querySelector('[data-region=overlay]').style.display = 'block'`],
])('waits while %s', async (_what, change) => {
  const { grader, panel } = await openGrader();
  await panel.getByText('Ana Díaz').waitFor();
  await grader.evaluate(change);
  const said = panel.getByText('The page is loading another student…');
  await said.waitFor();
  expect(await said.count()).toBe(1);
});

it('reads a submitted file with the instructor’s session', async () => {
  const link =
    '<div class="assignsubmission_file"><div class="fileuploadsubmission"><a href="/sub/pluginfile.php/5/essay%20one.txt?forcedownload=1">essay one.txt</a></div></div>';
  browser.serve(moodleAddress, {
    body: moodleGrader.replace('<div data-region="review-panel">', `$&${link}`),
  });
  browser.serve('https://moodle.example.edu/sub/pluginfile.php/5/essay%20one.txt', {
    body: 'Naps help students to remember.',
    type: 'text/plain',
  });
  const grader = await browser.open(`${moodleAddress}?id=42&action=grader&userid=12`);
  const panel = await browser.openPanel(grader);
  await panel.getByRole('button', { name: 'Draft', exact: true }).click();
  await panel.getByRole('button', { name: 'Insert all' }).waitFor();
  const [paper] = await account.listAll();
  expect(paper).toMatchObject({ originalName: 'essay one.txt' });
  browser.serve(moodleAddress, { body: moodleGrader });
});

it('never replaces text without asking, and refuses another student', async () => {
  const { grader, panel } = await openGrader();
  await grader.locator('#id_grade').fill('12');
  await panel.getByRole('button', { name: 'Insert all' }).click();
  await panel.getByText('Grade: the field already holds text.').waitFor();
  expect(await grader.locator('#id_grade').inputValue()).toBe('12');
  await panel.getByRole('button', { name: 'Replace the grade' }).click();
  await panel.getByText('Grade inserted.').waitFor();
  expect(await grader.locator('#id_grade').inputValue()).not.toBe('12');

  await grader.evaluate(() => switchTo(13, 'Ben Cole'));
  await panel.getByText('Ben Cole').waitFor();
  // The other student has no draft, so there is nothing to insert.
  await panel.getByRole('button', { name: 'Draft', exact: true }).waitFor();
  expect(await panel.getByRole('button', { name: 'Insert all' }).count()).toBe(0);
});

it('names assignment and course without the word for their kind', async () => {
  const { panel } = await openGrader();
  const named = panel.getByRole('region', { name: 'What is graded' });
  await named.getByText('Week 3 essay', { exact: true }).waitFor();
  expect(await named.innerText()).toContain('Moodle · Psychology 101');
});

it('offers the grades of a scale, of which the instructor chooses', async () => {
  const scale = `<label for="id_grade">Grade</label><select id="id_grade" name="grade">
    <option value="-1" selected>No grade</option><option value="1">Poor</option><option value="2">Good</option></select>`;
  browser.serve(moodleAddress, {
    body: moodleGrader.replace(/<label for="id_grade">.*?<input[^>]*>/u, scale),
  });
  const grader = await browser.open(`${moodleAddress}?id=43&action=grader&userid=12`);
  const panel = await browser.openPanel(grader);
  await panel.getByRole('button', { name: 'Draft', exact: true }).click();
  const grade = panel.getByRole('combobox', { name: 'Grade', exact: true });
  await grade.waitFor();
  expect(await grade.inputValue()).toBe('');
  await panel.getByRole('button', { name: 'Insert all' }).click();
  await panel.getByText('Comment inserted.').waitFor();
  expect(await grader.locator('#id_grade').inputValue()).toBe('-1');

  await grade.selectOption('Good');
  await panel.getByRole('button', { name: 'Insert grade' }).click();
  await panel.getByText('Grade inserted.').waitFor();
  expect(await grader.locator('#id_grade').inputValue()).toBe('2');
  await panel.getByRole('button', { name: 'Undo' }).click();
  await panel.getByText('Undone.').waitFor();
  expect(await grader.locator('#id_grade').inputValue()).toBe('-1');
  browser.serve(moodleAddress, { body: moodleGrader });
});

it('chooses the levels of a rubric, and keeps the reasons for the instructor', async () => {
  const courseId = await account.make('/api/courses', { name: 'Rubrics', code: 'RUB' });
  const levels = [20, 0].map((points) => ({ name: `Level ${points}`, description: '', points }));
  const courseAssignmentId = await account.make(`/api/courses/${courseId}/assignments`, {
    title: 'Essay',
    instructions: 'State a thesis.',
    rubric: [{ id: 'thesis', name: 'Thesis', description: '', maxPoints: 20, levels }],
  });
  const grader = await browser.open(`${moodleAddress}?id=44&action=grader&userid=12`);
  await grader.locator('body[data-ready=yes]').waitFor();
  const panel = await browser.openPanel(grader);
  await panel.getByLabel('Grade as').selectOption(`${courseId} ${courseAssignmentId}`);
  await panel.getByRole('button', { name: 'Draft', exact: true }).click();
  await panel.getByRole('textbox', { name: 'Thesis, points out of 20' }).fill('20');
  await panel.getByRole('button', { name: 'Insert rubric' }).click();
  await panel.getByText('Rubric inserted.').waitFor();
  const row = grader.locator('tr.criterion');
  expect(await row.locator('td.level.checked').innerText()).toBe('20');
  expect(await row.locator('textarea').inputValue()).toBe('');
});
