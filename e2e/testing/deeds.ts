import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import type { Deed } from '../spec/messages.ts';

/** Another one each time: a file that is here already is told and not taken. */
const newEssay = (): Buffer =>
  Buffer.from(
    `Ana Ruiz\n\nSleep\n\nShort sleep is linked to lower grades. They stays up late (${randomUUID()}).\n`,
  );

type Does = Readonly<Record<Deed, (page: Page) => Promise<void>>>;

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click();

const fill = (page: Page, label: string, words: string) =>
  page.getByRole('dialog').getByLabel(label, { exact: true }).fill(words);

/** The button of the open dialog, which may read as the one that opened it. */
const confirm = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name }).click();

async function uploadOne(page: Page): Promise<void> {
  await page.goto('/upload');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: `essay-${Date.now()}.txt`, mimeType: 'text/plain', buffer: newEssay() });
  await press(page, 'Upload & Start AI Grading');
}

async function openTraining(page: Page, button: string): Promise<void> {
  await page.goto('/courses');
  await page
    .getByRole('button', { name: /^Week 2: Sleep/u })
    .first()
    .click();
  await page.getByRole('tab', { name: 'AI Training' }).click();
  await page.getByRole('tabpanel').getByRole('button', { name: button }).click();
}

async function openCourses(page: Page, button: string): Promise<void> {
  await page.goto('/courses');
  await press(page, button);
}

/** Each deed as an instructor does it on the screens. */
export const deeds: Does = {
  upload: uploadOne,
  grade: uploadOne,
  'upload-nothing': async (page) => {
    await page.goto('/upload');
    await press(page, 'Upload & Start AI Grading');
  },
  'copy-feedback': async (page) => {
    await page.goto('/dashboard');
    await page
      .getByRole('button', { name: /essay-/u })
      .first()
      .click();
    await press(page, 'Copy All');
  },
  'save-criteria': async (page) => {
    await page.goto('/settings');
    await press(page, 'Save Settings');
  },
  'add-template': async (page) => {
    await page.goto('/settings');
    await page.getByLabel('Name').fill('Vague');
    await page.getByLabel('Template', { exact: true }).fill('Say who did it.');
    await press(page, 'Add Template');
  },
  'add-empty-template': async (page) => {
    await page.goto('/settings');
    await press(page, 'Add Template');
  },
  'delete-template': async (page) => {
    await page.goto('/settings');
    await page
      .getByRole('button', { name: /^Delete /u })
      .first()
      .click();
  },
  'create-course': async (page) => {
    await openCourses(page, 'New Course');
    await fill(page, 'Course code', 'ART 9');
    await fill(page, 'Course name', 'Drawing');
    await confirm(page, 'Create Course');
  },
  'create-nameless-course': async (page) => {
    await openCourses(page, 'New Course');
    await confirm(page, 'Create Course');
  },
  'create-assignment': async (page) => {
    await openCourses(page, 'Add Assignment');
    await page.getByRole('dialog').getByLabel('Course').selectOption({ index: 1 });
    await fill(page, 'Title', 'A still life');
    await confirm(page, 'Create Assignment');
  },
  'create-nameless-assignment': async (page) => {
    await openCourses(page, 'Add Assignment');
    await confirm(page, 'Create Assignment');
  },
  'delete-course': async (page) => {
    await page.goto('/courses');
    await page
      .getByRole('button', { name: /^Delete HIS/u })
      .first()
      .click();
    await confirm(page, 'Delete Course');
  },
  'add-graded-example': async (page) => {
    await openTraining(page, 'Add Graded Example');
    await fill(page, 'Title', 'A strong essay');
    await fill(page, 'Student work', 'The group that slept kept more.');
    await fill(page, 'Your feedback', 'Say what it cannot show.');
    await confirm(page, 'Add Graded Example');
  },
  'add-empty-graded-example': async (page) => {
    await openTraining(page, 'Add Graded Example');
    await confirm(page, 'Add Graded Example');
  },
  'add-discussion-example': async (page) => {
    await openTraining(page, 'Add Discussion Example');
    await fill(page, 'Discussion prompt', 'Who was left out?');
    await fill(page, 'Your response', 'Good eye.');
    await confirm(page, 'Add Discussion Example');
  },
  'add-empty-discussion-example': async (page) => {
    await openTraining(page, 'Add Discussion Example');
    await confirm(page, 'Add Discussion Example');
  },
  'generate-key': async (page) => {
    await page.goto('/api-keys');
    await press(page, 'Generate API Key');
  },
  'copy-key': async (page) => {
    await press(page, 'Copy');
  },
  'revoke-key': async (page) => {
    await page.goto('/api-keys');
    await press(page, 'Revoke');
    await confirm(page, 'Revoke');
  },
  'send-message': async (page) => {
    await page.goto('/contact');
    await page.getByLabel('Name').fill('Ruth Bergman');
    await page.getByLabel('Email', { exact: true }).fill('ruth@example.edu');
    await page.getByLabel('Category').selectOption('billing');
    await page.getByLabel('Subject').fill('The plan');
    await page.getByLabel('Message', { exact: true }).fill('Does the trial end by itself?');
    await press(page, 'Send Message');
    await page.getByRole('button', { name: 'Sending...' }).waitFor();
  },
};
