import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { Account } from '../testing/account.ts';
import { violationsOn } from '../testing/violations-on.ts';
import { ExtensionBrowser } from '../../tools/testing/extension-browser.ts';
import { essay } from '../../tools/testing/lms-pages/essay.ts';
import { click } from './click.ts';
import { newAccount } from './new-account.ts';
import * as canvas from '../../tools/testing/lms-pages/canvas.ts';
import { moodleAddress, moodleGrader } from '../../tools/testing/lms-pages/moodle.ts';
import { plainAddress, plainGrader } from '../../tools/testing/lms-pages/plain.ts';

let browser: ExtensionBrowser;
let account: Account;

beforeAll(async () => {
  [browser, account] = await Promise.all([ExtensionBrowser.start(), newAccount()]);
  await browser.connect(account);
});

afterEach(() => browser.closePages());

afterAll(() => browser?.stop());

async function draft(panel: Page): Promise<void> {
  await click(panel, 'Draft');
  await panel.getByRole('button', { name: 'Insert all' }).waitFor();
}

async function openPlain(assignment: number): Promise<{ page: Page; panel: Page }> {
  browser.serve(moodleAddress, { body: plainGrader({ name: 'Ana Díaz', work: essay.join(' ') }) });
  const page = await browser.open(plainAddress(assignment));
  return { page, panel: await browser.openPanel(page) };
}

/** A verdict that the engine did not give. */
const otherThan = async (select: Locator | undefined) =>
  (await select?.inputValue()) === 'partly' ? 'not-found' : 'partly';

it('sends corrected verdicts and points to the server, also several in a row', async () => {
  const courseId = await account.make('/api/courses', { name: 'Psychology', code: 'PSY' });
  const levels = [20, 10, 0].map((points) => ({ name: `Level ${points}`, description: '', points }));
  const courseAssignmentId = await account.make(`/api/courses/${courseId}/assignments`, {
    title: 'Essay',
    instructions: 'Write at least 300 words.\nCite at least two sources.\nDiscuss one counterargument.',
    rubric: ['Thesis', 'Evidence'].map((name) => ({
      id: name.toLowerCase(),
      name,
      description: '',
      maxPoints: 20,
      levels,
    })),
  });
  const { panel } = await openPlain(62);
  await panel.getByLabel('Grade as').selectOption(`${courseId} ${courseAssignmentId}`);
  await draft(panel);
  const checklist = panel.getByRole('region', { name: 'Checklist' });
  const [first, second] = await checklist.getByRole('combobox').all();
  const points = panel.getByRole('textbox', { name: 'Thesis, points out of 20' });
  // Each change is sent before the answer to the last one has arrived.
  const corrected = [await otherThan(first), await otherThan(second)];
  await first?.selectOption(corrected[0] ?? '');
  await second?.selectOption(corrected[1] ?? '');
  await points.fill('13');
  await points.blur();
  await panel.getByRole('textbox', { name: 'Evidence, points out of 20' }).fill('7');
  await panel.getByRole('textbox', { name: 'Evidence, points out of 20' }).blur();
  const [paper] = await account.listAll();
  const saved = async () => {
    const { body } = await account.ask('GET', `/api/assignments/${paper?.id}`);
    const shape = z.object({
      review: z.object({
        requirements: z.array(z.object({ corrected: z.string().nullable() })),
        rubricPoints: z.record(z.string(), z.number()),
      }),
    });
    const { requirements, rubricPoints } = shape.parse(body).review;
    return { corrected: requirements.slice(0, 2).map((one) => one.corrected), rubricPoints };
  };
  await expect
    .poll(saved, { timeout: 30_000 })
    .toEqual({ corrected, rubricPoints: { thesis: 13, evidence: 7 } });
  expect(await panel.getByRole('alert').count()).toBe(0);
  expect(await points.inputValue()).toBe('13');
});

it('drafts the next student of the page’s list ahead, after asking, and only that one', async () => {
  const list =
    '<select id="students_selectmenu"><option value="12">Ana</option><option value="13">Ben</option><option value="14">Cy</option></select>';
  const grader = canvas.classic.replace('<span class="ui-selectmenu-status">', `${list}$&`);
  browser.serve(canvas.speedGrader, { body: grader });
  browser.serve(canvas.submissionApi, { body: canvas.submissionJson, type: 'application/json' });
  const next = canvas.submissionApi.replace(/12$/u, '13');
  const user = { name: 'Ben Cole' };
  const body = `<p>Ben wrote about dreams. ${essay[0]}</p>`;
  browser.serve(next, { body: JSON.stringify({ id: 2, body, user }), type: 'application/json' });
  const page = await browser.open(`${canvas.speedGrader}?assignment_id=41&student_id=12`);
  const panel = await browser.openPanel(page);
  await draft(panel);
  await panel.getByText('Draft the next student’s work while you read this one?').waitFor();
  expect((await account.listAll()).some(({ studentName }) => studentName === 'Ben Cole')).toBe(false);
  await click(panel, 'Yes, always');
  await panel.getByText('Ben Cole’s work is drafted ahead.').waitFor();
  browser.serve(canvas.speedGrader, { body: grader.replace('Ana D&iacute;az', 'Ben Cole') });
  await page.goto(`${canvas.speedGrader}?assignment_id=41&student_id=13`);
  // Nobody clicks Draft.
  await panel.locator('.student', { hasText: 'Ben Cole' }).waitFor();
  await panel.getByRole('button', { name: 'Insert all' }).waitFor();
  const names = (await account.listAll()).map(({ studentName }) => studentName);
  expect(names.filter((name) => name === 'Ben Cole')).toHaveLength(1);
});

it('says where the next student’s work cannot be read ahead', async () => {
  await browser.connect(account, { draftsAhead: true });
  const { panel } = await openPlain(60);
  await draft(panel);
  const said = panel.getByText('This page does not let Greenpen read the next student’s work ahead.');
  await said.waitFor();
  expect(await said.count()).toBe(1);
});

it('takes over instructions and rubric of the page, after showing them', async () => {
  await browser.connect(account);
  const courseId = await account.make('/api/courses', { name: 'Sleep', code: 'SLP' });
  browser.serveTiny('https://moodle.example.edu/sub/tinymce');
  const introduction = '<div class="activity-description" id="intro"><p>Write 400 words on sleep.</p></div>';
  browser.serve(moodleAddress, { body: moodleGrader.replace('<form', `${introduction}<form`) });
  const page = await browser.open(`${moodleAddress}?id=41&action=grader&userid=12`);
  const panel = await browser.openPanel(page);
  await panel.getByLabel('Grade as').selectOption(`${courseId} `);
  await click(panel, 'Use this page’s instructions and rubric');
  await panel.getByText('Write 400 words on sleep.').waitFor();
  await panel.getByText('Thesis (20)').waitFor();
  const assignments = async () => {
    const { body } = await account.ask('GET', '/api/courses');
    const courses = z.array(z.object({ id: z.string(), assignments: z.array(z.unknown()) })).parse(body);
    return courses.find(({ id }) => id === courseId)?.assignments;
  };
  expect(await assignments()).toEqual([]);
  await click(panel, 'Send to Greenpen');
  await panel.getByText('Greenpen now grades by this page’s instructions.').waitFor();
  expect(await assignments()).toMatchObject([
    {
      title: 'Week 3 essay',
      instructions: 'Write 400 words on sleep.',
      maxPoints: 50,
      rubric: [{ name: 'Thesis', maxPoints: 20, levels: [{ points: 20 }, { points: 0 }] }],
    },
  ]);
  expect(await panel.getByLabel('Grade as').inputValue()).not.toBe(`${courseId} `);
});

it('reports the structure of a page that is full of names without any of them', async () => {
  const address = 'https://canvas.example.edu/u/zora-quimby';
  browser.serve(address, {
    body: `<!doctype html><title>Zora Quimby</title><body>
      <h1>Zora Quimby</h1><zora-quimby role="textbox" aria-label="Zora Quimby">Quimby</zora-quimby>
      <quimby role="quimby">Zora</quimby>
      <form name="zora" class="grade-form quimby-4711" data-region="zora"><label for="grade-zora">Zora</label>
      <input id="gradeZoraQuimby" name="zora[quimby]" value="Quimby" placeholder="Zora" type="zora">
      <textarea id="comment_químby_4711" title="Zora" data-testid="zoraQuimbyCommentEditor">Zora Quimby</textarea>
      <select><option value="zora">Quimby</option></select></form></body>`,
  });
  const page = await browser.open(`${address}?name=zora#quimby`);
  const panel = await browser.openPanel(page);
  await click(panel, 'Draft');
  await click(panel, 'Report this page');
  const report = await panel.getByRole('textbox', { name: /^The page’s structure/u }).inputValue();
  expect(report).not.toMatch(/zora|qu.?imby|4711/iu);
  expect(report).toContain('<textarea id="comment_x_N" data-testid="x-x-Comment-Editor">');
  expect(report).toContain('<input id="grade-x-x" name="x[x]" type="x">');
  expect(await violationsOn(panel, 'report')).toEqual([]);
  const [download] = await Promise.all([
    panel.waitForEvent('download'),
    panel.getByRole('link', { name: 'Save the report' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('greenpen-page-report.txt');
});

it('lists this student’s drafts for other assignments, and not those of other students', async () => {
  await browser.connect(account);
  const draftOn = async (assignment: number, student: string, title: string) => {
    browser.serve(moodleAddress, {
      body: plainGrader({
        name: 'Dee Ruiz',
        work: `Work on ${title}.`,
        more: `<div data-region="assignment-info"><a href="/mod/assign/view.php?id=${assignment}">${title}</a></div>`,
      }).replace('?id=12&', `?id=${student}&`),
    });
    const page = await browser.open(`${moodleAddress}?id=${assignment}&userid=${student}`);
    const panel = await browser.openPanel(page);
    await draft(panel);
    return panel;
  };
  await draftOn(81, '71', 'First essay');
  await draftOn(81, '72', 'Essay of somebody else');
  const panel = await draftOn(82, '71', 'Second essay');
  await panel.getByText('Earlier drafts of this student (1)').click();
  const earlier = panel.locator('details', { hasText: 'Earlier drafts' });
  await earlier.getByRole('link', { name: 'First essay' }).waitFor();
  expect(await earlier.getByRole('link').allInnerTexts()).toEqual(['First essay']);
});

it('is used with the keyboard alone, from the draft to the undone insertion', async () => {
  const { page, panel } = await openPlain(83);
  const pressOn = async (name: string) => {
    for (let step = 0; step < 40; step += 1) {
      await panel.keyboard.press('Tab');
      const at = await panel.evaluate(
        `document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent`,
      );
      if (at === name) return panel.keyboard.press('Enter');
    }
    throw new Error(`The keyboard does not reach ${name}.`);
  };
  await panel.getByRole('button', { name: 'Draft', exact: true }).waitFor();
  await pressOn('Draft');
  await panel.getByRole('button', { name: 'Insert all' }).waitFor();
  await pressOn('Insert all');
  await panel.getByText('Comment inserted.').waitFor();
  expect(await page.locator('textarea').inputValue()).not.toBe('');
  await pressOn('Undo');
  await panel.getByText('Undone.').waitFor();
  expect(await page.locator('textarea').inputValue()).toBe('');
});

it('offers to draft again when another course assignment is chosen', async () => {
  const courseId = await account.make('/api/courses', { name: 'Memory', code: 'MEM' });
  const courseAssignmentId = await account.make(`/api/courses/${courseId}/assignments`, {
    title: 'Essay',
    instructions: 'Discuss one counterargument.',
  });
  const { panel } = await openPlain(85);
  await draft(panel);
  const note = panel.getByText('This draft was not made for the course assignment');
  expect(await note.count()).toBe(0);
  await panel.getByLabel('Grade as').selectOption(`${courseId} ${courseAssignmentId}`);
  await note.waitFor();
  await click(panel, 'Draft again');
  await click(panel, 'Draft');
  await panel.getByRole('region', { name: 'Checklist' }).waitFor();
  expect(await note.count()).toBe(0);
});

it('drafts a file that is dropped on the panel', async () => {
  const { panel } = await openPlain(84);
  const target = panel.getByRole('region', { name: 'Draft' });
  await target.waitFor();
  const dropped = await panel.evaluateHandle(`(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['Sleep helps students to remember.'], 'dropped.txt'));
    return transfer;
  })()`);
  await target.dispatchEvent('drop', { dataTransfer: dropped });
  await panel.getByRole('button', { name: 'Insert all' }).waitFor();
  const [paper] = await account.listAll();
  expect(paper).toMatchObject({ originalName: 'dropped.txt' });
});

it('puts at most 10 kB on a page before a click on Draft', async () => {
  expect(await browser.sizeOf('content.js')).toBeLessThanOrEqual(10_000);
  const { page, panel } = await openPlain(63);
  await panel.getByRole('button', { name: 'Draft', exact: true }).waitFor();
  const injected = await browser.inExtensionWorld(page);
  expect(injected).toEqual(['greenpenLook']);
});

it('keeps what the instructor typed when the panel is closed and its worker restarts', async () => {
  const { page, panel } = await openPlain(61);
  await draft(panel);
  await panel.getByLabel('Grade', { exact: true }).fill('77');
  await panel.getByRole('textbox', { name: 'Overall' }).fill('My own words.');
  await browser.stopWorker(page);
  const again = await browser.open(panel.url());
  await panel.close();
  await again.getByRole('button', { name: 'Insert all' }).waitFor();
  expect(await again.getByRole('textbox', { name: 'Overall' }).inputValue()).toBe('My own words.');
  expect(await again.getByLabel('Grade', { exact: true }).inputValue()).toBe('77');
  await again.getByRole('button', { name: 'Insert all' }).click();
  await again.getByText('Comment inserted.').waitFor();
  expect(await page.locator('textarea').inputValue()).toContain('My own words.');
});
