import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFailed } from 'vitest';
import { closeWindows, openBrowser } from './testing/shared-browser.ts';
import { Instructor } from './testing/instructor.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closeWindows(browser));

it('keeps courses, what is set in them, and what the drafts learn from', async () => {
  const instructor = await Instructor.arrive(browser);
  const { page } = instructor;
  onTestFailed(() => instructor.pictureFailure('courses'));
  const dialog = page.getByRole('dialog');
  const says = (text: string) => page.getByText(text, { exact: true }).first().waitFor();
  await instructor.signUp('courses@example.edu');

  await page.getByRole('link', { name: 'Courses' }).click();
  await says('No courses yet');
  await page.getByRole('button', { name: 'Create Your First Course' }).click();
  await dialog.getByRole('button', { name: 'Create Course' }).click();
  await says('Please fill in course name and code.');
  await dialog.getByLabel('Course code').fill('PSY 101');
  await dialog.getByLabel('Course name').fill('Introduction to Psychology');
  await dialog.getByLabel('Term').fill('Fall 2026');
  await dialog.getByRole('button', { name: 'Create Course' }).click();
  await says('PSY 101 - Introduction to Psychology');
  await says('No assignments created yet for this course.');

  await page.getByRole('button', { name: 'Add Assignment' }).click();
  await dialog.getByRole('button', { name: 'Create Assignment' }).click();
  await says('Please select a course and enter assignment title.');
  await dialog.getByLabel('Course').selectOption({ label: 'PSY 101 - Introduction to Psychology' });
  await dialog.getByLabel('Title').fill('Sleep');
  await dialog.getByLabel('Week').fill('40');
  await dialog.getByLabel('Max points').fill('');
  await dialog.getByRole('button', { name: 'Create Assignment' }).click();
  await page.getByRole('button', { name: /^Week 16: Sleep/u }).click();
  await says('100 pts');
  await says('No description provided');
  await says('No papers have been submitted for this yet.');

  await page.getByRole('button', { name: 'Class list of PSY 101' }).click();
  await says('There are no students on the class list yet.');
  const classList = Buffer.from('Name,Email\nAda Pell,ada@example.edu\n');
  await page
    .getByLabel('Class list file')
    .setInputFiles({ name: 'class.csv', mimeType: 'text/csv', buffer: classList });
  await says('1 student added, 0 updated.');
  await dialog.getByRole('button', { name: 'Remove Ada Pell' }).click();
  await says('Ada Pell was removed from the class list. Their papers are kept.');
  await says('There are no students on the class list yet.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await dialog.getByRole('button', { name: 'Remove Ada Pell' }).waitFor();
  await page.keyboard.press('Escape');
  await says('Missing (1)');

  await page.getByRole('tab', { name: 'AI Training' }).click();
  await says('No graded examples yet');
  await says('No discussion examples yet');
  await page.getByRole('button', { name: 'Add Graded Example' }).click();
  await dialog.getByRole('button', { name: 'Add Graded Example' }).click();
  await says('Please fill in all required fields for the graded example.');
  expect(await dialog.getByLabel('Grade').inputValue()).toBe('85');
  await dialog.getByLabel('Title').fill('A strong essay');
  await dialog.getByLabel('Student work').fill('The group that slept kept more of the words.');
  await dialog.getByLabel('Your feedback').fill('You name what the study shows. Say next what it cannot.');
  await dialog.getByRole('button', { name: 'Add Graded Example' }).click();
  await says('Graded Example Added');
  await says('Graded examples (1)');
  await page.getByRole('button', { name: 'Add Discussion Example' }).click();
  await dialog.getByRole('button', { name: 'Add Discussion Example' }).click();
  await says('Please fill in all required fields for the discussion example.');
  await dialog.getByLabel('Discussion prompt').fill('What did the study leave out?');
  await dialog.getByLabel('Your response').fill('Good eye. Who was not in the sample?');
  await dialog.getByRole('button', { name: 'Add Discussion Example' }).click();
  await says('Discussion Example Added');
  await says('Discussion examples (1)');

  await page.getByRole('button', { name: 'Delete A strong essay' }).click();
  await says('No graded examples yet');
  await page.getByRole('button', { name: 'Undo' }).click();
  await says('Graded examples (1)');
  await page.getByRole('button', { name: 'Edit A strong essay' }).click();
  await dialog.getByLabel('Grade').fill('120');
  await dialog.getByRole('button', { name: 'Save Graded Example' }).click();
  await says('The grade may not be more than the max points.');
  await dialog.getByLabel('Grade').fill('91');
  await dialog.getByLabel('Grammar').fill('180');
  await dialog.getByRole('button', { name: 'Save Graded Example' }).click();
  await says('Enter a number from 0 to 100, or leave it empty.');
  await dialog.getByLabel('Grammar').fill('80');
  await dialog.getByRole('button', { name: 'Save Graded Example' }).click();
  await page.getByText(/^91\/100 \(Grammar 80\) · You name/u).waitFor();

  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await dialog.getByLabel('Title').fill('Sleep and memory');
  const refusal = { code: 'REQUEST_INVALID', message: 'Not saved.', fields: { title: 'Title is in use.' } };
  await page.route(
    (address) => /^\/api\/courses\/[^/]+\/assignments\/[^/]+$/u.test(address.pathname),
    (route) => route.fulfill({ status: 400, json: { ...refusal, requestId: 'one' } }),
    { times: 1 },
  );
  await dialog.getByRole('button', { name: 'Save Assignment' }).click();
  await says('Title is in use.');
  await dialog.getByRole('button', { name: 'Save Assignment' }).click();
  await says('Week 16: Sleep and memory');

  await page.getByRole('button', { name: 'Archive PSY 101' }).click();
  await says('Archived courses (1)');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Archive PSY 101' }).waitFor();
  await page.getByRole('button', { name: 'Delete PSY 101' }).click();
  await dialog.getByText('1 assignment and 2 training examples').waitFor();
  await dialog.getByRole('button', { name: 'Delete Course' }).click();
  await says('Course and all its assignments deleted successfully.');
  await says('No courses yet');

  expect(instructor.complaints).toEqual([
    'Failed to load resource: the server responded with a status of 400 (Bad Request)',
  ]);
  await instructor.leave();
});

it('keeps templates in the words of the instructor', async () => {
  const instructor = await Instructor.arrive(browser);
  const { page } = instructor;
  onTestFailed(() => instructor.pictureFailure('templates'));
  const says = (text: string) => page.getByText(text, { exact: true }).first().waitFor();
  await instructor.signUp('templates@example.edu');

  await page.getByRole('link', { name: 'Feedback Templates' }).click();
  await says('No feedback templates found.');
  await page.getByRole('link', { name: 'Add Your Feedback Examples' }).click();
  await says('No feedback templates yet. Add some examples above to help the AI match your teaching style.');
  await page.getByRole('button', { name: 'Add Template' }).click();
  await says('Please fill in both name and template fields.');
  await page.getByLabel('Name', { exact: true }).fill('Thesis too broad');
  await page.getByLabel('Category').selectOption({ label: 'Content Depth' });
  await page.getByLabel('Template', { exact: true }).fill('Choose the question you have evidence for.');
  await page.getByRole('button', { name: 'Add Template' }).click();
  await says('Template Added');
  await page.getByRole('button', { name: 'Delete Thesis too broad' }).click();
  await says('Template Deleted');
  await page.getByText('Recently deleted (1)').click();
  await page.getByRole('button', { name: 'Restore Thesis too broad' }).click();
  await page.getByRole('button', { name: 'Delete Thesis too broad' }).waitFor();
  await page.getByRole('link', { name: 'Feedback Templates' }).click();
  await page.getByRole('heading', { name: 'Content Depth Feedback Examples' }).waitFor();
  await says('“Choose the question you have evidence for.”');

  expect(instructor.complaints).toEqual([]);
  await instructor.leave();
});

it('shows a key once, and the key opens the API until it is revoked', async () => {
  const instructor = await Instructor.arrive(browser);
  const { page } = instructor;
  onTestFailed(() => instructor.pictureFailure('api-key'));
  const says = (text: string) => page.getByText(text, { exact: true }).first().waitFor();
  await instructor.signUp('api-key@example.edu');
  await page.getByRole('link', { name: 'API Keys' }).click();
  await page.getByRole('button', { name: 'Generate API Key' }).click();
  await says("This is the only time we'll show you the full API key. Copy it now and store it securely.");
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await says('Copied!');
  const key = String(await page.evaluate('navigator.clipboard.readText()'));
  const knock = async () =>
    (await fetch(new URL('/api/assignments', page.url()), { headers: { authorization: `Bearer ${key}` } }))
      .status;
  expect(key).toMatch(/^gg_/u);
  expect(await knock()).toBe(200);

  await page.reload();
  await says('Active');
  expect(await page.getByText(key).count()).toBe(0);
  await page.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await says('API Key Revoked');
  await page.getByRole('button', { name: 'Generate API Key' }).waitFor();
  expect(await knock()).toBe(401);

  expect(instructor.complaints).toEqual([]);
  await instructor.leave();
});
