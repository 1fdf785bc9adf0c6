import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFailed } from 'vitest';
import { closeWindows, openBrowser } from './testing/shared-browser.ts';
import { handIn, makeCourse, paperBy } from './testing/hand-in.ts';
import { Instructor } from './testing/instructor.ts';
import { violationsOn } from './testing/violations-on.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closeWindows(browser));

const short = 'Short sleep is linked to lower grades. They stays up late anyway.';
const longer = `${short.replace('stays', 'stay')} Memory needs rest, and rest needs time.`;

/** Pixels by which content of the open dialog exceeds its right edge, without toasts. */
const beyondTheDialog = `(() => {
  const dialog = document.querySelector('dialog[open]');
  const parts = [...dialog.querySelectorAll('*')].filter((part) => part.closest('.toasts') === null);
  const rights = parts.map((part) => part.getBoundingClientRect().right);
  return Math.ceil(Math.max(...rights) - dialog.getBoundingClientRect().right);
})()`;

it('stacks the attempts of a student, shows what changed, and where a grade is doubtful', async () => {
  const instructor = await Instructor.arrive(browser);
  const { page } = instructor;
  onTestFailed(() => instructor.pictureFailure('attempts'));
  await instructor.signUp('attempts@example.edu');
  await makeCourse(page);
  await handIn(page, [paperBy('Ana Ruiz', 'ana-1.txt', short), paperBy('Ben Okafor', 'ben.txt', short)], 2);
  await handIn(page, [paperBy('Ana Ruiz', 'ana-2.txt', longer)], 3);

  await page.goto('/grading-queue');
  await expect.poll(() => page.getByRole('row').count()).toBe(3);
  await page.getByRole('button', { name: '1 earlier attempt of ana-2.txt' }).waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('o');
  await page.getByText('Attempt 1 of 2').waitFor();
  await expect.poll(() => page.getByRole('row').count()).toBe(4);
  await page.keyboard.press('a');
  await page.getByText('2 selected').waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.getByText('3 selected').waitFor();
  await instructor.picture('queue-stack-open');
  await page.keyboard.press('Escape');

  await page.keyboard.press('d');
  const dialog = page.getByRole('dialog', { name: 'What changed: Ana Ruiz' });
  await dialog.getByText('words added').waitFor();
  expect(await dialog.locator('ins').allTextContents()).toEqual([
    'stay',
    'Memory needs rest, and rest needs time.',
  ]);
  expect(await dialog.locator('del').allTextContents()).toEqual(['stays']);
  await instructor.picture('queue-what-changed');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violationsOn(page, `what changed, ${colorScheme}`)).toEqual([]);
  }
  await instructor.picture('queue-what-changed-dark');
  await page.keyboard.press('Escape');

  const doubt = page.getByRole('button', { name: 'Some doubt about the grade of ana-2.txt: why?' });
  await doubt.hover();
  await page.getByText('There is too little text to judge.').waitFor();
  await instructor.picture('queue-doubt-dark');
  expect(await violationsOn(page, 'why a grade is doubtful')).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.mouse.move(0, 0);
  await page.getByRole('button', { name: 'Look at first' }).click();
  await expect.poll(() => page.url()).toContain('doubtful=true');
  // The stack that was opened stays open.
  await expect.poll(() => page.getByRole('row').count()).toBe(4);
  await page.getByRole('button', { name: 'All', exact: true }).click();

  await page.getByRole('button', { name: 'Assignment', exact: true }).click();
  await expect.poll(() => page.url()).toContain('sort=name');
  await page.getByRole('row', { name: /ana-2/u }).click();
  await page.getByRole('heading', { level: 1, name: /Ana Ruiz/u }).waitFor();
  await page.getByText('1 of 2').waitFor();
  await page.keyboard.press('j');
  await page.getByRole('heading', { level: 1, name: /Ben Okafor/u }).waitFor();
  await page.getByText('2 of 2').waitFor();

  await page.goto('/grading-queue');
  await page.getByRole('button', { name: '1 earlier attempt of ana-2.txt' }).waitFor();
  await page.keyboard.press('j');
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await instructor.picture(`queue-attempts-${width}`);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    await page.keyboard.press('d');
    await dialog.getByText('words added').waitFor();
    await instructor.picture(`queue-what-changed-${width}`);
    expect(await page.evaluate(beyondTheDialog)).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
  }
  expect(instructor.complaints).toEqual([]);
  await instructor.leave();
});
