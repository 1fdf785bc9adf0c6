import { expect } from 'vitest';
import { seesEveryLook, type Instructor } from './instructor.ts';
import { violationsOn } from './violations-on.ts';

const looks = [
  { name: 'light', colorScheme: 'light', width: 1366 },
  { name: 'dark', colorScheme: 'dark', width: 1366 },
  { name: 'phone', colorScheme: 'light', width: 375 },
] as const;

type Look = (typeof looks)[number];

export const themes = seesEveryLook ? (['light', 'dark'] as const) : (['light'] as const);

/** Spreads the screens over the looks, the same way in each run. */
function looksFor(screen: string): readonly Look[] {
  if (seesEveryLook) return looks;
  const sum = Array.from(screen).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return looks.slice(sum % looks.length).slice(0, 1);
}

/** In light, in dark or on a phone: nothing scrolls sideways, nothing violates WCAG, and a picture is taken. */
export async function inEachLook(
  instructor: Instructor,
  screen: string,
  prepare: (look: Look['name']) => Promise<void> = async () => undefined,
): Promise<void> {
  const { page } = instructor;
  for (const { name, colorScheme, width } of looksFor(screen)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 844 });
    await prepare(name);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    expect(await violationsOn(page, `${screen} ${name}`)).toEqual([]);
    await instructor.picture(`${screen}-${name}`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1366, height: 768 });
}
