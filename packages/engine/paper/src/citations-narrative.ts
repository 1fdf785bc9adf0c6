import type { Citation } from './citation.ts';
import { readAfterYear } from './citations-after-year.ts';
import { readCitedAuthors } from './citations-authors.ts';
import { isFamilyName, isInstitution } from './citations-names.ts';
import { findAuthorsBefore } from './citations-before.ts';
import { withYear } from './citations-parenthetical.ts';
import { normalYear, YEAR } from './citations-years.ts';
import type { Span } from './span.ts';

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

/** Where the source of a secondary citation stands: "Lyon et al., 2014" in "Rabbitt (1982, as cited in …)". */
export function findSecondarySource(text: string, year: Span): Span | null {
  const inner = text.slice(year.start + 1, year.end - 1);
  const match = /,\s*(?:as\s+)?(?:cited|quoted|discussed)\s+(?:in|by)\s+/iu.exec(inner);
  if (match === null) return null;
  return { start: year.start + match.index + match[0].length, end: year.end };
}
