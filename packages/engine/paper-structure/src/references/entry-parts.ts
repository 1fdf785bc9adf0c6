import type { Span } from '@greenpen/paper';

/** Offsets into the entry. */
export type EntryLinks = { readonly doi: Span | null; readonly url: Span | null; readonly end: number };

const DOI =
  /(?:https?:\/\/)?(?:(?:dx\.|www\.)?doi\.org\/|doi:\s?(?:https?:\/\/(?:dx\.)?doi\.org\/)?|(?<=\s))10\.\d{4,9}\/\S+|https?:\/\/doi\.org\/\S+/iu;
const URL = /(?:https?:\/\/|www\.)\S+/iu;
const LINK_WORDS =
  /(?:\s*(?:Retrieved|Accessed|Available|Viewed)\b[^.]{0,60}?(?:from|at|:|on)?:?\s*|\s*doi:?\s*)$/iu;

/** The DOI or address of an entry, without the full stop after it, and where the words before it end. */
export function findEntryLinks(entry: string): EntryLinks {
  const doi = spanOf(DOI.exec(entry));
  const url = doi === null ? spanOf(URL.exec(entry)) : null;
  const first = Math.min(doi?.start ?? entry.length, url?.start ?? entry.length);
  const words = LINK_WORDS.exec(entry.slice(Math.max(0, first - 120), first));
  return { doi, url, end: first < entry.length ? first - (words?.[0].length ?? 0) : entry.length };
}

function spanOf(match: RegExpExecArray | null): Span | null {
  if (match === null) return null;
  let written = match[0].replace(/[.,;>\]]+$/u, '');
  if (written.endsWith(')') && !written.includes('(')) written = written.slice(0, -1);
  return { start: match.index, end: match.index + written.length };
}

const ABBREVIATION =
  /(?:^|[\s([“"])(?:vs?|st|dr|mr|mrs|ms|no|vol|jr|sr|ed|eds|inc|ltd|co|etc|ca|u\.s|u\.k|u\.s\.a|d\.c|e\.g|i\.e|\p{Lu})$/iu;

/** Where a sentence-like part of an entry ends: after its stop, outside brackets and quotation marks. */
export function endOfPart(entry: string, from: number, to: number): number {
  let depth = 0;
  for (let index = from; index < to; index += 1) {
    const character = entry[index] ?? '';
    if (character === '(' || character === '[') depth += 1;
    if ((character === ')' || character === ']') && depth > 0) depth -= 1;
    if (depth > 0 || !/[.?!]/u.test(character)) continue;
    const after = entry.slice(index + 1, index + 4);
    if (!/^[”"’']?(?:\s|$)/u.test(after)) continue;
    if (character === '.' && ABBREVIATION.test(entry.slice(Math.max(from, index - 8), index))) continue;
    // "Is it so? a study": a part does not go on in lower case after its end.
    if (/^[”"’']?\s\p{Ll}/u.test(after)) continue;
    return index + (/^[”"’']/u.test(after) ? 2 : 1);
  }
  return to;
}
