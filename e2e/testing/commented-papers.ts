import { uploadAssignments } from '@greenpen/api-contract';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { z } from 'zod';
import type { Account } from './account.ts';
import { gradeAndWait } from './fill-account.ts';

const essay = (name: string) => `${name}

Sleep and Memory

Slow-wave sleep supports memory in a direct way. The hippocampus replays the events of the day, and this replay strengthens the connections that hold a memory in the cortex.

An experiment on sleep shows this. The students was tested twice, and those who slept soon after they learned forgot fewer words. They was not told why.

Students should plan their evenings with this in mind. It would be better to stop earlier and return to the material in the morning.
`;

/** A course with an assignment and graded papers of these students; the papers' ids. */
export async function gradePapers(account: Account, students: readonly string[]): Promise<readonly string[]> {
  const courseId = await account.make('/api/courses', { code: 'PSY 101', name: 'Psychology' });
  const courseAssignmentId = await account.make(`/api/courses/${courseId}/assignments`, { title: 'Sleep' });
  const form = new FormData();
  form.append('courseId', courseId);
  form.append('courseAssignmentId', courseAssignmentId);
  for (const name of students)
    form.append('files', new Blob([essay(name)], { type: 'text/plain' }), `${name}.txt`);
  const answer = await account.fetch('POST', '/api/assignments/upload', { form });
  const { assignments } = uploadAssignments.response.parse(await answer.json());
  for (const { id } of assignments) await gradeAndWait(account, id);
  return assignments.map(({ id }) => id);
}

/** Runs in the page: the middle of the first and last letter of these words in the paper; null if they are not there. */
const placeOf = `(words) => {
  for (const block of document.querySelectorAll('.sheets [data-start]')) {
    const start = block.textContent.indexOf(words);
    if (start === -1) continue;
    block.scrollIntoView({ block: 'center' });
    const letter = (at) => {
      const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      let left = at;
      while (walker.nextNode()) {
        const { length } = walker.currentNode;
        if (left >= length) { left -= length; continue; }
        const range = document.createRange();
        range.setStart(walker.currentNode, left);
        range.setEnd(walker.currentNode, left + 1);
        return range.getBoundingClientRect();
      }
    };
    const [first, last] = [letter(start), letter(start + words.length - 1)];
    return { x: first.left + 1, y: first.top + first.height / 2, toX: last.right, toY: last.top + last.height / 2 };
  }
  return null;
}`;

const place = z.object({ x: z.number(), y: z.number(), toX: z.number(), toY: z.number() });

/** Selects words of the paper with the mouse; again if the paper moved under it, as an instructor would. */
export async function selectWords(page: Page, words: string): Promise<void> {
  await page.locator('.sheets').waitFor();
  await expect
    .poll(async () => {
      // A press on selected words would drag them.
      await page.evaluate('getSelection().removeAllRanges()');
      const { x, y, toX, toY } = place.parse(await page.evaluate(`(${placeOf})(${JSON.stringify(words)})`));
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(toX, toY, { steps: 5 });
      await page.mouse.up();
      await page
        .getByRole('toolbar', { name: 'Selected words' })
        .waitFor({ timeout: 5000 })
        .catch(() => undefined);
      return page.evaluate('String(getSelection()).replaceAll(/\\s+/gu, " ")');
    })
    .toBe(words);
}

const findings = (page: Page) => page.getByRole('region', { name: 'Findings' });

export const rowOf = (page: Page, tag: string) =>
  findings(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `Show ${tag} in the paper` }) });
