import type { Plan } from '@greenpen/api-contract';
import type { Page } from 'playwright-core';
import type { SampleClass } from './sample-class.ts';
import type { Screen, Trouble } from './screen.ts';

const all = ['loading', 'error', 'offline'] as const satisfies readonly Trouble[];

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

/** Opens what a button opens and waits until its dialog stands. */
const openDialog = (name: string | RegExp) => async (page: Page) => {
  await press(name)(page);
  await page.getByRole('dialog').waitFor();
};

const dialog = { isWindow: true } as const;

/** Every screen and dialog of the product, for who has a class and who just began. */
export function listScreens({ paper, broken }: SampleClass & { readonly broken: string }): readonly Screen[] {
  const review = `/assignments/${paper}`;
  return [
    { name: 'dashboard', path: '/dashboard', troubles: all },
    { name: 'dashboard-empty', path: '/dashboard', viewer: 'newcomer' },
    { name: 'dashboard-graded', path: '/dashboard', act: openGraded },
    { name: 'upload', path: '/upload', troubles: all },
    { name: 'upload-files', path: '/upload', act: chooseFiles },
    { name: 'upload-empty', path: '/upload', viewer: 'newcomer' },
    { name: 'not-found', path: '/no-such-page' },
    { name: 'menu', path: '/dashboard', act: openMenu, ...dialog },
    { name: 'palette', path: '/dashboard', act: findSample, ...dialog },

    { name: 'queue', path: '/grading-queue', troubles: all },
    { name: 'queue-empty', path: '/grading-queue', viewer: 'newcomer' },
    { name: 'queue-nothing-found', path: '/grading-queue?search=zzz' },
    { name: 'queue-failed', path: '/grading-queue?status=error' },
    { name: 'queue-grading', path: '/grading-queue', before: keepGrading },
    { name: 'queue-selected', path: '/grading-queue', act: selectThree, ...dialog },
    { name: 'queue-stack', path: '/grading-queue', act: press(/earlier attempt/u) },
    { name: 'queue-changed', path: '/grading-queue', act: openChanges, ...dialog },
    { name: 'queue-row-menu', path: '/grading-queue', act: press(/^More for/u), ...dialog },
    { name: 'queue-keys', path: '/grading-queue', act: (page) => page.keyboard.press('?'), ...dialog },
    { name: 'queue-comment', path: '/grading-queue', act: commentOnThree, ...dialog },
    { name: 'export-marks', path: '/grading-queue', act: openDialog('Export'), ...dialog },
    { name: 'export-files', path: '/grading-queue', act: chooseFeedbackFiles, ...dialog },
    { name: 'export-failed', path: '/grading-queue', act: failExport, ...dialog },

    { name: 'courses', path: '/courses', troubles: all },
    { name: 'courses-empty', path: '/courses', viewer: 'newcomer' },
    { name: 'course-figures', path: '/courses', act: press(/^Week 3: /u) },
    { name: 'course-training', path: '/courses', act: openTab('AI Training') },
    { name: 'course-settings', path: '/courses', act: openTab('Settings') },
    { name: 'class-list', path: '/courses', act: openDialog('Class list of PSY 101'), ...dialog },
    { name: 'class-list-empty', path: '/courses', act: openDialog('Class list of EDU 210'), ...dialog },
    { name: 'new-course', path: '/courses', act: openDialog('New Course'), ...dialog },
    { name: 'new-assignment', path: '/courses', act: openDialog('Add Assignment'), ...dialog },
    { name: 'graded-example', path: '/courses', act: openDialog('Add Training Example'), ...dialog },
    { name: 'discussion-example', path: '/courses', act: addDiscussion, ...dialog },
    { name: 'delete-course', path: '/courses', act: openDialog('Delete PSY 101'), ...dialog },

    { name: 'templates', path: '/feedback-templates', troubles: all },
    { name: 'templates-empty', path: '/feedback-templates', viewer: 'newcomer' },
    { name: 'settings', path: '/settings', troubles: all },
    { name: 'settings-empty', path: '/settings', viewer: 'newcomer' },
    { name: 'api-keys', path: '/api-keys', troubles: all },
    { name: 'api-keys-empty', path: '/api-keys', viewer: 'newcomer' },
    { name: 'api-keys-new', path: '/api-keys', act: makeKey },
    { name: 'account', path: '/account', troubles: all },

    { name: 'review', path: review, act: showFinding, troubles: all, ...dialog },
    { name: 'review-feedback', path: review, act: (page) => page.keyboard.press('e'), ...dialog },
    { name: 'review-why', path: review, act: press(/^APA .*Why/u), ...dialog },
    { name: 'review-keys', path: review, act: (page) => page.keyboard.press('?'), ...dialog },
    { name: 'review-sheet', path: review, act: openSheet, ...dialog },
    { name: 'review-failed', path: `/assignments/${broken}`, ...dialog },

    { name: 'not-for-you', path: '/admin' },
    { name: 'plan', path: '/plan', troubles: ['loading', 'error'] },
    ...plans.map(([name, plan]): Screen => ({ name, path: '/plan', before: onPlan(plan) })),
  ];
}

const later = '2026-12-02T09:00:00.000Z';
const nothing = { endsAt: null, daysLeft: null, renewsAt: null, startedAt: null, hasInvoices: false };
const paid = { ...nothing, startedAt: '2026-09-02T09:00:00.000Z', hasInvoices: true };

/** The states of a plan where payments are set up. */
const plans: readonly (readonly [name: string, plan: Plan])[] = [
  ['plan-trial', { ...nothing, state: 'trial', endsAt: later, daysLeft: 3 }],
  ['plan-active', { ...paid, state: 'active', renewsAt: later }],
  ['plan-cancelled', { ...paid, state: 'cancelled', endsAt: later, daysLeft: 12 }],
  ['plan-ended', { ...nothing, state: 'ended', endsAt: '2026-11-02T09:00:00.000Z' }],
];

const onPlan = (plan: Plan) => (page: Page) =>
  page.route('**/api/billing/plan', (route) => route.fulfill({ json: plan }));

async function openGraded(page: Page): Promise<void> {
  await page.getByRole('heading', { name: /^Recently Graded/u }).waitFor();
  await page.locator('[aria-expanded=false]').filter({ hasText: 'Sample' }).first().click();
}

async function chooseFiles(page: Page): Promise<void> {
  const files = ['Maria_Sample_evidence-essay.docx', 'Avery Sample.pdf', 'notes.pages'];
  const payload = files.map((name) => ({ name, mimeType: '', buffer: Buffer.alloc(84_000) }));
  await page.locator('input[type=file]').setInputFiles(payload);
}

async function openMenu(page: Page): Promise<void> {
  await page.setViewportSize({ width: 375, height: 720 });
  await page.getByRole('button', { name: 'Open menu' }).click();
}

async function findSample(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Find anything' }).getByRole('combobox').fill('sam');
}

/** The newest papers, as if they were being graded. */
async function keepGrading(page: Page): Promise<void> {
  await page.route(/\/api\/assignments\?/u, async (route) => {
    const answer = await route.fetch();
    const rows: unknown = await answer.json();
    const isOfStatus = route.request().url().includes('status=');
    const json = Array.isArray(rows) && !isOfStatus ? rows.map(asGrading) : rows;
    return route.fulfill({ response: answer, json });
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

async function chooseFeedbackFiles(page: Page): Promise<void> {
  await openDialog('Export')(page);
  await page.getByRole('dialog').getByText('Feedback files').click();
}

async function failExport(page: Page): Promise<void> {
  await chooseFeedbackFiles(page);
  await page.context().setOffline(true);
  await page.getByRole('dialog').getByRole('button', { name: 'Export' }).click();
  await page.getByRole('dialog').getByRole('alert').waitFor();
}

const openTab = (name: string) => async (page: Page) => {
  await press(/^Week 3: /u)(page);
  await page.getByRole('tab', { name }).click();
};

async function addDiscussion(page: Page): Promise<void> {
  await openTab('AI Training')(page);
  await openDialog('Add Discussion Example')(page);
}

async function makeKey(page: Page): Promise<void> {
  await press('Generate API Key')(page);
  await page.getByText('Save your key').waitFor();
}

/** A place in the text with marks around it says more than a title page. */
async function showFinding(page: Page): Promise<void> {
  await page.locator('[data-f]').first().waitFor();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('n');
}

async function openSheet(page: Page): Promise<void> {
  await page.locator('[data-f]').first().waitFor();
  await page.setViewportSize({ width: 375, height: 720 });
  await page.locator('[data-f]').nth(1).click();
  await page.getByRole('dialog').waitFor();
}
