import { expect } from 'vitest';
import type { Instructor } from './instructor.ts';
import { violationsOn } from './violations-on.ts';

const looks = [
  ['light', 'light', 1366],
  ['dark', 'dark', 1366],
  ['phone', 'light', 390],
] as const;

type Look = (typeof looks)[number][0];

/** In light, in dark and on a phone: nothing scrolls sideways, nothing violates WCAG, and a picture is taken. */
export async function inEachLook(
  instructor: Instructor,
  name: string,
  prepare: (look: Look) => Promise<void> = async () => undefined,
): Promise<void> {
  const { page } = instructor;
  for (const [look, colorScheme, width] of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 844 });
    await prepare(look);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    expect(await violationsOn(page, `${name} ${look}`)).toEqual([]);
    await instructor.picture(`${name}-${look}`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1366, height: 768 });
}
