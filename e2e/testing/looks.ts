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

/** What is wrong in light, in dark or on a phone: what scrolls sideways and what violates WCAG. Takes pictures. */
export async function flawsInLooks(
  instructor: Instructor,
  screen: string,
  prepare: (look: Look['name']) => Promise<void> = async () => undefined,
): Promise<readonly string[]> {
  const { page } = instructor;
  const flaws: string[] = [];
  for (const { name, colorScheme, width } of looksFor(screen)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 844 });
    await prepare(name);
    const beyond = Number(await page.evaluate('document.documentElement.scrollWidth - innerWidth'));
    if (beyond > 0) flaws.push(`${screen} ${name}: scrolls sideways by ${beyond}`);
    flaws.push(...(await violationsOn(page, `${screen} ${name}`)));
    await instructor.picture(`${screen}-${name}`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1366, height: 768 });
  return flaws;
}
