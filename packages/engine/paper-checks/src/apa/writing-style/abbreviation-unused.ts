import type { Check } from '../../check.ts';
import { aboutAbbreviations } from './advice.ts';
import { placesOf, runningTextOf } from './running-text.ts';

/** "World Health Organization (WHO)": capitals in parentheses behind the words whose initials they are. */
export const INTRODUCED =
  /(?<words>(?<![\p{L}'])(?:\p{L}[\p{L}']{0,40}[ -]){2,8})\((?<wrong>\p{Lu}{2,6})s?\)/u;

export const abbreviationUnused: Check = {
  id: 'apa-abbreviation-unused',
  area: 'apa',
  group: 'Style of the text',
  severity: 'advice',
  cost: 'minor',
  title: 'Abbreviation introduced and not used',
  source: 'APA 7, chapter 6',
  summary: 'An abbreviation is introduced only if it is used afterwards.',
  advice: aboutAbbreviations,
  *run(paper) {
    const whole = runningTextOf(paper)
      .map(({ text }) => text)
      .join('\n');
    for (const { start, end, match } of placesOf(paper, INTRODUCED)) {
      const short = match.groups?.['wrong'] ?? '';
      if (!isShortFor(short, match.groups?.['words'] ?? '')) continue;
      const uses = whole.match(new RegExp(String.raw`(?<!\p{L})${short}s?(?!\p{L})`, 'gu'))?.length ?? 0;
      if (uses > 1) continue;
      yield {
        span: { start, end },
        message: `“${short}” is introduced here and not used again, so the full words are enough.`,
      };
    }
  },
};

/** The initials of the words, small ones such as "of" left out or not. */
export function isShortFor(short: string, words: string): boolean {
  const all = words.trim().split(/[ -]+/u);
  const long = all.filter((word) => !/^(?:of|and|the|for|in|on|to|a|an)$/iu.test(word));
  return initialsOf(all).endsWith(short) || initialsOf(long).endsWith(short);
}

function initialsOf(words: readonly string[]): string {
  return words.map((word) => word.charAt(0).toUpperCase()).join('');
}
