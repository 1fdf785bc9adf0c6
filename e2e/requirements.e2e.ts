import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFailed } from 'vitest';
import { Account } from './testing/account.ts';
import { gradeAndWait } from './testing/fill-account.ts';
import { Instructor } from './testing/instructor.ts';
import { listFlaws } from './testing/list-flaws.ts';
import { flawsInLooks } from './testing/looks.ts';
import { closeWindows, openBrowser } from './testing/shared-browser.ts';
import { uploadAssignments } from '@greenpen/api-contract';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closeWindows(browser));

const instructions =
  'Explain how slow-wave sleep supports memory. Describe an experiment on sleep and memory. ' +
  'Discuss one limitation of this research. Use at least three sources.';

const essay = `Ana Ruiz

Sleep and Memory

Slow-wave sleep supports memory in a direct way. During slow-wave sleep the hippocampus replays the events of the day, and this replay strengthens the connections that hold a memory in the cortex (Diekelmann & Born, 2010). Because the brain is quiet at that hour, the new traces are not disturbed by other input, and so slow-wave sleep explains why a night of rest helps students to recall what they learned.

An experiment on sleep and memory shows this. Rasch et al. (2007) gave sleepers the smell of roses that they had smelled while they learned, and those sleepers remembered more card locations the next morning. Gais et al. (2006) found that students who slept soon after they learned vocabulary forgot fewer words than students who stayed awake. Both studies compare groups that differ only in sleep, and so they support the claim that sleep itself matters for memory.

Students should plan their evenings with this in mind. A student who reads until two in the morning and gets up at six loses most of the slow-wave sleep that the night offers, and the work of the evening fades. It would be better to stop earlier and return to the material in the morning.

References

Diekelmann, S., & Born, J. (2010). The memory function of sleep. Nature Reviews Neuroscience, 11, 114-126.

Gais, S., Lucas, B., & Born, J. (2006). Sleep after learning aids memory recall. Learning & Memory, 13, 259-262.

Rasch, B., Büchel, C., Gais, S., & Born, J. (2007). Odor cues during slow-wave sleep. Science, 315, 1426-1429.
`;

const listOf = (page: Page) =>
  page.getByRole('dialog').getByRole('group', { name: 'What Greenpen will look for' });

/** The words of the list, as they stand in its fields. */
const wordsIn = async (page: Page): Promise<readonly string[]> => {
  const fields = await listOf(page)
    .getByRole('textbox', { name: /^Requirement:/u })
    .all();
  return Promise.all(fields.map((field) => field.inputValue()));
};

async function uploadTo(account: Account, courseId: string, courseAssignmentId: string): Promise<string> {
  const form = new FormData();
  form.append('courseId', courseId);
  form.append('courseAssignmentId', courseAssignmentId);
  form.append('files', new Blob([essay], { type: 'text/plain' }), 'Ana Ruiz.txt');
  const answer = await account.fetch('POST', '/api/assignments/upload', { form });
  const { assignments } = uploadAssignments.response.parse(await answer.json());
  return assignments[0]?.id ?? '';
}

it('lists what an assignment asks for, as it is typed and as it is changed', async () => {
  const account = new Account();
  await account.signUp('asked@example.edu');
  await account.make('/api/courses', { code: 'PSY 101', name: 'Psychology' });
  const instructor = await Instructor.arriveAs(browser, account);
  const { page } = instructor;
  onTestFailed(() => instructor.pictureFailure('asked'));
  const dialog = page.getByRole('dialog');
  const list = listOf(page);

  await page.goto('/courses');
  await page.getByRole('button', { name: 'Add Assignment' }).first().click();
  await dialog.getByLabel('Title').fill('Sleep and memory');
  await list.getByText(/^Nothing specific is asked for yet/u).waitFor();
  await dialog.getByLabel('Instructions').fill(instructions);
  await expect.poll(() => wordsIn(page)).toHaveLength(4);
  expect(await wordsIn(page)).toContain('Discuss one limitation of this research');

  await list.getByLabel('Requirement: Discuss one limitation of this research').fill('Name one limitation');
  await list.getByText('This is your list.', { exact: false }).waitFor();
  await list.getByRole('button', { name: 'Details of Name one limitation' }).click();
  await list.getByText('Discuss one limitation of this research').waitFor();
  await list.getByLabel('What an answer may look like').fill('sample size\nThe studies were small.');
  await list.getByRole('button', { name: /^Remove At least three sources|^Remove Use at least/u }).click();
  await list.getByRole('button', { name: 'Add a requirement' }).click();
  await list.getByLabel('New requirement', { exact: true }).fill('Give advice to students');
  await page.keyboard.press('Enter');
  await list.getByRole('checkbox', { name: 'Required: Give advice to students' }).uncheck();
  const own = [
    'Explain how slow-wave sleep supports memory',
    'Describe an experiment on sleep and memory',
    'Name one limitation',
    'Give advice to students',
  ];
  await expect.poll(() => wordsIn(page)).toEqual(own);
  expect(
    await flawsInLooks(instructor, 'requirements-dialog', async () => {
      await list.scrollIntoViewIfNeeded();
    }),
  ).toEqual([]);
  expect(await listFlaws(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Create Assignment' }).click();
  await page.getByText('Assignment Created').first().waitFor();

  await page.getByRole('button', { name: /^Week 1: Sleep and memory/u }).click();
  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByRole('tabpanel').getByRole('button', { name: 'Edit' }).click();
  await expect.poll(() => wordsIn(page)).toEqual(own);
  expect(await list.getByRole('checkbox', { name: 'Required: Give advice to students' }).isChecked()).toBe(
    false,
  );
  await dialog.getByLabel('Instructions').fill('Explain why people dream.');
  expect(await wordsIn(page)).toEqual(own);
  await list.getByRole('button', { name: 'Read again from the instructions' }).click();
  await expect.poll(() => wordsIn(page)).toEqual(['Explain why people dream']);
  await dialog.getByRole('button', { name: 'Save Assignment' }).click();
  await page.getByText('Assignment Saved').first().waitFor();
  expect(instructor.complaints).toEqual([]);
  await instructor.leave();
});

it('shows on a checklist what a paper does, jumps to it, and follows a corrected verdict', async () => {
  const account = new Account();
  await account.signUp('checklist@example.edu');
  const courseId = await account.make('/api/courses', { code: 'PSY 101', name: 'Psychology' });
  const set = await account.make(`/api/courses/${courseId}/assignments`, {
    title: 'Sleep and memory',
    instructions,
  });
  const id = await uploadTo(account, courseId, set);
  await gradeAndWait(account, id);
  const instructor = await Instructor.arriveAs(browser, account);
  const { page } = instructor;
  onTestFailed(() => instructor.pictureFailure('checklist'));
  await page.goto(`/assignments/${id}`);

  const checklist = page.getByRole('region', { name: 'What was asked' });
  await checklist.waitFor();
  const explain = checklist
    .getByRole('listitem')
    .filter({ hasText: 'Explain how slow-wave sleep supports memory' });
  await explain.getByText(/sleep/iu).nth(1).waitFor();
  await explain.getByRole('button', { name: /^Show in the paper/u }).click();
  const marked = page.locator('.mark-asked[data-selected]');
  await expect.poll(() => marked.first().isVisible()).toBe(true);
  expect(await explain.locator('q').textContent()).toContain(
    (await marked.first().textContent())?.slice(0, 40),
  );

  const content = page.getByRole('button', { name: /^Content [\d.]+\. Why\?$/u });
  const total = page.getByRole('button', { name: /^Total .* Why\?$/u });
  const before = [await content.getAttribute('aria-label'), await total.getAttribute('aria-label')];
  const limit = checklist.getByRole('listitem').filter({ hasText: 'Discuss one limitation' });
  await limit.getByRole('button', { name: /Discuss one limitation of this research\. Change$/u }).click();
  await page.getByRole('menuitem', { name: 'Met', exact: true }).click();
  await limit.getByText(/^Set by you/u).waitFor();
  await expect.poll(() => content.getAttribute('aria-label')).not.toBe(before[0]);
  const after = [await content.getAttribute('aria-label'), await total.getAttribute('aria-label')];
  expect(after[1]).not.toBe(before[1]);
  await expect.poll(async () => (await account.get(id)).grade?.version).toBe(2);

  await page.reload();
  await limit.getByText(/^Set by you/u).waitFor();
  expect([await content.getAttribute('aria-label'), await total.getAttribute('aria-label')]).toEqual(after);
  await flawless(instructor, 'checklist');

  await limit.getByRole('button', { name: /^Back to Greenpen/u }).click();
  await expect.poll(() => content.getAttribute('aria-label')).toBe(before[0]);
  await page.keyboard.press('u');
  await expect.poll(() => content.getAttribute('aria-label')).toBe(after[0]);
  expect(instructor.complaints).toEqual([]);
  await instructor.leave();
});

it('keeps selected words as an example for the assignment, which can be taken back', async () => {
  const account = new Account();
  await account.signUp('rulings@example.edu');
  const courseId = await account.make('/api/courses', { code: 'PSY 101', name: 'Psychology' });
  const course = `/api/courses/${courseId}`;
  const set = await account.make(`${course}/assignments`, { title: 'Sleep and memory', instructions });
  const id = await uploadTo(account, courseId, set);
  await gradeAndWait(account, id);
  const instructor = await Instructor.arriveAs(browser, account);
  const { page } = instructor;
  onTestFailed(() => instructor.pictureFailure('rulings'));
  await page.goto(`/assignments/${id}`);
  const checklist = page.getByRole('region', { name: 'What was asked' });
  await checklist.waitFor();
  const examples = async () => (await account.ask('GET', `${course}/assignments/${set}/rulings`)).body;

  const passage = page.getByText(/^Students should plan/u).first();
  await passage.click({ clickCount: 3 });
  await checklist.getByRole('button', { name: /Discuss one limitation of this research\. Change$/u }).click();
  await page.getByRole('menuitem', { name: 'Met', exact: true }).click();
  await page.getByText('Counts from now on').first().waitFor();
  await instructor.picture('ruling-kept');
  expect(await examples()).toMatchObject([
    { counts: true, text: expect.stringContaining('Students should plan their evenings') },
  ]);
  await page.locator('body').press('u');
  await expect.poll(examples).toEqual([]);

  const explain = /Explain how slow-wave sleep supports memory\. Change$/u;
  await checklist.getByRole('button', { name: explain }).click();
  await page.getByRole('menuitem', { name: 'Not found', exact: true }).click();
  await page.getByText('No longer counts').first().waitFor();
  await expect.poll(examples).toMatchObject([{ counts: false }]);

  await page.goto('/courses');
  await page.getByRole('button', { name: /^Week 1: Sleep and memory/u }).click();
  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByRole('tabpanel').getByRole('button', { name: 'Edit' }).click();
  const list = listOf(page);
  await list.getByText('1 example from papers').waitFor();
  await list.getByRole('button', { name: 'Details of Explain how slow-wave sleep supports memory' }).click();
  expect(
    await flawsInLooks(instructor, 'rulings-dialog', async () => {
      await list.getByRole('list', { name: 'Examples from papers' }).scrollIntoViewIfNeeded();
    }),
  ).toEqual([]);
  await list.getByRole('button', { name: /^Remove the example/u }).click();
  await expect.poll(examples).toEqual([]);
  await expect.poll(() => list.getByRole('list', { name: 'Examples from papers' }).count()).toBe(0);
  expect(instructor.complaints).toEqual([]);
  await instructor.leave();
});

/** In each look, and on a phone in its tab. */
async function flawless(instructor: Instructor, name: string): Promise<void> {
  const { page } = instructor;
  const flaws = await flawsInLooks(instructor, name, async (look) => {
    if (look === 'phone') await page.getByRole('tab', { name: 'Assignment' }).click();
  });
  expect(flaws).toEqual([]);
  expect(await listFlaws(page)).toEqual([]);
}

it('works through the checklist by keyboard', async () => {
  const account = new Account();
  await account.signUp('checklist-keys@example.edu');
  const courseId = await account.make('/api/courses', { code: 'PSY 101', name: 'Psychology' });
  const set = await account.make(`/api/courses/${courseId}/assignments`, {
    title: 'Sleep and memory',
    instructions,
  });
  const id = await uploadTo(account, courseId, set);
  await gradeAndWait(account, id);
  const instructor = await Instructor.arriveAs(browser, account);
  const { page } = instructor;
  onTestFailed(() => instructor.pictureFailure('checklist-keys'));
  await page.goto(`/assignments/${id}`);
  const rows = page.getByRole('region', { name: 'What was asked' }).getByRole('listitem');
  await rows.first().waitFor();

  await page.keyboard.press('n');
  await page.keyboard.press('x');
  await rows
    .first()
    .getByText(/^Set by you/u)
    .waitFor();
  expect(await rows.nth(1).getByRole('button', { pressed: true }).count()).toBe(1);
  await page.keyboard.press('f');
  await page.getByRole('heading', { name: /^Findings/u }).waitFor();
  await page.keyboard.press('e');
  await page.locator('textarea:focus').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('a');
  await page.keyboard.press('u');
  await expect.poll(() => rows.getByText(/^Set by you/u).count()).toBe(0);
  expect(instructor.complaints).toEqual([]);
  await instructor.leave();
});
