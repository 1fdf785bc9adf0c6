import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeWindows, openBrowser } from './testing/shared-browser.ts';
import { Account } from './testing/account.ts';
import { gradeAndWait } from './testing/fill-account.ts';
import { Instructor } from './testing/instructor.ts';

const name = /zebulon|quux/iu;
const text =
  'On Sleep\n\nZebulon Quux\n\nState University\n\nPSY 101\n\nzq17@example.edu\n\nShort sleep is linked to lower grades (Diaz and Lee, 2019). They stays up late.\n';

const account = new Account();
let browser: Browser;
let instructor: Instructor;
let page: Page;
let paperId: string;

/** Two attempts of one student, whose paper and feedback name them. */
async function handIn(): Promise<string> {
  const courseId = await account.make('/api/courses', { code: 'PSY 101', name: 'Psychology' });
  const set = { title: 'Sleep', week: 2, maxPoints: 50 };
  const courseAssignmentId = await account.make(`/api/courses/${courseId}/assignments`, set);
  let last = '';
  for (const [key, words] of [
    ['first', text],
    ['again', `${text}Memory needs rest, and rest needs time.\n`],
  ] as const) {
    const file = { fileName: `Zebulon Quux ${key}.txt`, bytes: Buffer.from(words) };
    const placed = { key: `hidden-names-${key}`, courseId, courseAssignmentId };
    const { assignments } = await account.upload([file], placed);
    last = assignments[0]?.id ?? '';
    const student = { studentName: 'Zebulon Quux', studentEmail: 'zebulon.quux@example.edu' };
    await account.ask('PATCH', `/api/assignments/${last}`, student);
    await gradeAndWait(account, last);
  }
  return last;
}

beforeAll(async () => {
  browser = await openBrowser();
  await account.signUp('hidden-names@example.edu');
  paperId = await handIn();
  instructor = await Instructor.arriveAs(browser, account);
  ({ page } = instructor);
  await page.addInitScript(`localStorage.setItem('greenpen.hide-names', 'on')`);
});
afterAll(() => closeWindows(browser));

const addFile = (fileName: string) =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: fileName, mimeType: 'text/plain', buffer: Buffer.from('Sleep.') });

/** What is written, said to screen readers, shown on hover or in the tab. */
const shown = async () =>
  String(
    await page.evaluate(
      `document.title + document.body.innerHTML + [...document.querySelectorAll('input:not([type=file]), textarea')].map((field) => field.value)`,
    ),
  );

const toast = (words: string) => page.getByText(words, { exact: true }).first().waitFor();

describe('while names are hidden', () => {
  it.each(['/dashboard', '/upload', '/grading-queue', '/courses'])('%s shows no name', async (path) => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await expect.poll(() => page.locator('output[aria-busy=true]').count()).toBe(0);
    expect(await shown()).not.toMatch(name);
  });

  it('a chosen file is listed without its name', async () => {
    await page.goto('/upload');
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await addFile('Zebulon Quux draft.txt');
    await page.getByRole('button', { name: 'Remove File 1.txt' }).waitFor();
    expect(await shown()).not.toMatch(name);
  });

  it('attempts are counted and compared without a name', async () => {
    await page.goto('/grading-queue');
    await page.getByRole('button', { name: /^1 earlier attempt of Paper \d{4}/u }).click();
    await page.getByText('Attempt 1 of 2').waitFor();
    expect(await shown()).not.toMatch(name);
    await page.keyboard.press('d');
    await page.getByRole('dialog', { name: /^What changed: Student \d{4}/u }).waitFor();
    await page.getByText('Memory needs rest').first().waitFor();
    expect(await shown()).not.toMatch(name);
    await instructor.picture('hidden-names-changes');
  });

  it('the palette finds by name and answers without one', async () => {
    await page.goto('/grading-queue');
    await page.getByRole('row').nth(1).waitFor();
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog');
    await palette.getByRole('combobox').fill('zebu');
    await palette
      .getByRole('option', { name: /Student \d{4}/u })
      .first()
      .waitFor();
    expect(await palette.getByRole('listbox').innerHTML()).not.toMatch(name);
    await page.keyboard.press('Escape');
  });

  it('menus, toasts, the export and deleted papers show no name', async () => {
    await page.goto('/grading-queue');
    await page.getByRole('row').nth(1).waitFor();
    await page
      .getByRole('button', { name: /^More actions for/u })
      .first()
      .click();
    await page.getByRole('menuitem').first().waitFor();
    expect(await shown()).not.toMatch(name);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('dialog', { name: 'Export' }).getByText('What', { exact: true }).waitFor();
    expect(await shown()).not.toMatch(name);
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: /^More actions for/u })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await toast('Deleted');
    expect(await shown()).not.toMatch(name);
    await page.getByRole('button', { name: 'Undo' }).click();
    await toast('Restored');
    expect(await shown()).not.toMatch(name);
  });

  it('the review shows no name and no form to correct it', async () => {
    await page.goto(`/assignments/${paperId}`);
    await page.getByRole('heading', { level: 1, name: /^Student \d{4}$/u }).waitFor();
    await page.getByText('They stays up late').first().waitFor();
    await page.getByText('███████ ████').first().waitFor();
    const overall = page.getByRole('textbox', { name: 'Overall' });
    expect(await overall.inputValue()).toMatch(/^\[name\], /u);
    expect(await page.getByRole('button', { name: /Correct the author/u }).count()).toBe(0);
    expect(await shown()).not.toMatch(name);
    await overall.press('Control+End');
    await overall.pressSequentially(' Go on.');
    await page.getByText(/Saved \d/u).waitFor();
    const { body: saved } = await account.ask('GET', `/api/assignments/${paperId}`);
    expect(saved).toMatchObject({
      grade: { feedback: expect.stringMatching(/^Zebulon, [^]* Go on\.$/u) },
    });
    await page.keyboard.press('Control+Enter');
    await toast('Approved');
    expect(await shown()).not.toMatch(name);
    await page.getByRole('button', { name: 'Export feedback' }).click();
    await page.getByRole('menuitem').first().waitFor();
    expect(await shown()).not.toMatch(name);
    await instructor.picture('hidden-names-review');
  });
});
