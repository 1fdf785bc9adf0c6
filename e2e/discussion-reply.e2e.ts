import { uploadAssignments } from '@greenpen/api-contract';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFailed } from 'vitest';
import { Account } from './testing/account.ts';
import { gradeAndWait } from './testing/fill-account.ts';
import { Instructor } from './testing/instructor.ts';
import { flawsInThemes } from './testing/looks.ts';
import { closeWindows, openBrowser } from './testing/shared-browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closeWindows(browser));

const post = `Hi all,

Our group tried peer review in the third week, and nobody wrote down what was wrong. Osei (2021) says that feedback should name one strength and one next step, but we only named strengths. I think that students need to see one harsh example first, because then they know that honesty is allowed. Last year my lab partner marked every sentence of my report, and I still have that page. Has anyone here been told the truth about a draft?
`;

async function gradePost(account: Account): Promise<string> {
  const courseId = await account.make('/api/courses', { code: 'EDU 210', name: 'Learning in Groups' });
  const courseAssignmentId = await account.make(`/api/courses/${courseId}/assignments`, {
    title: 'Peer review in groups',
    type: 'discussion',
    instructions: 'Post what this week’s reading says about peer review. Do you agree with the author?',
  });
  for (const [discussionPrompt, responseStyle, professorResponse] of [
    [
      'Peer review failed in my group, because we were polite.',
      'questioning',
      'Hello, Dana. Who gained most?',
    ],
    ['The lecture on tides was too long for me.', 'formal', 'Hello, Lee. Please state the page.'],
    ['Feedback from a classmate is not a review.', 'questioning', 'Hello, Sam. Whom would you trust?'],
  ])
    await account.make(`/api/courses/${courseId}/discussion-examples`, {
      courseAssignmentId,
      discussionPrompt,
      professorResponse,
      responseStyle,
    });
  const form = new FormData();
  form.append('courseId', courseId);
  form.append('courseAssignmentId', courseAssignmentId);
  form.append('files', new Blob([post], { type: 'text/plain' }), 'Maria Lopez.txt');
  const answer = await account.fetch('POST', '/api/assignments/upload', { form });
  const id = uploadAssignments.response.parse(await answer.json()).assignments[0]?.id ?? '';
  await gradeAndWait(account, id);
  return id;
}

it('answers a discussion post with a reply in the style of the nearest discussion examples', async () => {
  const account = new Account();
  await account.signUp('discussion-reply@example.edu');
  const id = await gradePost(account);
  const instructor = await Instructor.arriveAs(browser, account);
  const { page } = instructor;
  onTestFailed(() => instructor.pictureFailure('discussion-reply'));
  await page.goto(`/assignments/${id}`);
  await page.getByRole('tab', { name: /^Feedback/u }).click();
  const reply = page.getByRole('textbox', { name: 'Reply', exact: true });
  const drafted = await reply.inputValue();
  expect(drafted).toMatch(/^Hello\b/u);
  expect(drafted.match(/\?/gu)?.length).toBeGreaterThanOrEqual(2);
  expect(drafted).toMatch(/You say that students need to see one harsh example first/u);
  expect(drafted).not.toMatch(/next version|grammar|APA/u);
  await page.getByText('in the questioning style of your 2 nearest discussion examples').waitFor();
  expect(await page.getByRole('textbox', { name: 'Overall', exact: true }).count()).toBe(0);
  expect(await flawsInThemes(instructor, 'discussion-reply')).toEqual([]);

  await page.getByRole('button', { name: 'Redraft' }).click();
  const dialog = page.getByRole('dialog', { name: 'Redraft the feedback' });
  await dialog.getByText('Shorter').click();
  await dialog.getByRole('region', { name: 'Reply' }).waitFor();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(() => reply.inputValue()).not.toBe(drafted);
  expect(await reply.inputValue()).toMatch(/harsh example/u);
  expect(instructor.complaints).toEqual([]);
  await instructor.leave();
});

it('writes the student’s corrected name into the draft', async () => {
  const account = new Account();
  await account.signUp('corrected-name@example.edu');
  const id = await gradePost(account);
  const instructor = await Instructor.arriveAs(browser, account);
  const { page } = instructor;
  onTestFailed(() => instructor.pictureFailure('corrected-name'));
  await page.goto(`/assignments/${id}`);
  await page.getByRole('tab', { name: /^Feedback/u }).click();
  await page
    .getByRole('button', { name: /Correct the author’s name$/u })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Who wrote this paper?' });
  await dialog.getByLabel('Name').fill('Noor Haddad');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const reply = page.getByRole('textbox', { name: 'Reply', exact: true });
  await expect.poll(() => reply.inputValue()).toMatch(/^Hello, Noor\b/u);
  // It is a draft, and nobody's words.
  expect(await page.getByRole('button', { name: 'Engine’s draft' }).count()).toBe(0);
  expect(instructor.complaints).toEqual([]);
  await instructor.leave();
});
