import { checkTitles } from './check-titles.ts';

/** A check's name as screens show it; of one that is gone, whose findings stand in old reviews, the words of its id. */
export function labelOfCheck(check: string): string {
  return (Object.hasOwn(checkTitles, check) ? checkTitles[check] : undefined) ?? wordsOf(check);
}

function wordsOf(check: string): string {
  const words = check.replace(/^(?:apa|grammar|content)-/u, '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
