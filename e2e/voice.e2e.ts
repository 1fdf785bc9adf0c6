import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFailed } from 'vitest';
import { Account } from './testing/account.ts';
import { gradePapers } from './testing/commented-papers.ts';
import { Instructor } from './testing/instructor.ts';
import { flawsInLooks } from './testing/looks.ts';
import { closeWindows, openBrowser } from './testing/shared-browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closeWindows(browser));

const students = ['Ana', 'Bo', 'Cleo'];

async function addExamples(account: Account): Promise<void> {
  const course = await account.make('/api/courses', { code: 'HIS 210', name: 'History' });
  for (const name of students) {
    await account.make(`/api/courses/${course}/graded-examples`, {
      title: `${name}’s essay`,
      studentWork: `${name} Vega\n\nThe canal made the towns along it rich.`,
      professorFeedback: `Dear ${name}, your ${'essay'.slice(0, name.length)} has a shape. Show me who would disagree with you. Spelling is a courtesy to the next reader. Onward.\nR. Halloran`,
    });
  }
  await account.make('/api/feedback-templates', {
    name: 'Office hours',
    category: 'general',
    template: 'Stop by my office on Thursday and bring this page with you.',
  });
}

it('learns a greeting and a closing, drafts with them, and follows what the instructor corrects', async () => {
  const account = new Account();
  await account.signUp('voice@example.edu');
  await addExamples(account);
  const instructor = await Instructor.arriveAs(browser, account);
  const { page } = instructor;
  onTestFailed(() => instructor.pictureFailure('voice'));
  await page.goto('/settings');
  await page.getByRole('link', { name: 'See your voice' }).click();
  const traits = page.getByRole('list', { name: 'Traits of your voice' });
  await traits.getByText('You begin with “Dear [name],”').waitFor();
  await traits.getByText('You end with “Onward. / R. Halloran”').waitFor();
  await traits.getByRole('listitem').filter({ hasText: 'Greeting' }).getByText('Learned from').click();
  await traits.getByText('Dear Ana,', { exact: true }).waitFor();
  expect(await flawsInLooks(instructor, 'voice')).toEqual([]);

  await traits.getByRole('button', { name: 'Correct Greeting' }).click();
  await traits.getByRole('textbox', { name: 'Greeting' }).fill('Good day, {name}!');
  await traits.getByRole('button', { name: 'Save' }).click();
  await traits.getByText('You begin with “Good day, [name]!”').waitFor();
  const useClosing = { name: 'Use Closing in drafts' };
  await traits.getByRole('checkbox', { ...useClosing, checked: true }).click();
  await traits.getByRole('checkbox', { ...useClosing, checked: false }).waitFor();
  await page.getByRole('button', { name: 'Reset' }).waitFor();

  const [id = ''] = await gradePapers(account, ['Maria Lopez']);
  const overall = (await account.get(id)).grade?.feedback ?? '';
  expect(overall).toMatch(/^Good day(?:, Maria)?! /u);
  expect(overall).not.toContain('Halloran');
  expect(overall).toContain('Stop by my office on Thursday');

  await page.getByRole('button', { name: 'Reset' }).click();
  await traits.getByText('You begin with “Dear [name],”').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await traits.getByText('You begin with “Good day, [name]!”').waitFor();
  expect(instructor.complaints).toEqual([]);
  await instructor.leave();
});
