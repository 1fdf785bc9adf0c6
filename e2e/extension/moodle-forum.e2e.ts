import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Account } from '../testing/account.ts';
import { ExtensionBrowser } from '../../tools/testing/extension-browser.ts';
import { click } from './click.ts';
import { newAccount } from './new-account.ts';
import * as others from '../../tools/testing/lms-pages/others.ts';

/** What the pages' own scripts define. */
declare const said: string[];

let browser: ExtensionBrowser;
let account: Account;

beforeAll(async () => {
  [browser, account] = await Promise.all([ExtensionBrowser.start(), newAccount()]);
  await browser.connect(account);
});

afterEach(() => browser.closePages());

afterAll(() => browser?.stop());

async function openBoth(address: string): Promise<{ page: Page; panel: Page }> {
  const page = await browser.open(address);
  return { page, panel: await browser.openPanel(page) };
}

/** Drafts a reply to the post at hand; the reply. */
async function draftReply(panel: Page): Promise<string> {
  await click(panel, 'Draft');
  await panel.getByRole('button', { name: 'Insert Your reply' }).waitFor();
  return panel.getByRole('textbox', { name: 'Your reply' }).inputValue();
}

it('Moodle forum: drafts a reply to the post whose form is open, and leaves closed forms alone', async () => {
  browser.serve(others.moodleForumAddress, { body: others.moodleForum });
  const { page, panel } = await openBoth(`${others.moodleForumAddress}?d=5`);
  await panel.getByText('Ana Díaz').waitFor();
  const reply = await draftReply(panel);
  await click(panel, 'Insert Your reply');
  await panel.getByText('Comment inserted.').waitFor();
  // A reply has no grade and no report of areas.
  expect(await panel.getByRole('button', { name: 'Insert grade' }).count()).toBe(0);
  expect(await page.locator('#inpage-reply-71 textarea').inputValue()).toBe(reply);
  expect(await page.locator('#inpage-reply-70 textarea').inputValue()).toBe('');
  expect(await page.evaluate(() => said)).toEqual([]);
});

it('Moodle forum: with two open forms, answers the post whose form has the focus', async () => {
  browser.serve(others.moodleForumAddress, { body: others.moodleForum.replace('style="display:none"', '') });
  const { page, panel } = await openBoth(`${others.moodleForumAddress}?d=6`);
  await panel.getByText('Ana Díaz').waitFor();
  await page.locator('#inpage-reply-70 textarea').focus();
  await panel.getByText('Ben Cole').waitFor();
  const reply = await draftReply(panel);
  await click(panel, 'Insert Your reply');
  await panel.getByText('Comment inserted.').waitFor();
  expect(await page.locator('#inpage-reply-70 textarea').inputValue()).toBe(reply);
  expect(await page.locator('#inpage-reply-71 textarea').inputValue()).toBe('');
});

it('Moodle forum grader: reads all posts of the student and fills the grade', async () => {
  browser.serve(others.forumGraderAddress, { body: others.forumGrader });
  const { page, panel } = await openBoth(`${others.forumGraderAddress}?id=44`);
  await panel.getByText('Ana Díaz').waitFor();
  await panel.getByText('Weekly forum').waitFor();
  await click(panel, 'Draft');
  await panel.getByText('This page has no field for a comment.').waitFor();
  await panel.getByLabel('Grade out of 10').waitFor();
  await click(panel, 'Insert all');
  await panel.getByText('Grade inserted.').waitFor();
  expect(Number(await page.locator('input[name=grade]').inputValue())).toBeLessThanOrEqual(10);
});

it('Moodle forum grader: shows no draft of the same student from another forum', async () => {
  // Moodle 4.5 leaves the grader's own id empty, and the page has a form whose discussion is 0.
  browser.serve(others.forumGraderAddress, { body: others.forumGrader.replace('cmid-44', 'cmid-46') });
  const { panel } = await openBoth(`${others.forumGraderAddress}?id=46`);
  await panel.getByText('Ana Díaz').waitFor();
  await panel.getByRole('button', { name: 'Draft', exact: true }).waitFor();
  expect(await panel.getByRole('button', { name: 'Insert all' }).count()).toBe(0);
});

it('Moodle forum grader: chooses the level of a rubric and writes its remark', async () => {
  const courseId = await account.make('/api/courses', { name: 'Forums', code: 'FOR' });
  const levels = [8, 4, 0].map((points) => ({ name: `Level ${points}`, description: '', points }));
  const courseAssignmentId = await account.make(`/api/courses/${courseId}/assignments`, {
    title: 'Forum',
    instructions: 'Discuss sleep.',
    rubric: [{ id: 'thesis', name: 'Thesis', description: '', maxPoints: 8, levels }],
  });
  // A draft of its own: the other test drafted for forum 44.
  browser.serve(others.forumGraderAddress, {
    body: others.forumRubric.replace('cmid-44', 'cmid-45'),
  });
  const { page, panel } = await openBoth(`${others.forumGraderAddress}?id=44`);
  await panel.getByLabel('Grade as').selectOption(`${courseId} ${courseAssignmentId}`);
  await panel.getByRole('button', { name: 'Draft', exact: true }).click();
  const points = panel.getByRole('textbox', { name: 'Thesis, points out of 8' });
  // The click follows before the change is saved.
  await points.fill('4');
  await panel.getByRole('textbox', { name: 'Thesis, remark to the student' }).fill('Say it at once.');
  await panel.getByRole('button', { name: 'Insert rubric' }).click();
  await panel.getByText('Rubric inserted.').waitFor();
  expect(await page.locator('input.level:checked').getAttribute('value')).toBe('4');
  expect(await page.locator('textarea[name*=remark]').inputValue()).toBe('Say it at once.');
});

it('Moodle forum: says which post is answered where no reply is open', async () => {
  browser.serve(others.moodleForumAddress, {
    body: others.moodleForum.replaceAll('data-content="inpage-reply-form"', 'hidden'),
  });
  const { panel } = await openBoth(`${others.moodleForumAddress}?d=7`);
  await click(panel, 'Draft');
  await panel.getByText('Click Reply below the post that you want to answer').waitFor();
  expect(await account.listAll()).not.toContainEqual(expect.objectContaining({ studentName: null }));
});
