import type { Citation } from './citation.ts';
import { foldName } from './citations-names.ts';

const INTRODUCED =
  /(?<![\p{L}’'-])((?:\p{Lu}[\p{L}’'-]{0,40}|of|for|the|and|on|in|&)(?:\s+(?:\p{Lu}[\p{L}’'-]{0,40}|of|for|the|and|on|in|&)){1,9})\s*[([]\s*(\p{Lu}[\p{Lu}\p{L}&-]{1,9})\s*[;,)\]]/gu;

/** "World Health Organization [WHO]" and "World Health Organization (WHO, 2020)": short name to full name. */
export function introducedAbbreviations(
  text: string,
  citations: readonly Citation[],
): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const {
    abbreviation,
    names: [name],
  } of citations) {
    if (abbreviation !== null && name !== undefined) names.set(foldName(abbreviation), name);
  }
  for (const [, full = '', short = ''] of text.matchAll(INTRODUCED)) {
    const words = full.split(/\s+/u);
    const firstWord = words.findIndex((word) => word.startsWith(short[0] ?? ''));
    if (firstWord >= 0 && words.length - firstWord >= 2)
      names.set(foldName(short), words.slice(firstWord).join(' '));
  }
  return names;
}
