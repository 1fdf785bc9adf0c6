import type { Citation, Span } from '@greenpen/paper';
import { readAfterYear } from './after-year.ts';
import { readCitedAuthors } from './cited-authors.ts';
import { isFamilyName, isInstitution } from './author-names.ts';
import { withYear } from './parenthetical.ts';
import { YEAR, normalYear } from './years.ts';

/** Longer than the longest author part that a sentence holds. */
const REACH = 240;

const WORD = /[^\s]+/gu;

const CAPITAL = /^[“"‘'[]?(?:[dDlLO]['’])?\p{Lu}/u;

const PARTICLE = /^(?:van|von|der|den|de|del|della|di|da|dos|das|du|la|le|bin|ibn|ben|ter|ten|af|el|al)$/u;

const GROUP_CONNECTOR = /^(?:of|for|the|in|on|de|la|at|to|v\.|vs\.)$/u;

const INITIAL = /^(?:\p{Lu}\.-?){1,4}$/u;

/** Capitalised words that open a sentence or a clause and are no part of a name. */
const OPENER =
  /^(?:a|about|above|according|accordingly|additional(?:ly)?|after|again|all|also|although|an|and|another|as|at|authors|based|because|before|being|besides|both|building|but|by|classic|consequently|contrary|conversely|critics?|despite|did|doctors?|dr\.?|drawing|during|each|earlier|early|even|every|experts?|extending|few|finally|first(?:ly)?|following|for|from|furthermore|given|had|has|have|hence|her|here|his|how|however|if|importantly|in|indeed|initially|instead|interestingly|is|it|its|just|last(?:ly)?|later|like|likewise|linguists?|many|meanwhile|more|moreover|most|mr\.?|mrs\.?|ms\.?|much|my|nevertheless|new|next|nonetheless|nor|not|notably|nowadays|of|on|once|one|only|or|other|others|our|out|over|overall|per|perhaps|philosophers?|previous(?:ly)?|prof\.?|professors?|psychologists?|rather|recent(?:ly)?|regarding|research|researchers?|respectively|scholars?|scientists?|second(?:ly)?|see|several|similar(?:ly)?|since|so|some|sociologists?|specifically|still|studies|study|subsequently|such|that|the|their|then|theorists?|there|thereby|therefore|these|they|third(?:ly)?|this|those|though|three|through|throughout|thus|to|today|two|ultimately|under|unfortunately|unless|unlike|until|upon|using|was|we|were|what|when|where|whereas|whether|which|while|who|whose|why|with|within|without|writers?|writing|yet|your)[,:]?$/iu;

const SECONDARY = /^\s*,\s*(?:as\s+)?(?:cited|quoted|discussed)\s+(?:in|by)\s+/iu;
const REPORTING =
  /^,?\s+(?:also\s+|further\s+|even\s+|later\s+|then\s+|first\s+|recently\s+|\p{Ll}+ly\s+)?(?:has|have|had|was|were|is|are|did|do|does)?\s*(?:not\s+)?(?:also\s+)?(?:add|address|advis|affirm|agree|analy[sz]|argu|ask|assert|assess|assum|attribut|believ|caution|challeng|characteri[sz]|cite|cited|claim|classif|compar|conclud|conduct|confirm|consider|contend|contrast|coin|criticiz|criticis|critiqu|defin|demonstrat|describ|determin|develop|differ|discover|discuss|distinguish|document|emphasi[sz]|estimat|evaluat|examin|expand|explain|explor|extend|find|found|focus|formulat|highlight|hypothesi[sz]|identif|illustrat|indicat|insist|interpret|interview|introduc|investigat|list|maintain|measur|mention|note|noted|notes|object|observ|offer|outlin|point|posit|postulat|predict|present|propos|prov|provid|publish|question|reason|recogni[sz]|recommend|refer|refut|reject|remark|remind|replicat|report|respond|reveal|review|said|say|show|state|stated|states|stress|studied|suggest|summari[sz]|support|survey|synthesi[sz]|test|theori[sz]|trac|urg|use|used|view|warn|wrote|writ)\p{Ll}*\b/iu;
const COURT_CASE = /\sv\.\s/u;
const NEXT_WORK =
  /^,?\s+(?:and\s+|&\s+)?(?:\p{Lu}[\p{L}'’.-]*,?\s+|and\s+|&\s+|of\s+|et al\.\s+){1,8}\((?:\d{4}|n\.d\.)/u;
const ACCORDING =
  /(?:according to|(?:as )?(?:cited|quoted|discussed|described|proposed|suggested|shown|argued|reported|noted|defined|developed|conducted|identified|introduced|explained|observed|outlined|found|stated) (?:by|in)|see|by|work of|study of|research of|findings of|theory of)\s+(?:the\s+)?$/iu;

/** The works of "Diaz and Lee (2019, p. 4)": authors in the sentence, year in the parentheses. */
export function readNarrative(text: string, blockStart: number, year: Span): readonly Citation[] {
  const inner = text.slice(year.start + 1, year.end - 1);
  const match = [...inner.matchAll(YEAR)][0];
  if (match === undefined || inner.slice(0, match.index).trim() !== '') return [];
  const yearStart = year.start + 1 + match.index;
  const yearEnd = yearStart + match[0].length;
  const rest = inner.slice(match.index + match[0].length);
  const isSecondary = SECONDARY.test(rest);
  if (!isSecondary && !/^\s*(?:[,;:]|$)/u.test(rest)) return [];
  const before = findAuthorsBefore(text, blockStart, year.start);
  if (before === null) return [];
  const authors = readCitedAuthors(before.written);
  if (authors === null) return [];
  const { names, abbreviation, joiner, hasEtAl } = authors;
  const after = isSecondary
    ? { moreYears: [], locator: null }
    : readAfterYear(text, { start: yearEnd, end: year.end - 1 });
  const areFamilies = names.every(isFamilyName);
  const isClear =
    hasEtAl ||
    (joiner !== null && areFamilies) ||
    ((areFamilies || isInstitution(names[0] ?? '') || COURT_CASE.test(names[0] ?? '')) &&
      (before.isPossessive ||
        after.locator !== null ||
        REPORTING.test(text.slice(year.end, year.end + 60)) ||
        NEXT_WORK.test(text.slice(year.end, year.end + 120)) ||
        ACCORDING.test(text.slice(Math.max(blockStart, before.span.start - 60), before.span.start))));
  const first: Citation = {
    kind: 'narrative',
    span: { start: before.span.start, end: year.end },
    group: { start: before.span.start, end: year.end },
    authors: before.span,
    names,
    abbreviation,
    joiner,
    hasEtAl,
    year: normalYear(match[0]),
    yearSpan: { start: yearStart, end: yearEnd },
    locator: after.locator,
    role: isSecondary ? 'original-of-secondary' : 'work',
    isClear,
  };
  return [first, ...after.moreYears.map((span) => withYear(text, first, span))];
}

/** Position of the source of a secondary citation: "Lyon et al., 2014" in "Rabbitt (1982, as cited in …)". */
export function findSecondarySource(text: string, year: Span): Span | null {
  const inner = text.slice(year.start + 1, year.end - 1);
  const match = /,\s*(?:as\s+)?(?:cited|quoted|discussed)\s+(?:in|by)\s+/iu.exec(inner);
  if (match === null) return null;
  return { start: year.start + match.index + match[0].length, end: year.end };
}

type AuthorsBefore = { readonly span: Span; readonly written: string; readonly isPossessive: boolean };

type Word = { readonly text: string; readonly start: number };

/** Walks back from an opening parenthesis over the words that can be its authors. */
function findAuthorsBefore(text: string, blockStart: number, opening: number): AuthorsBefore | null {
  const from = Math.max(blockStart, opening - REACH);
  const words = Array.from(text.slice(from, opening).matchAll(WORD), ({ index, 0: word }): Word => {
    return { text: word, start: from + index };
  });
  const last = words.at(-1);
  if (last === undefined || text.slice(last.start + last.text.length, opening).length > 1) return null;
  const isPossessive = /['’]s?$/u.test(last.text) && /(?:['’]s|s['’])$/u.test(last.text);
  const ending = last.text.replace(isPossessive ? /['’]s$|(?<=s)['’]$/u : /$/u, '');
  const end = last.start + ending.length;
  words[words.length - 1] = { text: ending, start: last.start };

  let index = words.length - 1;
  if (/^al\.?,?$/u.test(ending) && /^et\.?$/u.test(words[index - 1]?.text ?? '')) index -= 2;
  else if (
    /^(?:colleagues|others|associates)$/u.test(ending) &&
    /^(?:and|&)$/u.test(words[index - 1]?.text ?? '')
  )
    index -= 2;
  const quoted = findQuotedTitle(text, from, end);
  const start = quoted ?? walkBack(words, index);
  if (start === null || start >= end) return null;
  return { span: { start, end }, written: text.slice(start, end), isPossessive };
}

function findQuotedTitle(text: string, from: number, end: number): number | null {
  if (!/[”"]/u.test(text[end - 1] ?? '')) return null;
  const start = Math.max(text.lastIndexOf('“', end - 2), text.lastIndexOf('"', end - 2));
  return start >= from ? start : null;
}

function walkBack(words: readonly Word[], from: number): number | null {
  let index = from;
  let start: number | null = null;
  let isList = false;
  for (; index >= 0; index -= 1) {
    const word = words[index]?.text ?? '';
    const endsWithComma = word.endsWith(',');
    const bare = word.replace(/,$/u, '');
    if (
      start !== null &&
      endsWithComma &&
      !isList &&
      !/^(?:Jr|Sr|Inc)\.?$/u.test(words[index + 1]?.text ?? '')
    )
      break;
    if (
      start !== null &&
      /[.!?;:]$/u.test(bare) &&
      !INITIAL.test(bare) &&
      !/^(?:Jr|Sr|St|Inc|v|vs|U\.S)\.$/u.test(bare)
    )
      break;
    if (CAPITAL.test(bare)) {
      if (isOpener(bare)) break;
      start = words[index]?.start ?? null;
      continue;
    }
    if (start !== null && PARTICLE.test(bare)) {
      start = words[index]?.start ?? null;
      continue;
    }
    if (start !== null && /^(?:and|&)$/u.test(bare)) {
      const previous = words[index - 1]?.text ?? '';
      if (!CAPITAL.test(previous) || isOpener(previous)) break;
      isList = previous.endsWith(',');
      if (isList && !looksLikeListItem(words, index - 1)) break;
      continue;
    }
    if (start !== null && GROUP_CONNECTOR.test(bare) && connectsGroup(words, index)) continue;
    break;
  }
  return start;
}

/** "WHO" is a name, "Who" is none. */
function isOpener(word: string): boolean {
  return OPENER.test(word) && !/^\p{Lu}{2,}/u.test(word);
}

/** In "In Texas, and Lee (2019)" the comma is no list of authors; in "Diaz, Ono, and Lee" it is. */
function looksLikeListItem(words: readonly Word[], index: number): boolean {
  const previous = words[index - 1]?.text ?? '';
  return previous.endsWith(',') && CAPITAL.test(previous) && !isOpener(previous);
}

/** "Centers for Disease Control" goes on over "for"; "In Texas for Lee" does not. */
function connectsGroup(words: readonly Word[], index: number): boolean {
  const previous = words[index - 1]?.text ?? '';
  const beforeThat = words[index - 2]?.text ?? '';
  const head = /^(?:of|for|the|in|on)$/u.test(previous) ? beforeThat : previous;
  if (!CAPITAL.test(head) || isOpener(head) || head.endsWith(',')) return false;
  const name = words
    .slice(Math.max(0, index - 3), index + 4)
    .map(({ text }) => text)
    .join(' ');
  return isInstitution(name) || (words[index]?.text ?? '').startsWith('v');
}
