import type { Page } from 'playwright-core';
import { z } from 'zod';
import { everyTrouble, type Screen } from './screen.ts';
import { dialog, openDialog, press } from './acts.ts';
import { answerWith } from './answer-with.ts';

const path = '/grading-queue';

/** The list of papers, what is done with them and how they are taken away. */
export const queueScreens = (): readonly Screen[] => [
  { name: 'queue', path, troubles: everyTrouble },
  { name: 'queue-empty', path, viewer: 'newcomer' },
  { name: 'queue-nothing-found', path: `${path}?search=zzz` },
  { name: 'queue-failed', path: `${path}?status=error` },
  { name: 'queue-grading', path, before: keepGrading },
  { name: 'queue-selected', path, act: selectThree, ...dialog },
  { name: 'queue-stack', path, act: press(/earlier attempt/u) },
  { name: 'queue-changed', path, act: openChanges, ...dialog },
  { name: 'queue-row-menu', path, act: press(/^More actions for/u), ...dialog },
  { name: 'queue-doubt', path, act: comeToDoubt, ...dialog },
  { name: 'queue-keys', path, act: (page) => page.keyboard.press('?'), ...dialog },
  { name: 'queue-comment', path, act: commentOnThree, ...dialog },
  { name: 'queue-names-hidden', path, act: (page) => page.keyboard.press('h') },
  { name: 'queue-undo', path, act: deleteOne, ...dialog },
  { name: 'queue-deleted', path: `${path}?deleted=true`, before: asDeleted },
  { name: 'queue-deleted-empty', path: `${path}?deleted=true`, troubles: ['loading', 'error'] },
  { name: 'export-marks', path, act: openDialog('Export'), ...dialog },
  { name: 'export-files', path, act: chooseFeedbackFiles, ...dialog },
  { name: 'export-making', path, act: makeFiles, ...dialog },
  { name: 'export-failed', path, act: failExport, ...dialog },
  { name: 'export-nothing', path, act: openDialog('Export'), before: asDrafts, ...dialog },
];

/** The newest papers, as if they were being graded. */
async function keepGrading(page: Page): Promise<void> {
  await page.route(/\/api\/assignments\?/u, async (route) => {
    const asked = route.request().url();
    const response = await route.fetch({ url: asked.replace('status=processing', '') });
    const rows: unknown = await response.json();
    if (!Array.isArray(rows) || asked.includes('status=error')) return route.fulfill({ response });
    const isCounted = asked.includes('status=processing');
    return route.fulfill({ response, json: isCounted ? rows.slice(0, 3) : rows.map(asGrading) });
  });
}

const asGrading = (row: object, index: number): object =>
  index < 3 ? { ...row, status: 'processing', grade: null } : row;

async function selectThree(page: Page): Promise<void> {
  for (const key of ['j', 'x', 'j', 'x', 'j', 'x']) await page.keyboard.press(key);
  await page.getByRole('toolbar', { name: 'Selected papers' }).waitFor();
}

async function commentOnThree(page: Page): Promise<void> {
  await selectThree(page);
  await page.keyboard.press('c');
  await page.getByRole('dialog').waitFor();
}

async function openChanges(page: Page): Promise<void> {
  await page.keyboard.press('j');
  await page.keyboard.press('d');
  await page.getByRole('dialog').locator('ins').first().waitFor();
}

const deletion = z.object({ ids: z.array(z.string()) });
const listed = z.array(z.looseObject({ id: z.string() }));

/** By keyboard: what the mouse opens closes as it leaves. */
async function comeToDoubt(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await page
    .getByRole('button', { name: /about the grade of .*: why\?$/u })
    .first()
    .focus();
  await page.getByRole('dialog', { name: 'Reasons to doubt the grade' }).waitFor();
}

/** Only the window believes it. */
async function deleteOne(page: Page): Promise<void> {
  await page.route('**/api/assignments/delete', async (route) => {
    const { ids } = deletion.parse(route.request().postDataJSON());
    await leaveOut(page, ids);
    return route.fulfill({ json: { deleted: ids } });
  });
  await press(/^More actions for/u)(page);
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
}

/** The list without these papers. */
const leaveOut = (page: Page, ids: readonly string[]) =>
  page.route(/\/api\/assignments\?/u, async (route) => {
    const response = await route.fetch();
    const rows = listed.parse(await response.json()).filter(({ id }) => !ids.includes(id));
    return route.fulfill({ response, json: rows });
  });

/** The first papers, as if they had been deleted a minute ago. */
const asDeleted = (page: Page) =>
  page.route(/\/api\/assignments\?.*deleted=true/u, async (route) => {
    const response = await route.fetch({ url: route.request().url().replace('deleted=true', '') });
    const rows: unknown = await response.json();
    const deletedAt = new Date(Date.now() - 60_000).toISOString();
    const json = Array.isArray(rows) ? rows.slice(0, 3).map((row: object) => ({ ...row, deletedAt })) : rows;
    return route.fulfill({ json });
  });

async function chooseFeedbackFiles(page: Page): Promise<void> {
  await openDialog('Export')(page);
  await page.getByRole('dialog').getByText('Feedback files').click();
}

const startExport = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Export' }).click();

async function makeFiles(page: Page): Promise<void> {
  await chooseFeedbackFiles(page);
  const progress = { state: 'making', total: 14, done: 5, notMade: 0, asPdf: 1 };
  const id = '0d6a8a2e-6d0c-4a4e-9a51-0a54ab8f7b1c';
  await answerWith(/\/api\/exports(?:\/[\w-]+)?$/u, {
    ...progress,
    id,
    expiresAt: '2026-12-02T09:00:00.000Z',
  })(page);
  await startExport(page);
  await page.getByText('5 of 14 files made').waitFor();
}

async function failExport(page: Page): Promise<void> {
  await chooseFeedbackFiles(page);
  await page.context().setOffline(true);
  await startExport(page);
  await page.getByRole('dialog').getByRole('alert').waitFor();
}

const asDrafts = answerWith('**/api/exports/summary', {
  approved: 0,
  drafts: 14,
  notGraded: 1,
  wordDocuments: 0,
  moodleNames: 0,
  canvasNames: 0,
  courseAssignments: 1,
});
