import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFailed } from 'vitest';
import { Account } from './testing/account.ts';
import { gradePapers } from './testing/commented-papers.ts';
import { Instructor } from './testing/instructor.ts';
import { flawsInThemes } from './testing/looks.ts';
import { closeWindows, openBrowser } from './testing/shared-browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closeWindows(browser));

it('puts a template into feedback at the caret, by key and by button, and takes it back', async () => {
  const account = new Account();
  await account.signUp('own-templates@example.edu');
  const template = 'Come to my office hours.';
  await account.make('/api/feedback-templates', { name: 'Drop in', category: 'general', template });
  const [id = ''] = await gradePapers(account, ['Ana Ruiz']);
  const instructor = await Instructor.arriveAs(browser, account);
  const { page } = instructor;
  onTestFailed(() => instructor.pictureFailure('own-templates'));
  await page.goto(`/assignments/${id}`);
  await page.getByRole('tab', { name: 'Feedback' }).click();
  const field = page.getByRole('textbox', { name: 'Overall' });
  const search = page.getByRole('combobox', { name: 'Search templates' });
  await field.fill('First. Last.');
  await field.press('Home');
  for (let letter = 0; letter < 'First. '.length; letter += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('/');
  await search.fill('drop in');
  await page.getByRole('option', { name: 'Drop in' }).waitFor();
  expect(await flawsInThemes(instructor, 'own-templates')).toEqual([]);
  await page.keyboard.press('Enter');
  await expect.poll(() => field.inputValue()).toBe(`First. ${template}Last.`);
  await page.keyboard.type(' ');
  await expect.poll(() => field.inputValue()).toBe(`First. ${template} Last.`);
  await page.getByRole('button', { name: 'Undo in Overall' }).click();
  await page.getByRole('button', { name: 'Undo in Overall' }).click();
  await expect.poll(() => field.inputValue()).toBe('First. Last.');

  await field.press('End');
  await page.keyboard.type(' a/b ');
  await page.keyboard.press('/');
  await search.waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => field.inputValue()).toBe('First. Last. a/b /');
  await field.fill('');
  await page.getByRole('button', { name: 'Template for Overall' }).click();
  await page.getByRole('option', { name: 'Drop in' }).click();
  await expect.poll(() => field.inputValue()).toBe(template);

  await page.goto('/grading-queue');
  await page.getByRole('row').nth(1).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Add comment' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Template' }).click();
  await search.fill('drop in');
  await page.getByRole('option', { name: 'Drop in' }).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByLabel('Comment', { exact: true }).inputValue()).toBe(template);
  expect(instructor.complaints).toEqual([]);
  await instructor.leave();
});

it('offers a comment that was written on three papers as a template', async () => {
  const account = new Account();
  await account.signUp('own-repeated@example.edu');
  const ids = await gradePapers(account, ['Ana Ruiz', 'Ben Ode', 'Cy Lang']);
  const instructor = await Instructor.arriveAs(browser, account);
  const { page } = instructor;
  onTestFailed(() => instructor.pictureFailure('own-repeated'));
  const text = 'Say why this matters.';
  for (const id of ids) {
    await page.goto(`/assignments/${id}`);
    await page.locator('.sheets').waitFor();
    await page.keyboard.press('c');
    await page.getByRole('region', { name: 'Your comment' }).getByLabel('Comment').fill(text);
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect.poll(async () => (await account.get(id)).review?.comments.length).toBe(1);
  }
  await page.getByText('You wrote this on 3 papers.').first().waitFor();
  await page.getByRole('button', { name: 'Save as template' }).last().click();
  await page.getByText('Template Added').first().waitFor();
  await page.goto('/feedback-templates');
  await page.getByRole('heading', { name: text }).waitFor();
  const starters = page.getByRole('region', { name: 'Starter set' });
  await starters.getByRole('button', { name: 'Remove Office hours' }).click();
  await expect.poll(() => starters.getByText('Office hours', { exact: true }).count()).toBe(0);
  expect(await flawsInThemes(instructor, 'starter-set')).toEqual([]);
  expect(instructor.complaints).toEqual([]);
  await instructor.leave();
});
