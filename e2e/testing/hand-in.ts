import type { Page } from 'playwright-core';
import { z } from 'zod';

const identified = z.object({ id: z.string() });

/** A student's file, as a browser picks it. */
export const paperBy = (student: string, fileName: string, text: string) => ({
  name: fileName,
  mimeType: 'text/plain',
  buffer: Buffer.from(`${student}\nPSY 101\n\nSleep and memory\n\n${text}\n`),
});

/** A course with one assignment, "Sleep essay". */
export async function makeCourse(page: Page): Promise<void> {
  const course = await page.request.post('/api/courses', { data: { code: 'PSY 101', name: 'Psychology' } });
  const { id } = identified.parse(await course.json());
  await page.request.post(`/api/courses/${id}/assignments`, {
    data: { courseId: id, title: 'Sleep essay', week: 2, maxPoints: 100 },
  });
}

/** Uploads for the one thing that is set and waits until all are graded. */
export async function handIn(
  page: Page,
  files: readonly ReturnType<typeof paperBy>[],
  total: number,
): Promise<void> {
  await page.goto('/dashboard');
  await page.locator('input[type=file]').setInputFiles([...files]);
  await page.getByLabel('Course').selectOption({ label: 'PSY 101 - Psychology' });
  await page.getByRole('combobox', { name: /^Assignment/u }).selectOption({ label: 'Week 2 - Sleep essay' });
  await page.getByRole('button', { name: 'Upload & Start AI Grading' }).click();
  await page.getByText(`Recently Graded Assignments (${total})`).waitFor();
}
