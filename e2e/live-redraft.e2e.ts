import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFailed } from 'vitest';
import { Account } from './testing/account.ts';
import { gradePapers, rowOf } from './testing/commented-papers.ts';
import { Instructor, seesEveryLook } from './testing/instructor.ts';
import { flawsInThemes } from './testing/looks.ts';
import { closeWindows, openBrowser } from './testing/shared-browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closeWindows(browser));

const places = [
  ['desk', { width: 1366, height: 768 }] as const,
  ...(seesEveryLook ? [['phone', { width: 390, height: 844 }] as const] : []),
];

const showTab = (page: Page, name: 'Feedback' | 'Findings') =>
  page.getByRole('tab', { name: new RegExp(`^${name}`, 'u') }).click();

const textOf = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });

async function dismissGrammar(page: Page): Promise<void> {
  await showTab(page, 'Findings');
  for (const tag of ['G1', 'G2']) {
    await rowOf(page, tag)
      .getByRole('button', { name: `Show ${tag} in the paper` })
      .click();
    await page.keyboard.press('x');
    await rowOf(page, tag).getByRole('button', { name: 'Keep after all' }).waitFor();
  }
  await showTab(page, 'Feedback');
}

type Elsewhere = { readonly account: Account; readonly id: string; readonly own: string };

/** Dismisses the grammar findings as another device does, once the text is saved here. */
async function dismissElsewhere(page: Page, { account, id, own }: Elsewhere): Promise<void> {
  await expect.poll(async () => (await account.get(id)).grade?.grammarFeedback).toBe(own);
  const { grade, review } = await account.get(id);
  const found = review?.findings.filter(({ area }) => area === 'grammar') ?? [];
  await account.ask('PATCH', `/api/assignments/${id}/grade`, {
    version: grade?.version,
    dismissed: found.map((one) => one.id),
  });
  await page.reload();
  await showTab(page, 'Feedback');
}

it('drafts a text again when its findings are dismissed, and as before when they are restored', async () => {
  const account = new Account();
  await account.signUp('redraft-live@example.edu');
  const [id = ''] = await gradePapers(account, ['Ana Ruiz']);
  const instructor = await Instructor.arriveAs(browser, account);
  const { page } = instructor;
  onTestFailed(() => instructor.pictureFailure('redraft-live'));
  await page.goto(`/assignments/${id}`);
  await showTab(page, 'Feedback');
  const drafted = await textOf(page, 'Grammar').inputValue();
  await dismissGrammar(page);
  await expect.poll(() => textOf(page, 'Grammar').inputValue()).not.toBe(drafted);
  const { grade, review } = await account.get(id);
  expect(await textOf(page, 'Grammar').inputValue()).toBe(grade?.grammarFeedback);
  const gone = new Set(review?.dismissed);
  expect(review?.draft.sentences.filter(({ restsOn }) => restsOn.some((one) => gone.has(one)))).toEqual([]);
  // Nobody edited it, so that it is no edited text.
  expect(await page.getByRole('button', { name: 'Engine’s draft' }).count()).toBe(0);

  await page.keyboard.press('u');
  await page.keyboard.press('u');
  await expect.poll(() => textOf(page, 'Grammar').inputValue()).toBe(drafted);
  await expect.poll(async () => (await account.get(id)).grade?.grammarFeedback).toBe(drafted);
  expect(instructor.complaints).toEqual([]);
  await instructor.leave();
});

it.each(places)('marks what rests on a dismissed finding in an edited text, at a %s', async (place, size) => {
  const account = new Account();
  await account.signUp(`redraft-marks-${place}@example.edu`);
  const [id = ''] = await gradePapers(account, ['Ana Ruiz']);
  const instructor = await Instructor.arriveAs(browser, account, size);
  const { page } = instructor;
  onTestFailed(() => instructor.pictureFailure(`redraft-marks-${place}`));
  await page.goto(`/assignments/${id}`);
  await showTab(page, 'Feedback');
  const drafted = await textOf(page, 'Grammar').inputValue();
  const own = `${drafted} Come and see me.`;
  await textOf(page, 'Grammar').fill(own);
  await (place === 'desk' ? dismissGrammar(page) : dismissElsewhere(page, { account, id, own }));
  const marks = page.getByRole('list', { name: 'Sentences in Grammar to check' }).getByRole('listitem');
  await marks.first().waitFor();
  expect(await textOf(page, 'Grammar').inputValue()).toBe(own);
  expect(await marks.first().innerText()).toMatch(/rests on (?:a )?dismissed findings? \(G\d/u);
  await marks.first().scrollIntoViewIfNeeded();
  expect(await flawsInThemes(instructor, `redraft-marks-${place}`)).toEqual([]);
  for (let left = await marks.count(); left > 0; left -= 1) {
    await marks.first().getByRole('button', { name: 'Remove' }).click();
    await expect.poll(() => marks.count()).toBe(left - 1);
  }
  expect(await textOf(page, 'Grammar').inputValue()).toContain('Come and see me.');
  expect(await textOf(page, 'Grammar').inputValue()).not.toBe(own);
  expect(instructor.complaints).toEqual([]);
  await instructor.leave();
});

it.each(places)('redrafts a paper after a preview, and takes that back, at a %s', async (place, size) => {
  const account = new Account();
  await account.signUp(`redraft-manner-${place}@example.edu`);
  const [id = ''] = await gradePapers(account, ['Ana Ruiz']);
  const instructor = await Instructor.arriveAs(browser, account, size);
  const { page } = instructor;
  onTestFailed(() => instructor.pictureFailure(`redraft-manner-${place}`));
  await page.goto(`/assignments/${id}`);
  await showTab(page, 'Feedback');
  const drafted = await textOf(page, 'Overall').inputValue();
  await textOf(page, 'Overall').fill('My own words.');
  await page.getByRole('button', { name: 'Redraft' }).click();
  const dialog = page.getByRole('dialog', { name: 'Redraft the feedback' });
  await dialog.getByText('so it stays as it is').waitFor();
  await dialog.getByText('Shorter').click();
  await dialog.getByText('Warmer').click();
  await expect.poll(() => dialog.getByText('so it stays as it is').count()).toBe(1);
  // The last preview is dimmed until the new one is there.
  await expect.poll(() => dialog.locator('[aria-busy="true"]').count()).toBe(0);
  expect(await flawsInThemes(instructor, `redraft-manner-${place}`)).toEqual([]);
  await dialog.getByRole('button', { name: 'Discard' }).click();
  expect((await account.get(id)).review?.draft.manner).toEqual({});

  await page.getByRole('button', { name: 'Redraft' }).click();
  await dialog.getByText('Shorter').click();
  await dialog.getByRole('checkbox', { name: 'Replace it' }).check();
  await expect.poll(() => dialog.locator('[aria-busy="true"]').count()).toBe(0);
  expect(await flawsInThemes(instructor, `redraft-replaced-${place}`)).toEqual([]);
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(async () => (await account.get(id)).review?.draft.manner).toEqual({ length: 'shorter' });
  await expect.poll(() => textOf(page, 'Overall').inputValue()).not.toBe('My own words.');
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect.poll(() => textOf(page, 'Overall').inputValue()).toBe('My own words.');
  await expect.poll(async () => (await account.get(id)).review?.draft.manner).toEqual({});
  await page.getByRole('button', { name: 'Engine’s draft' }).click();
  await expect.poll(() => textOf(page, 'Overall').inputValue()).toBe(drafted);
  expect(instructor.complaints).toEqual([]);
  await instructor.leave();
});

it('turns a sentence of the feedback into a template', async () => {
  const account = new Account();
  await account.signUp('redraft-template@example.edu');
  const [id = ''] = await gradePapers(account, ['Ana Ruiz']);
  const instructor = await Instructor.arriveAs(browser, account);
  const { page } = instructor;
  onTestFailed(() => instructor.pictureFailure('redraft-template'));
  await page.goto(`/assignments/${id}`);
  await showTab(page, 'Feedback');
  await textOf(page, 'Content').fill('Name your sources. Say what the reader should do. Then stop.');
  await textOf(page, 'Content').press('Home');
  for (let step = 0; step < 'Name your sources. S'.length; step += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await page.keyboard.press('t');
  const dialog = page.getByRole('dialog', { name: 'Save as template' });
  expect(await dialog.getByLabel('Template').inputValue()).toBe('Say what the reader should do.');
  expect(await dialog.getByLabel('Category').inputValue()).toBe('content');
  expect(await flawsInThemes(instructor, 'redraft-template')).toEqual([]);
  await dialog.getByLabel('Name').fill('The reader');
  await dialog.getByRole('button', { name: 'Add Template' }).click();
  await page.getByText('Template Added').first().waitFor();
  await page.getByRole('button', { name: 'Template for Content' }).click();
  await page.getByRole('option', { name: 'The reader' }).waitFor();
  expect(instructor.complaints).toEqual([]);
  await instructor.leave();
});

it('redrafts many papers in the queue, says what stays, and takes that back', async () => {
  const account = new Account();
  await account.signUp('redraft-many@example.edu');
  const [first = '', second = '', third = ''] = await gradePapers(account, [
    'Ana Ruiz',
    'Ben Ode',
    'Cy Lang',
  ]);
  const { grade } = await account.get(first);
  await account.ask('PATCH', `/api/assignments/${first}/grade`, {
    version: grade?.version,
    feedback: 'My own words.',
  });
  await account.ask('POST', `/api/assignments/${third}/approve`, {});
  const approved = await account.get(third);
  const instructor = await Instructor.arriveAs(browser, account);
  const { page } = instructor;
  onTestFailed(() => instructor.pictureFailure('redraft-many'));
  await page.goto('/grading-queue');
  await page.getByRole('checkbox', { name: 'Select all shown' }).check();
  await page.getByRole('button', { name: 'Redraft' }).click();
  const dialog = page.getByRole('dialog', { name: 'Redraft the feedback' });
  await dialog.getByText('Approved and ungraded papers are not changed.').waitFor();
  await dialog.getByText('Plainer').click();
  await dialog.getByText('1 text that you edited would stay.').waitFor();
  await dialog.getByRole('button', { name: /Ana Ruiz/u }).click();
  await dialog.getByText('so it stays as it is').waitFor();
  expect(await flawsInThemes(instructor, 'redraft-many')).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await flawsInThemes(instructor, 'redraft-many-phone')).toEqual([]);
  await page.setViewportSize({ width: 1366, height: 768 });
  await dialog.getByRole('button', { name: 'Apply to 2 drafts' }).click();
  await page.getByText('2 drafts: plainer.').first().waitFor();
  const mannerOf = async (id: string) => (await account.get(id)).review?.draft.manner;
  expect(await mannerOf(second)).toEqual({ tone: 'plainer' });
  expect((await account.get(first)).grade?.feedback).toBe('My own words.');
  expect((await account.get(third)).grade).toEqual(approved.grade);
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect.poll(() => mannerOf(second)).toEqual({});
  expect(instructor.complaints).toEqual([]);
  await instructor.leave();
});
