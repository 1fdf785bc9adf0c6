import type { Page } from 'playwright-core';
import { everyTrouble, type Screen } from './screen.ts';
import { dialog, openDialog, press } from './acts.ts';
import { neverAnswer } from './answer-with.ts';

const path = '/courses';

/** Courses, what is set in them, and what they teach the drafts. */
export const courseScreens = (): readonly Screen[] => [
  { name: 'courses', path, troubles: everyTrouble },
  { name: 'courses-empty', path, viewer: 'newcomer' },
  { name: 'courses-archived', path, before: archiveOne, act: openArchived },
  { name: 'course-figures', path, act: press(/^Week 3: /u) },
  { name: 'course-figures-loading', path, before: holdFigures, act: press(/^Week 3: /u) },
  { name: 'course-training', path, act: openTab('AI Training') },
  { name: 'course-training-empty', path, act: openEmptyTraining },
  { name: 'course-settings', path, act: openTab('Settings') },
  { name: 'class-list', path, act: openDialog('Class list of PSY 101'), ...dialog },
  { name: 'class-list-empty', path, act: openDialog('Class list of EDU 210'), ...dialog },
  {
    name: 'class-list-loading',
    path,
    before: holdStudents,
    act: openDialog('Class list of PSY 101'),
    ...dialog,
  },
  { name: 'new-course', path, act: openDialog('New Course'), ...dialog },
  { name: 'new-course-missing', path, act: leaveOut, ...dialog },
  { name: 'new-course-waiting', path, act: createOffline, ...dialog },
  { name: 'edit-course', path, act: openDialog('Edit PSY 101'), ...dialog },
  { name: 'new-assignment', path, act: openDialog('Add Assignment'), ...dialog },
  { name: 'graded-example', path, act: openDialog('Add Training Example'), ...dialog },
  { name: 'discussion-example', path, act: addDiscussion, ...dialog },
  { name: 'delete-course', path, act: openDialog('Delete PSY 101'), ...dialog },
];

const archiveOne = (page: Page) =>
  page.route('**/api/courses', async (route) => {
    const response = await route.fetch();
    const courses: unknown = await response.json();
    const archivedAt = '2026-06-30T09:00:00.000Z';
    const json = Array.isArray(courses)
      ? courses.map((course: object, at) => (at === 0 ? { ...course, archivedAt } : course))
      : courses;
    return route.fulfill({ response, json });
  });

const openArchived = (page: Page) => page.getByText(/^Archived courses/u).click();

const holdFigures = (page: Page) => neverAnswer('**/figures')(page);

const holdStudents = (page: Page) => neverAnswer('**/students')(page);

const openTab = (name: string) => async (page: Page) => {
  await press(/^Week 3: /u)(page);
  await page.getByRole('tab', { name }).click();
};

async function openEmptyTraining(page: Page): Promise<void> {
  await press(/^Week 6: /u)(page);
  await page.getByRole('tab', { name: 'AI Training' }).click();
}

async function addDiscussion(page: Page): Promise<void> {
  await openTab('AI Training')(page);
  await openDialog('Add Discussion Example')(page);
}

async function leaveOut(page: Page): Promise<void> {
  await openDialog('New Course')(page);
  await press('Create Course')(page);
  await page.getByText('Missing Information', { exact: true }).first().waitFor();
}

async function createOffline(page: Page): Promise<void> {
  await openDialog('New Course')(page);
  await page.getByLabel('Course code').fill('BIO 7');
  await page.getByLabel('Course name').fill('Cell Biology');
  await page.context().setOffline(true);
  await press('Create Course')(page);
  await page.getByText('Saved on this device, not sent yet').waitFor();
}
