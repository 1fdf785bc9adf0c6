import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { Account } from '../testing/account.ts';
import { ExtensionBrowser } from '../../tools/testing/extension-browser.ts';
import { essay } from '../../tools/testing/lms-pages/essay.ts';
import { moodleAddress } from '../../tools/testing/lms-pages/moodle.ts';
import { plainAddress, plainGrader } from '../../tools/testing/lms-pages/plain.ts';
import { click } from './click.ts';
import { newAccount } from './new-account.ts';

let browser: ExtensionBrowser;
let account: Account;

beforeAll(async () => {
  [browser, account] = await Promise.all([ExtensionBrowser.start(), newAccount()]);
});

afterEach(() => browser.closePages());

afterAll(() => browser?.stop());

async function openGrader(assignment: number, student = 12) {
  const body = plainGrader({ name: `Ana ${student}`, work: essay.join(' ') });
  browser.serve(moodleAddress, { body: body.replace('?id=12&', `?id=${student}&`) });
  const page = await browser.open(plainAddress(assignment).replace('userid=12', `userid=${student}`));
  return { page, panel: await browser.openPanel(page) };
}

async function savedText(): Promise<string> {
  const [paper] = await account.listAll();
  const { body } = await account.ask('GET', `/api/assignments/${paper?.id}`);
  return z.object({ grade: z.object({ feedback: z.string() }) }).parse(body).grade.feedback;
}

it('asks once whether what was changed may be sent back, and then sends it', async () => {
  await browser.connect(account, { sendsEdits: null });
  const { panel } = await openGrader(301);
  await click(panel, 'Draft');
  await panel.getByRole('textbox', { name: 'Overall' }).fill('In my own words.');
  expect(await savedText()).not.toBe('In my own words.');
  await click(panel, 'Insert all');
  await panel.getByText('so that later drafts sound more like you?').waitFor();
  expect(await savedText()).not.toBe('In my own words.');
  await click(panel, 'Yes, always');
  await expect.poll(savedText).toBe('In my own words.');

  await panel.getByRole('textbox', { name: 'Overall' }).fill('And again.');
  await click(panel, 'Insert Overall');
  await expect.poll(savedText).toBe('And again.');
  expect(await panel.getByText('so that later drafts sound more like you?').count()).toBe(0);
});

it('sends nothing back if the instructor said no', async () => {
  await browser.connect(account, { sendsEdits: false });
  const { panel } = await openGrader(302);
  await click(panel, 'Draft');
  await panel.getByRole('textbox', { name: 'Overall' }).fill('For this student alone.');
  await click(panel, 'Insert all');
  await panel.getByText('Comment inserted.').waitFor();
  expect(await savedText()).not.toBe('For this student alone.');
});

it('inserts one part alone, and copies another', async () => {
  await browser.connect(account);
  await browser.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { page, panel } = await openGrader(303);
  await click(panel, 'Draft');
  await panel.getByRole('textbox', { name: 'Content' }).last().fill('Say more on memory.');
  await click(panel, 'Insert Content');
  await panel.getByText('Comment inserted.').waitFor();
  expect(await page.locator('textarea').inputValue()).toBe('Say more on memory.');
  expect(await page.locator('#id_grade').inputValue()).toBe('');
  await click(panel, 'Copy Grammar');
  expect(await panel.evaluate('navigator.clipboard.readText()')).toBe(
    await panel.getByRole('textbox', { name: 'Grammar' }).last().inputValue(),
  );
});

it('keeps the course assignment that was chosen for the next student', async () => {
  await browser.connect(account);
  const courseId = await account.make('/api/courses', { name: 'Memory', code: 'MEM' });
  const id = await account.make(`/api/courses/${courseId}/assignments`, { title: 'Essay' });
  const { panel } = await openGrader(304);
  await panel.getByLabel('Grade as').selectOption(`${courseId} ${id}`);
  const next = await openGrader(304, 13);
  await next.panel.getByText('Ana 13').waitFor();
  await expect.poll(() => next.panel.getByLabel('Grade as').inputValue()).toBe(`${courseId} ${id}`);
  const other = await openGrader(305);
  await other.panel.getByText('Ana 12').waitFor();
  expect(await other.panel.getByLabel('Grade as').inputValue()).toBe('');
});

it('says when a field is gone from the page, and offers the next steps', async () => {
  await browser.connect(account);
  const { page, panel } = await openGrader(306);
  await click(panel, 'Draft');
  await panel.getByRole('button', { name: 'Insert all' }).waitFor();
  await page.evaluate(`document.querySelector('textarea').remove()`);
  await click(panel, 'Insert all');
  await panel.getByText('Comment: field not found. Click into it on the page').waitFor();
  await panel.getByRole('button', { name: 'Report this page' }).waitFor();
  await page.evaluate(
    `document.body.append(Object.assign(document.createElement('textarea'), { id: 'new' }))`,
  );
  await page.locator('#new').focus();
  await click(panel, 'Into the focused field: Overall');
  await panel.getByText('Comment inserted.').waitFor();
  expect(await page.locator('#new').inputValue()).not.toBe('');
});

it('says what has happened instead of showing nothing when the panel has a fault', async () => {
  await browser.connect(account);
  const { panel } = await openGrader(307);
  await panel.getByRole('button', { name: 'Draft', exact: true }).waitFor();
  const worker = await browser.worker();
  await panel.evaluate(`URL = class { constructor() { throw new Error('a fault'); } }`);
  await worker.evaluate(async () => {
    const { settings } = await chrome.storage.local.get('settings');
    const known: object = settings ?? {};
    await chrome.storage.local.set({ settings: { ...known, consentAt: null } });
  });
  await panel.getByRole('heading', { name: 'The panel has stopped' }).waitFor();
  await click(panel, 'Open it again');
  await panel.getByRole('heading', { name: 'Before the first draft' }).waitFor();
  expect(await panel.getByRole('alert').count()).toBe(0);
});
