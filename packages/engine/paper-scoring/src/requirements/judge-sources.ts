import { isBan, type Requirement } from '@greenpen/grading';
import type { Span } from '@greenpen/paper';
import { distinctSources } from '../content/distinct-sources.ts';
import { count } from '../content/measure.ts';
import type { ReadWork } from '../content/measure-input.ts';
import { judgeBannedSources } from './judge-banned-sources.ts';
import { cannotTell, NUMBER, numberOf, type Judged } from './judged.ts';
import { quotationsIn } from './judge-wording.ts';
import { listWorks, type ListedWork } from './listed-works.ts';
import { oldestYear, readDemands, type Age, type Demand } from './source-demands.ts';

/** "Link to one news article" is met by an address. */
const ASKS_LINK = /^(?:hyper)?link\b|^include (?:a|the) link\b/iu;
const ADDRESS = /\bhttps?:\/\/\S+|\bwww\.\S+/iu;
const ASKS_QUOTATIONS = new RegExp(
  String.raw`^quote\b.*?\b(?:at least\s+)?(${NUMBER}|once|twice)(?:\s+times)?\b|\b(${NUMBER})\s+(?:direct\s+|short\s+)?(?:quotations|quotes)\b`,
  'iu',
);
const ASKS_CITATIONS =
  /\bin[- ]text\b|\bin the text\b|^name (?:your|the|all|each|every) (?:[\p{L}-]+ )?sources?\b|^cite (?:them|all|your|each|every|the sources|sources|any|it)\b|^(?:document|acknowledge)\b|\bcitations\b/iu;
const ASKS_MATERIAL =
  /^(?:refer|draw|connect|use|cite|link)\b.*?\b(textbook|chapter|lectures?|readings?|article|novel|story|poem|manual|film|book|case)\b/iu;
/** What a citation in any style shows: a year, a page or a number in brackets, an address, a note. */
const SOME_CITATION =
  /\([^()]*\b(?:19|20)\d\d\b[^()]*\)|\([^()]*\b(?:pp?\.|para\.|ch\.|chapter|n\.d\.)[^()]*\)|https?:|\(\p{L}+(?:\s+\p{L}+){0,3},?\s+\d{1,4}\)|\[\d{1,3}\]|[.,”"]\d{1,3}(?:\s|$)|\bibid\b|[\u00b9\u00b2\u00b3\u2070-\u2079]/iu;
/** Words that show that something is used, though it may not be cited. */
const SOME_SOURCE =
  /\baccording to\b|\b(?:articles?|stud(?:y|ies)|researchers?|manual|reports?|authors?|book|survey|website|journal|textbook|chapter|lecture)\b/iu;
/** "A citation", "give the full reference": what has to be seen on the page. */
const ASKS_TO_SHOW =
  /^an? citation$|^(?:give|include|provide|add|insert|list)\s+(?:[\p{L}-]+\s+){0,4}?(?:citations?|references?)\b/iu;

/** Counts what is cited and listed, by number, kind and age; forbidden kinds are looked for. */
export function judgeSources(requirement: Requirement, input: ReadWork): Judged {
  const { text, asWritten } = requirement;
  const { work } = input;
  if (isBan(requirement)) return judgeBannedSources(text, input);
  if (ASKS_LINK.test(text)) return judgeLink(work.text);
  const quotations = ASKS_QUOTATIONS.exec(text);
  if (quotations !== null) return judgeQuotations(text, quotations, input);
  if (ASKS_TO_SHOW.test(text)) return judgeShown(text, input);
  const demands = readDemands(text);
  if (demands.length > 0) return judgeDemands(demands, input);
  if (/^(?:all|every|each|your)?\s*(?:sources|references)\b/iu.test(text)) return judgeAll(text, input);
  if (ASKS_CITATIONS.test(text) || ASKS_CITATIONS.test(asWritten)) return judgeCitations(input);
  return judgeMaterial(text, input);
}

/** The works that the text cites or, where those are more, the entries of its list in any style. */
export function countSources(input: ReadWork): number {
  return Math.max(distinctSources(input), listWorks(input).length);
}

function judgeLink(text: string): Judged {
  const match = ADDRESS.exec(text);
  if (match === null) return cannotTell;
  return {
    verdict: 'met',
    span: { start: match.index, end: match.index + match[0].replace(/[.,;)]+$/u, '').length },
  };
}

function judgeQuotations(text: string, [, times, quotes]: RegExpExecArray, input: ReadWork): Judged {
  const written = times ?? quotes ?? '';
  const asked = /^once$/iu.test(written) ? 1 : /^twice$/iu.test(written) ? 2 : numberOf(written);
  const found = quotationsIn(input);
  const isAtMost = /\b(?:no more than|at most|up to|maximum)\b/iu.test(text);
  const span = (isAtMost ? found[asked] : found[0]) ?? null;
  const reason = `${count(found.length, 'quotation')}; asked for: ${isAtMost ? 'at most ' : ''}${asked}.`;
  if (isAtMost) return { verdict: found.length <= asked ? 'met' : 'not-found', span, reason };
  return { verdict: found.length >= asked ? 'met' : found.length > 0 ? 'partly' : 'not-found', span, reason };
}

function firstPlace({ work }: ReadWork, works: readonly ListedWork[]): Span | null {
  return work.citations[0]?.span ?? works[0]?.span ?? null;
}

function judgeDemands(demands: readonly Demand[], input: ReadWork): Judged {
  const works = listWorks(input);
  const found = countSources(input);
  if (found === 0) {
    const { text } = input.work;
    const isSure = works.length === 0 && !SOME_SOURCE.test(text) && !SOME_CITATION.test(text);
    return {
      verdict: isSure ? 'not-found' : 'cannot-tell',
      span: null,
      reason: 'No citations and no list of sources were found.',
    };
  }
  const counted = demands.map((demand, at) =>
    countDemand(demand, { works, found, input, isFirst: at === 0 }),
  );
  const worst = counted.toSorted((a, b) => ORDER[a.verdict] - ORDER[b.verdict])[0];
  const someMet = counted.some(({ verdict }) => verdict === 'met' || verdict === 'partly');
  const verdict = worst?.verdict === 'not-found' && someMet ? 'partly' : (worst?.verdict ?? 'cannot-tell');
  return {
    verdict,
    span: worst?.span ?? firstPlace(input, works),
    reason: counted.map(({ reason }) => reason).join(' '),
  };
}

const ORDER = { 'not-found': 0, partly: 1, 'cannot-tell': 2, met: 3 } as const;

/** Whether anything is cited or listed at all; a source that is only mentioned is not. */
function judgeShown(text: string, input: ReadWork): Judged {
  const works = listWorks(input);
  const { citations } = input.work;
  const place = /\breferences?\b/iu.test(text)
    ? (works[0]?.span ?? null)
    : (citations[0]?.span ?? works[0]?.span ?? null);
  if (place !== null) return { verdict: 'met', span: place };
  if (SOME_CITATION.test(input.work.text)) return cannotTell;
  return { verdict: 'not-found', span: null, reason: 'No source is cited or listed.' };
}

type Counted = Judged & { readonly reason: string };
type Known = {
  readonly works: readonly ListedWork[];
  readonly found: number;
  readonly input: ReadWork;
  readonly isFirst: boolean;
};

function countDemand(demand: Demand, { works, found, input, isFirst }: Known): Counted {
  const { amount, isAtMost, kinds, isOfUnknownKind, age } = demand;
  const isPlain = kinds.length === 0 && age === null;
  const oldest = age === null ? null : oldestYear(age, works, input.work.text);
  const fit = works.map((work) => fitOf(work, kinds, oldest));
  const sure = fit.filter((one) => one === 'yes').length;
  const maybe = fit.filter((one) => one === 'maybe').length;
  const counted = isPlain || works.length === 0 ? null : { sure, maybe };
  const reason = sayCount(demand, counted, isFirst || isPlain ? found : null);
  if (isAtMost) {
    const beyond = works.filter((_, at) => fit[at] === 'yes')[amount]?.span ?? null;
    const verdict = sure > amount ? 'not-found' : sure + maybe > amount ? 'cannot-tell' : 'met';
    return { verdict, span: beyond, reason };
  }
  const wrong = works.find((_, at) => fit[at] === 'no')?.span ?? null;
  if (works.length > 0 && sure + maybe === 0) return { verdict: 'not-found', span: wrong, reason };
  if (found < amount) return { verdict: 'partly', span: null, reason };
  if (isPlain && isOfUnknownKind)
    return {
      ...cannotTell,
      reason: 'The list does not show which of them are of the kind that was asked for.',
    };
  if (isPlain) return { verdict: 'met', span: null, reason };
  if (sure >= amount)
    return { verdict: isOfUnknownKind && kinds.length === 0 ? 'cannot-tell' : 'met', span: null, reason };
  // What is cited and not listed shows neither kind nor publisher.
  if (works.length === 0 || sure + maybe >= amount) return { verdict: 'cannot-tell', span: null, reason };
  return { verdict: 'partly', span: wrong, reason };
}

/** "4 sources, 1 scholarly, 2 unclear; asked for: 3." */
function sayCount(
  { amount, isAtMost, kindAsWritten, age }: Demand,
  counted: { readonly sure: number; readonly maybe: number } | null,
  found: number | null,
): string {
  const kind = [kindAsWritten, age === null ? '' : sayAge(age)].filter((one) => one !== '').join(' ');
  const said = [
    ...(found === null ? [] : [count(found, 'source')]),
    ...(counted === null ? [] : [`${counted.sure} ${kind}`]),
    ...(counted === null || counted.maybe === 0 ? [] : [`${counted.maybe} unclear`]),
  ];
  return `${said.join(', ')}; asked for: ${isAtMost ? 'at most ' : ''}${amount}.`;
}

type Fit = 'yes' | 'maybe' | 'no';

function fitOf({ kinds, open, year }: ListedWork, asked: Demand['kinds'], oldest: number | null): Fit {
  const isKind = asked.length === 0 || asked.some((kind) => kinds.has(kind));
  if (!isKind && !asked.some((kind) => open.has(kind))) return 'no';
  if (oldest !== null && year !== null && year < oldest) return 'no';
  return isKind && (oldest === null || year !== null) ? 'yes' : 'maybe';
}

function sayAge(age: Age): string {
  return 'since' in age ? `from ${age.since} or later` : `of the last ${count(age.within, 'year')}`;
}

/** "All sources must be peer reviewed": as many as the paper lists. */
function judgeAll(text: string, input: ReadWork): Judged {
  const works = listWorks(input);
  const [demand] = readDemands(
    `${works.length} sources ${text.replace(/^.*?\b(?:sources|references)\b/iu, '')}`,
  );
  if (works.length === 0 || demand === undefined || (demand.kinds.length === 0 && demand.age === null))
    return cannotTell;
  return judgeDemands([demand], input);
}

/** Works of one year by the same authors look like one where they are cited. */
const MOST_CITED = 0.75;

/** Whether what is listed is also cited in the text. */
function judgeCitations(input: ReadWork): Judged {
  const { work, sound } = input;
  const works = listWorks(input);
  const [first] = sound.citations;
  if (work.isAnnotated) return cannotTell;
  if (first === undefined) {
    // Notes and other styles are cited without a year.
    const isOtherStyle =
      /\[\d{1,3}\]|[.,”"]\d{1,3}(?:\s|$)|\(\p{Lu}[\p{L}’'-]+(?:\s+(?:and|&)\s+\p{Lu}[\p{L}’'-]+)?,?\s+\d{1,4}\)|\bibid\b/u.test(
        work.text,
      );
    const isSure =
      works.length > 0
        ? !isOtherStyle
        : !SOME_CITATION.test(work.text) && !/\baccording to\b/iu.test(work.text);
    return {
      verdict: isSure ? 'not-found' : 'cannot-tell',
      span: null,
      reason: `No citation by author and year; ${count(works.length, 'source')} listed.`,
    };
  }
  const cited = distinctSources(input);
  const reason = `${count(sound.citations.length, 'citation')} of ${count(cited, 'source')}; ${works.length} listed.`;
  return { verdict: cited >= works.length * MOST_CITED ? 'met' : 'partly', span: first.span, reason };
}

/** "Refer to the textbook at least once": met where the paper names it. */
function judgeMaterial(text: string, { work }: ReadWork): Judged {
  const named = ASKS_MATERIAL.exec(text)?.[1];
  if (named === undefined) return cannotTell;
  const root = named.replace(/s$/iu, '');
  const match = new RegExp(String.raw`\b(?:the|our|this|in)\s+(?:\p{L}+\s+)?${root}s?\b`, 'iu').exec(
    work.text,
  );
  if (match === null) return cannotTell;
  return { verdict: 'met', span: { start: match.index, end: match.index + match[0].length } };
}
