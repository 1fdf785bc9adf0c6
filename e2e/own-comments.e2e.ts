import { strFromU8, unzipSync } from 'fflate';
import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFailed } from 'vitest';
import { Account } from './testing/account.ts';
import { gradePapers, rowOf, selectWords } from './testing/commented-papers.ts';
import { Instructor } from './testing/instructor.ts';
import { flawsInThemes } from './testing/looks.ts';
import { closeWindows, openBrowser } from './testing/shared-browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closeWindows(browser));

it('comments on words selected with the mouse, and keeps the comment', async () => {
  const account = new Account();
  await account.signUp('own-comments@example.edu');
  const [id = ''] = await gradePapers(account, ['Ana Ruiz']);
  const instructor = await Instructor.arriveAs(browser, account);
  const { page } = instructor;
  onTestFailed(() => instructor.pictureFailure('own-comments'));
  await page.goto(`/assignments/${id}`);
  const before = await account.get(id);

  await selectWords(page, 'strengthens the connections');
  const toolbar = page.getByRole('toolbar', { name: 'Selected words' });
  await toolbar.waitFor();
  expect(await flawsInThemes(instructor, 'own-selection')).toEqual([]);
  await toolbar.getByRole('button', { name: 'Comment' }).click();
  const composer = page.getByRole('region', { name: 'Your comment' });
  await composer.getByLabel('Comment').fill('Which study shows this?');
  await composer.getByLabel('Points off').fill('4');
  expect(await flawsInThemes(instructor, 'own-composer')).toEqual([]);
  await composer.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('tab', { name: /^Findings/u }).click();
  const row = rowOf(page, 'M1');
  await row.getByText('Which study shows this?').waitFor();
  await row.getByText('strengthens the connections').waitFor();
  await row.getByText('by you').waitFor();
  expect(await page.locator('.mark-own').allInnerTexts()).toEqual(['strengthens the connections']);
  expect(await page.locator('.margin-tag[data-tag=M1]').count()).toBe(1);
  await page.getByRole('tab', { name: 'Feedback' }).click();
  await page.getByText(/Saved \d/u).waitFor();
  const after = await account.get(id);
  expect((before.grade?.contentScore ?? 0) - (after.grade?.contentScore ?? 0)).toBeCloseTo(4, 5);

  await page.reload();
  await page.getByRole('tab', { name: /^Findings/u }).click();
  await row.getByText('Which study shows this?').waitFor();
  await row.getByRole('button', { name: 'Show M1 in the paper' }).click();
  await page.keyboard.press('x');
  await row.getByRole('button', { name: 'Keep after all' }).waitFor();
  await page.keyboard.press('u');
  await expect.poll(() => row.getByRole('button', { name: 'Keep after all' }).count()).toBe(0);

  const download = page.waitForEvent('download');
  await page.getByRole('tab', { name: 'Feedback' }).click();
  await page.getByRole('button', { name: 'Export feedback' }).click();
  await page.getByRole('menuitem', { name: 'Feedback as Word document' }).click();
  const files = unzipSync(await readFile(await (await download).path()));
  expect(strFromU8(files['word/document.xml'] ?? new Uint8Array())).toContain('Which study shows this?');
  expect(instructor.complaints).toEqual([]);
  await instructor.leave();
});

it('comments by keyboard on what was found, edits the comment, deletes it and takes that back', async () => {
  const account = new Account();
  await account.signUp('own-keys@example.edu');
  await account.make('/api/feedback-templates', {
    name: 'Ask for a source',
    category: 'content',
    template: 'Name the source of this claim.',
  });
  const [id = ''] = await gradePapers(account, ['Ben Ode']);
  const instructor = await Instructor.arriveAs(browser, account);
  const { page } = instructor;
  onTestFailed(() => instructor.pictureFailure('own-keys'));
  await page.goto(`/assignments/${id}`);
  await page.locator('.sheets').waitFor();

  await page.keyboard.press('/');
  await page.getByLabel('Find in paper').last().fill('better to stop');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.getByRole('toolbar', { name: 'Selected words' }).waitFor();
  await page.keyboard.press('c');
  const composer = page.getByRole('region', { name: 'Your comment' });
  await page.keyboard.type('Better for whom?');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect.poll(() => composer.count()).toBe(0);
  await page.keyboard.press('f');
  const row = rowOf(page, 'M1');
  await row.getByText('better to stop', { exact: true }).waitFor();
  await row.getByRole('button', { name: 'Show M1 in the paper' }).click();
  await page.keyboard.press('e');
  await composer.getByLabel('Comment').fill('');
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search templates' }).fill('source');
  await page.getByRole('option', { name: 'Ask for a source' }).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => composer.getByLabel('Comment').inputValue()).toBe('Name the source of this claim.');
  await page.keyboard.press('Escape');
  await row.getByText('Name the source of this claim.').waitFor();

  await row.getByRole('button', { name: 'Edit' }).click();
  await composer.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => row.count()).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await row.getByText('Name the source of this claim.').waitFor();
  expect(instructor.complaints).toEqual([]);
  await instructor.leave();
});

it('edits a finding, applies that to all papers of the assignment, takes it back and resets it', async () => {
  const account = new Account();
  await account.signUp('own-edits@example.edu');
  const [id = '', other = ''] = await gradePapers(account, ['Ana Ruiz', 'Ben Ode']);
  const instructor = await Instructor.arriveAs(browser, account);
  const { page } = instructor;
  onTestFailed(() => instructor.pictureFailure('own-edits'));
  await page.goto(`/assignments/${id}`);
  const score = (await account.get(id)).grade?.grammarScore;
  const editsOf = async (paper: string) =>
    Object.values((await account.get(paper)).review?.findingEdits ?? {});

  await page.getByRole('tab', { name: /^Findings/u }).click();
  const row = rowOf(page, 'G1');
  await row.getByRole('button', { name: 'Show G1 in the paper' }).click();
  await page.keyboard.press('e');
  const composer = page.getByRole('region', { name: 'Edit the finding' });
  await composer.getByLabel('Wording').fill('A plural subject needs "were".');
  await composer.getByLabel('Severity').selectOption('Advice');
  await row.getByText('A plural subject needs "were".').waitFor();
  await row.getByText('edited by you').waitFor();
  expect(await flawsInThemes(instructor, 'own-edit')).toEqual([]);
  const edit = { message: 'A plural subject needs "were".', severity: 'advice' };
  await expect.poll(() => editsOf(id)).toEqual([edit]);

  await composer.getByRole('button', { name: 'Apply to all papers' }).click();
  await page.getByText('Changed 3 more findings in 2 papers.').first().waitFor();
  await expect.poll(() => editsOf(other)).toEqual([edit, edit]);
  await expect.poll(() => editsOf(id)).toEqual([edit, edit]);
  expect((await account.get(id)).grade?.grammarScore).toBeGreaterThan(score ?? 100);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect.poll(() => editsOf(other)).toEqual([]);
  await expect.poll(() => editsOf(id)).toEqual([edit]);

  await composer.getByRole('button', { name: 'Reset to the original' }).click();
  await expect.poll(() => row.getByText('edited by you').count()).toBe(0);
  await expect.poll(() => editsOf(id)).toEqual([]);
  expect((await account.get(id)).grade?.grammarScore).toBe(score);
  expect(instructor.complaints).toEqual([]);
  await instructor.leave();
});

it('comments on a phone', async () => {
  const account = new Account();
  await account.signUp('own-phone@example.edu');
  const [id = ''] = await gradePapers(account, ['Ana Ruiz']);
  const instructor = await Instructor.arriveAs(browser, account, { width: 390, height: 844 });
  const { page } = instructor;
  onTestFailed(() => instructor.pictureFailure('own-phone'));
  await page.goto(`/assignments/${id}`);
  await selectWords(page, 'strengthens the connections');
  expect(await flawsInThemes(instructor, 'own-phone-selection')).toEqual([]);
  await page
    .getByRole('toolbar', { name: 'Selected words' })
    .getByRole('button', { name: 'Comment' })
    .click();
  const sheet = page.getByRole('dialog', { name: 'Your comment' });
  await sheet.getByLabel('Comment').fill('Which study shows this?');
  expect(await flawsInThemes(instructor, 'own-phone-composer')).toEqual([]);
  await sheet.getByRole('button', { name: 'Done' }).click();
  await page.locator('.mark-own').click();
  await page.getByRole('dialog', { name: 'Finding M1' }).getByText('Which study shows this?').waitFor();
  expect(await flawsInThemes(instructor, 'own-phone-finding')).toEqual([]);
  expect(instructor.complaints).toEqual([]);
  await instructor.leave();
});
