import type { Page } from 'playwright-core';
import { handedIn } from './fill-class.ts';
import { everyTrouble, type Screen } from './screen.ts';
import { dialog, onPhone, press } from './acts.ts';
import { answerWith, neverAnswer } from './answer-with.ts';

const failure = {
  code: 'INTERNAL',
  message: 'Something went wrong on our side. Please try again.',
  requestId: 'sample',
};

/** The shell, the dashboard and the way in for papers. */
export const firstScreens = (): readonly Screen[] => [
  { name: 'dashboard', path: '/dashboard', troubles: everyTrouble },
  { name: 'dashboard-empty', path: '/dashboard', viewer: 'newcomer' },
  { name: 'dashboard-graded', path: '/dashboard', act: openGraded },
  { name: 'upload', path: '/upload', troubles: everyTrouble },
  { name: 'upload-files', path: '/upload', act: chooseFiles },
  { name: 'upload-sending', path: '/upload', act: sendFiles, before: holdUpload },
  { name: 'upload-failed', path: '/upload', act: failToSend },
  { name: 'upload-waiting', path: '/upload', act: sendOffline },
  { name: 'upload-already-here', path: '/upload', act: sendAgain },
  { name: 'upload-cut-off', path: '/upload', before: noteCutOff },
  { name: 'upload-empty', path: '/upload', viewer: 'newcomer' },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'not-for-you', path: '/admin' },
  {
    name: 'server-away',
    path: '/dashboard',
    before: answerWith('**/api/auth/user', failure, 500),
    ...dialog,
  },
  { name: 'sidebar-collapsed', path: '/dashboard', act: press('Collapse sidebar'), ...dialog },
  { name: 'menu', path: '/dashboard', act: press('Open menu'), ...onPhone },
  { name: 'palette', path: '/dashboard', act: find('sam'), ...dialog },
  { name: 'palette-nothing', path: '/dashboard', act: find('zzzz'), ...dialog },
];

async function openGraded(page: Page): Promise<void> {
  await page.getByRole('heading', { name: /^Recently Graded/u }).waitFor();
  await page.locator('[aria-expanded=false]').filter({ hasText: 'Sample' }).first().click();
}

async function chooseFiles(page: Page): Promise<void> {
  await choose(page, ['Maria_Sample_evidence-essay.docx', 'Avery Sample.pdf', 'notes.pages']);
}

async function choose(page: Page, names: readonly string[]): Promise<void> {
  const payload = names.map((name) => ({ name, mimeType: '', buffer: Buffer.alloc(84_000) }));
  await page.locator('input[type=file]').setInputFiles(payload);
}

const upload = '**/api/assignments/upload';

const holdUpload = (page: Page) => neverAnswer(upload)(page);

async function sendFiles(page: Page): Promise<void> {
  await choose(page, ['Maria_Sample_evidence-essay.docx', 'Avery Sample.pdf', 'Toni Sample.txt']);
  await press('Upload & Start AI Grading')(page);
}

async function failToSend(page: Page): Promise<void> {
  const refused = ['Maria_Sample_evidence-essay.docx', 'Avery Sample.pdf', 'Toni Sample.txt'].map((name) => ({
    name,
    code: 'FILE_NOT_READABLE',
    message: 'This file is damaged. Save it again in the program it was written with.',
  }));
  await answerWith(upload, { ...failure, code: 'ALL_FILES_REFUSED', refused }, 422)(page);
  await sendFiles(page);
  await page.getByText('Error', { exact: true }).first().waitFor();
}

async function sendAgain(page: Page): Promise<void> {
  const file = { name: 'Toni once more.txt', mimeType: '', buffer: Buffer.from(handedIn.bytes) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByLabel('Course').selectOption({ label: 'PSY 101 - Introduction to Psychology' });
  await page
    .getByRole('combobox', { name: /^Assignment/u })
    .selectOption({ label: 'Week 3 - Evidence essay' });
  await press('Upload & Start AI Grading')(page);
  await page.getByText('The same file was uploaded before.').waitFor();
}

async function sendOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await sendFiles(page);
  await page.getByText('Saved on this device, not sent yet.').waitFor();
}

const noteCutOff = (page: Page) =>
  page.addInitScript(`sessionStorage.setItem('greenpen.unsent-files', '{"unsent":3,"chosen":12}')`);

function find(text: string) {
  return async (page: Page): Promise<void> => {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: 'Find anything' }).getByRole('combobox').fill(text);
  };
}
