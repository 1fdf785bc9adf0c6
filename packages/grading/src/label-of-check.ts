import checkTitles from './check-titles.json' with { type: 'json' };

const titles: ReadonlyMap<string, string> = new Map(Object.entries(checkTitles));

/** A check's title; for a removed check, found in old reviews, the words of its id. */
export function labelOfCheck(check: string): string {
  return titles.get(check) ?? wordsOf(check);
}

function wordsOf(check: string): string {
  const words = check.replace(/^(?:apa|grammar|content)-/u, '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
