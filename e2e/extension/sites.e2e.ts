import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Account } from '../testing/account.ts';
import { ExtensionBrowser } from '../../tools/testing/extension-browser.ts';
import { newAccount } from './new-account.ts';
import * as canvas from '../../tools/testing/lms-pages/canvas.ts';
import * as others from '../../tools/testing/lms-pages/others.ts';

/** What the pages' own scripts define. */
declare const said: string[];
declare const tinymce: { activeEditor: { getContent: (options: object) => string } };
declare const kept: string;
declare const graded: number;

let browser: ExtensionBrowser;
let account: Account;

beforeAll(async () => {
  [browser, account] = await Promise.all([ExtensionBrowser.start(), newAccount()]);
  browser.serveTiny('https://canvas.example.edu/tinymce');
  browser.serveTiny('https://bb.example.edu/tinymce');
  await browser.connect(account);
});

afterEach(() => browser.closePages());

afterAll(() => browser?.stop());

async function openBoth(address: string, isTiny = false): Promise<{ page: Page; panel: Page }> {
  const page = await browser.open(address);
  if (isTiny) await page.locator('body[data-ready=yes]').waitFor();
  return { page, panel: await browser.openPanel(page) };
}

/** Drafts a reply to the post at hand; the reply. */
async function draftReply(panel: Page): Promise<string> {
  await panel.getByRole('button', { name: 'Draft', exact: true }).click();
  await panel.getByRole('button', { name: 'Insert Your reply' }).waitFor();
  return panel.getByRole('textbox', { name: 'Your reply' }).inputValue();
}

const insertReply = (panel: Page) => panel.getByRole('button', { name: 'Insert Your reply' }).click();

/** Drafts what the page shows; the overall text of the draft. */
async function draft(panel: Page, button = 'Draft'): Promise<string> {
  await panel.getByRole('button', { name: button, exact: true }).click();
  const overall = await panel.getByRole('textbox', { name: 'Overall' }).inputValue();
  return overall.split('\n')[0] ?? '';
}

const insertAll = (panel: Page) => panel.getByRole('button', { name: 'Insert all' }).click();

const editorText = (page: Page) => page.evaluate(() => tinymce.activeEditor.getContent({ format: 'text' }));

const saidOn = (page: Page) => page.evaluate(() => said);

it('Canvas classic: fills the grade last, only after a confirmation, and sends no change event', async () => {
  browser.serve(canvas.speedGrader, { body: canvas.classic });
  browser.serve(canvas.preview, { body: canvas.previewPage });
  const { page, panel } = await openBoth(`${canvas.speedGrader}?assignment_id=40&student_id=12`);
  await panel.getByText('Ana Díaz').waitFor();
  const first = await draft(panel);
  await insertAll(panel);
  await panel.getByText('This page saves the grade as soon as you leave its box.').waitFor();
  expect(await page.locator('#speed_grader_comment_textarea').inputValue()).toContain(first);
  expect(await page.locator('#grading-box-extended').inputValue()).toBe('');
  await panel.getByRole('button', { name: /^Put .* in$/u }).click();
  await panel.getByText('Grade inserted.').waitFor();
  const grade = await page.locator('#grading-box-extended').inputValue();
  expect([Number(grade) > 5, Number(grade) <= 20, await saidOn(page)]).toEqual([true, true, []]);
});

it('new Canvas: fills the box that React controls and the editor with a random id', async () => {
  browser.serve(canvas.speedGrader, { body: canvas.modern });
  browser.serve(canvas.submissionApi, {
    body: `while(1);${canvas.submissionJson}`,
    type: 'application/json',
  });
  const { page, panel } = await openBoth(`${canvas.speedGrader}?assignment_id=41&student_id=12`, true);
  await panel.getByText('beta').waitFor();
  const first = await draft(panel);
  await insertAll(panel);
  await panel.getByText('Grade inserted.').waitFor();
  const grade = await page.locator('#grade').inputValue();
  expect(await page.locator('#state').textContent()).toBe(grade);
  expect(await editorText(page)).toContain(first);
  expect(await saidOn(page)).toEqual([]);
});

it('Canvas classic: reads the attempt that the page shows, and the points of each way of grading', async () => {
  const history = ['My first try was on dreams.', 'My second try is on sleep.'].map((body) => ({ body }));
  browser.serve(canvas.submissionApi, {
    body: JSON.stringify({ id: 1, body: history[1]?.body, submission_history: history }),
    type: 'application/json',
  });
  const chooser =
    '<select id="submission_to_view"><option value="0">1</option><option value="1">2</option></select>';
  const body = canvas.classic.replace(
    /<label for="grading.*?<\/label>/u,
    '<label>Grade <input id="grading-box-extended"> % ( <span class="score">8.5</span> / 10)</label>',
  );
  browser.serve(canvas.speedGrader, { body: body.replace('<div id="grade_container">', `${chooser}$&`) });
  const { panel } = await openBoth(`${canvas.speedGrader}?assignment_id=41&student_id=12`);
  expect(await panel.locator('.student').innerText()).toBe('Ana Díaz');
  await panel.getByText('attempt 1').waitFor();
  await draft(panel);
  await panel.getByLabel('Grade out of 100').waitFor();
  const [paper] = await account.listAll();
  expect((await account.get(paper?.id ?? '')).review?.words).toBe(6);
});

it('takes over instructions and rubric of Canvas, after showing them', async () => {
  const courseId = await account.make('/api/courses', { name: 'Sleep', code: 'SLP' });
  browser.serve(canvas.speedGrader, { body: canvas.classic });
  browser.serve(canvas.assignmentApi, {
    body: `while(1);${JSON.stringify({
      name: 'Week 3 essay',
      description: '<p>Write 400 words on sleep.</p><script>broken()</script>',
      points_possible: 20,
      rubric: [
        {
          description: 'Thesis',
          long_description: '<b>One claim</b>',
          points: 8,
          ratings: [
            { description: 'Clear', long_description: 'States one claim', points: 8 },
            { description: 'None', points: 0 },
          ],
        },
      ],
    })}`,
    type: 'application/json',
  });
  const { panel } = await openBoth(`${canvas.speedGrader}?assignment_id=41&student_id=12`);
  await panel.getByLabel('Grade as').selectOption(`${courseId} `);
  await panel.getByRole('button', { name: 'Use this page’s instructions and rubric' }).click();
  await panel.getByText('Write 400 words on sleep.').waitFor();
  expect(await panel.getByText('broken()').count()).toBe(0);
  await panel.getByRole('button', { name: 'Send to Greenpen' }).click();
  await panel.getByText('Greenpen now grades by this page’s instructions.').waitFor();
  const { body } = await account.ask('GET', `/api/courses`);
  expect(JSON.stringify(body)).toContain('States one claim');
});

it('Canvas discussion: drafts a reply to the post that the open editor names, not to the hidden one', async () => {
  browser.serve(canvas.discussion, { body: canvas.discussionPage });
  const { page, panel } = await openBoth(canvas.discussion, true);
  await panel.getByText('Ana Díaz').waitFor();
  expect(await panel.locator('.student').innerText()).toBe('Ana Díaz');
  const reply = await draftReply(panel);
  await insertReply(panel);
  await panel.getByText('Comment inserted.').waitFor();
  expect(await editorText(page)).toContain(reply.split('\n')[0]);
  expect(await page.locator('#message-body-root').inputValue()).toBe('');
});

it('Brightspace: walks shadow roots, and its editor notices the text', async () => {
  browser.serve(others.brightspaceAddress, { body: others.brightspace });
  const { page, panel } = await openBoth(`${others.brightspaceAddress}?ou=7`);
  await panel.getByText('Ana Díaz').waitFor();
  const first = await draft(panel);
  await insertAll(panel);
  await panel.getByText('Grade inserted.').waitFor();
  expect(await page.evaluate(() => kept)).toContain(first.slice(0, 20).replaceAll('&', '&amp;'));
  expect(await page.evaluate(() => graded)).toBeGreaterThan(10);
  await panel.getByRole('button', { name: 'Undo' }).click();
  await panel.getByText('Undone.').waitFor();
  expect(await page.evaluate(() => kept)).toBe('');
});

it('Blackboard Original: also in the frame of the Ultra navigation', async () => {
  browser.serve(others.blackboardFrame, { body: others.blackboard });
  browser.serve(others.blackboardOuter, {
    body: `<!doctype html><title>Ultra</title><iframe width="800" height="600" src="${others.blackboardFrame}?course_id=_7_1&attempt_id=_3_1&outcomeDefinitionId=_41_1"></iframe>`,
  });
  const { page, panel } = await openBoth(others.blackboardOuter);
  const frame = page.frameLocator('iframe');
  await frame.locator('body[data-ready=yes]').waitFor();
  await panel.getByText('Ana Díaz').waitFor();
  const first = await draft(panel);
  await insertAll(panel);
  await panel.getByText('Grade inserted.').waitFor();
  expect(Number(await frame.locator('#currentAttempt_grade').inputValue())).toBeLessThanOrEqual(40);
  expect(await frame.locator('#feedbacktext').inputValue()).toContain(first.slice(0, 20));
});

it.each([
  ['Blackboard Ultra', others.ultraAddress, others.ultra],
  ['any page', others.anyAddress, others.anyPage],
])('%s: reads the selected text and fills the focused field', async (_name, address, body) => {
  browser.serve(address, { body });
  const { page, panel } = await openBoth(address);
  await panel.getByRole('button', { name: 'Draft', exact: true }).click();
  await panel.getByText('was not found on this page').waitFor();
  await page.evaluate(`getSelection().selectAllChildren(document.querySelector('#work'))`);
  const first = await draft(panel, 'Draft the selected text');
  await panel.getByText('Greenpen does not know the fields of this page.').waitFor();
  expect(await panel.getByRole('button', { name: 'Insert all' }).count()).toBe(0);
  await page.locator('#box').focus();
  await panel.getByRole('button', { name: 'Into the focused field: Overall' }).click();
  await panel.getByText('Comment inserted.').waitFor();
  const filled = String(
    await page.evaluate(`document.querySelector('#box').value ?? document.querySelector('#box').textContent`),
  );
  expect(filled).toContain(first);
});

it('any page: fills the frame of an editor, which has no address of its own', async () => {
  browser.serve(others.anyAddress, {
    body: `<!doctype html><title>Week 3</title><p id="work">Sleep helps students remember.</p>
      <iframe srcdoc="<body contenteditable></body>"></iframe>`,
  });
  const { page, panel } = await openBoth(`${others.anyAddress}?editor`);
  await page.evaluate(`getSelection().selectAllChildren(document.querySelector('#work'))`);
  const first = await draft(panel, 'Draft the selected text');
  await page.evaluate('getSelection().removeAllRanges()');
  const editor = page.frameLocator('iframe').locator('body');
  await editor.click();
  await panel.getByText('Greenpen does not know the fields of this page.').waitFor();
  await panel.getByRole('button', { name: 'Into the focused field: Overall' }).click();
  await panel.getByText('Comment inserted.').waitFor();
  expect(await editor.innerText()).toContain(first);
});

it('Google Classroom: finds the private comment by its label', async () => {
  browser.serve(others.classroomAddress, { body: others.classroom });
  const { page, panel } = await openBoth(others.classroomAddress);
  await page.evaluate(`getSelection().selectAllChildren(document.querySelector('#work'))`);
  const first = await draft(panel, 'Draft the selected text');
  await insertAll(panel);
  await panel.getByText('Comment inserted.').waitFor();
  expect(await page.getByRole('textbox').textContent()).toContain(first);
  expect(await saidOn(page)).toEqual([]);
});
