import { seesEveryLook, type Instructor } from './instructor.ts';
import { violationsOn } from './violations-on.ts';

const looks = [
  { name: 'light', colorScheme: 'light', width: 1366 },
  { name: 'dark', colorScheme: 'dark', width: 1366 },
  { name: 'phone', colorScheme: 'light', width: 375 },
] as const;

type Look = (typeof looks)[number];

export const themes = seesEveryLook ? (['light', 'dark'] as const) : (['light'] as const);

/** One choice, or all where every look is seen. Spreads the screens over the choices, the same way in each run. */
function chosenFor<T>(screen: string, choices: readonly T[]): readonly T[] {
  if (seesEveryLook) return choices;
  const sum = Array.from(screen).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return choices.slice(sum % choices.length).slice(0, 1);
}

/** What is wrong in light, in dark or on a phone: what scrolls sideways and what violates WCAG. Takes pictures. */
export async function flawsInLooks(
  instructor: Instructor,
  screen: string,
  prepare: (look: Look['name']) => Promise<void> = async () => undefined,
): Promise<readonly string[]> {
  const { page } = instructor;
  const flaws: string[] = [];
  for (const { name, colorScheme, width } of chosenFor(screen, looks)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 844 });
    await prepare(name);
    flaws.push(...(await flawsNow(instructor, `${screen}-${name}`)));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1366, height: 768 });
  return flaws;
}

/** As `flawsInLooks`, in light or in dark, at the width that the window has, for what a change of width would close. */
export async function flawsInThemes(instructor: Instructor, screen: string): Promise<readonly string[]> {
  const { page } = instructor;
  const flaws: string[] = [];
  for (const colorScheme of chosenFor(screen, ['light', 'dark'] as const)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    flaws.push(...(await flawsNow(instructor, `${screen}-${colorScheme}`)));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return flaws;
}

async function flawsNow(instructor: Instructor, name: string): Promise<readonly string[]> {
  const { page } = instructor;
  const beyond = Number(await page.evaluate('document.documentElement.scrollWidth - innerWidth'));
  const violations = await violationsOn(page, name);
  await instructor.picture(name);
  return beyond > 0 ? [`${name}: scrolls sideways by ${beyond}`, ...violations] : violations;
}
