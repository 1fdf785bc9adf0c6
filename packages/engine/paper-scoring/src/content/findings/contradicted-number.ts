import type { Sentence } from '../../work/work.ts';
import { withoutQuotations } from '../quotation.ts';
import { AMOUNT, type Amount, comparable, listAmounts, readAmount } from './amounts.ts';
import { ofContent, type ContentCheck } from './content-check.ts';

const MOST = 3;

/** A comparison in words, and the numbers that speak against it, as they are written. */
type Contradiction = { readonly claim: string; readonly numbers: string };

/** Denied, asked, supposed, or a statement on ranks, in which a smaller number is the better one. */
const UNSURE =
  /\?|\b(?:not|never|n['’]t|neither|nor|no|if|unless|would|could|might|may|should|suppose|imagine|instead of|rather than|rank\p{L}*|place[ds]?|position|number one|per|times)\b|n['’]t\b|[-−–]\s?\d+ degrees|\bbelow zero\b/iu;

function isUnsure(text: string): boolean {
  return UNSURE.test(text.replaceAll(/\bMay\b/gu, ''));
}

const UP =
  'rose|risen|rises|rising|increases?|increased|increasing|grew|grown|grows|climbed|climbs|jumped|soared|went up|gone up';
const DOWN =
  'fell|fallen|falls|falling|drops?|dropped|dropping|declined|declines?|decreased|decreases?|shrank|shrunk|sank|went down|gone down|plunged';
const FACTORS: readonly (readonly [RegExp, number])[] = [
  [/doubl/iu, 2],
  [/tripl/iu, 3],
  [/quadrupl/iu, 4],
  [/halved/iu, 0.5],
];
const WHEN = String.raw`(?: (?:in|by|during) (?:the )?(?:\p{L}+ )?(?:of )?\d{4}| (?:students|people|members|visitors|riders|cases|patients|workers|books|points|pounds|hours|minutes|days))?`;
const CHANGE = new RegExp(
  String.raw`\b(${UP}|${DOWN}|doubled|tripled|quadrupled|halved)\b(?: \p{L}+){0,3}?,? from (?:about |nearly |roughly |only )?(${AMOUNT})(?: \p{L}+){0,2}?${WHEN} to (?:about |nearly |roughly |only |just )?(${AMOUNT})`,
  'giu',
);

type Said = { readonly text: string; readonly before: string | null };

/** "Fell from 40 to 52 percent", "doubled from 30 to 40". */
function* findChanges({ text }: Said): Iterable<Contradiction> {
  for (const match of text.matchAll(CHANGE)) {
    const [claim, verb = '', first = '', second = ''] = match;
    const at = match.index + claim.length - second.length;
    const one = readAmount(text, match.index + claim.indexOf(first, verb.length));
    const other = readAmount(text, at);
    if (one === null || other === null || isRate(text, one.end) || mayBeHours(one, other)) continue;
    const values = comparable(one, other, text);
    if (values === null || values[0] === 0) continue;
    const clause = text.slice(clauseStart(text, match.index), match.index);
    if (!disagrees(verb, values, clause)) continue;
    yield { claim: verb, numbers: text.slice(match.index + claim.indexOf(' from ') + 1, other.end) };
  }
}

function disagrees(verb: string, [from, to]: readonly [number, number], clause: string): boolean {
  const [, factor] = FACTORS.find(([named]) => named.test(verb)) ?? [];
  if (factor === undefined)
    return new RegExp(String.raw`^(?:${UP})$`, 'iu').test(verb) ? to < from : to > from;
  const share = to / from / factor;
  if (/\b(?:more than|over) $/iu.test(clause)) return factor > 1 ? share < 0.97 : share > 1.03;
  if (/\b(?:nearly|almost|about|roughly|approximately) $/iu.test(clause)) return share < 0.7 || share > 1.3;
  return share < 0.8 || share > 1.3;
}

const MORE = 'more|higher|greater|larger|bigger|longer|heavier|taller';
const LESS = 'less|fewer|lower|smaller|cheaper|shorter|lighter';
const COMPARED = new RegExp(
  String.raw`(${AMOUNT})(?: (?!and\b|or\b|but\b)\p{L}+){0,6},?(?: which| that)? (?:is|was|are|were) (?:\p{L}+ )?(${MORE}|${LESS}) than (?:the |its |their |our |a )?(${AMOUNT})`,
  'giu',
);

/** "The $84,000 that we took in was less than the $61,000 that we spent". */
function* findCompared({ text }: Said): Iterable<Contradiction> {
  for (const match of text.matchAll(COMPARED)) {
    const [claim, , how = ''] = match;
    const one = readAmount(text, match.index);
    const other = readAmount(text, match.index + (listAmounts(claim).at(-1)?.start ?? 0));
    if (one === null || other === null || one.unit === null) continue;
    if (isRate(text, one.end) || isRate(text, other.end)) continue;
    const values = comparable(one, other, text);
    if (values === null || isTrue(how, values)) continue;
    yield { claim: `${how} than`, numbers: claim };
  }
}

const AGAINST = new RegExp(
  String.raw`\b(${MORE}|${LESS})\b[^.;:()]{0,80}?\bthan\b[^.;:()\d$]{0,60}[,:;(–—] ?(?:at |by |with )?(${AMOUNT}) (?:versus|vs\.?|against|compared (?:with|to)|as opposed to) (?:only |just |about )?(${AMOUNT})`,
  'giu',
);

/** "More women than men voted, 41 percent against 47 percent". */
function* findAgainst({ text }: Said): Iterable<Contradiction> {
  for (const match of text.matchAll(AGAINST)) {
    const [claim, how = '', first = '', second = ''] = match;
    if (
      /\b(?:more|less) (?:\p{L}+ly|likely|effective|efficient|accurate|important|\p{L}+ful)\b/iu.test(claim)
    )
      continue;
    const one = readAmount(text, match.index + claim.lastIndexOf(first, claim.length - second.length - 2));
    const other = readAmount(text, match.index + claim.length - second.length);
    if (one === null || other === null || one.end > other.start) continue;
    const values = comparable(one, other, text);
    if (values === null || isTrue(how, values)) continue;
    yield { claim: `${how} … than`, numbers: text.slice(one.start, other.end) };
  }
}

function isTrue(how: string, [one, other]: readonly [number, number]): boolean {
  return new RegExp(String.raw`^(?:${MORE})$`, 'iu').test(how) ? one > other : one < other;
}

/** [words, the least and the most percent that they can mean]. */
const SHARES: readonly (readonly [string, number, number])[] = [
  [String.raw`(?:a|the) (?:\p{L}+ )?majority`, 50, 100],
  ['(?:more than|over|well over) half', 50, 100],
  ['(?:fewer than|less than|under) half', 0, 50],
  [String.raw`a (?:small |tiny )?minority`, 0, 50],
  ['(?:nearly|almost|about|roughly) half', 38, 56],
  ['(?<!than |over |under |nearly |almost |about |roughly |a |the other |other )half', 45, 55],
  ['two[ -]thirds', 58, 75],
  ['(?:a|one)[ -]third', 27, 40],
  ['three[ -](?:quarters|fourths)', 68, 82],
  ['(?:a|one)[ -](?:quarter|fourth)', 19, 31],
  ['most', 50, 100],
];
const PERCENT = String.raw`(?:about |only |just |some |roughly |nearly )?(\d{1,3}(?:\.\d+)?)(?:\s?%| percent)`;

/** "A majority of the residents, 41 percent, …"; "62 percent, fewer than half, …". */
function* findShares({ text }: Said): Iterable<Contradiction> {
  for (const [words, least, most] of SHARES) {
    const named =
      words === 'most'
        ? String.raw`(?<!\bthe )\bmost (?:of (?:the|its|our|my|these|those) (?:\p{L}+ ){0,3})?(?:\p{L}+(?<!ou)s|people|children|women|men)`
        : String.raw`\b${words} of (?:\p{L}+ ){0,4}?\p{L}+`;
    const stated = new RegExp(String.raw`(${named})(?:,|:| \(| –|—) ?${PERCENT}(?=[,);–—]| –|$|\.$)`, 'giu');
    const glossed = new RegExp(
      String.raw`(?<![\d.] ?)\b${PERCENT}(?: of (?:\p{L}+ ){0,4}?\p{L}+)?,? ?(?:,|\(|–|—) ?(${words})(?=[,).;–—]| of )`,
      'giu',
    );
    for (const match of text.matchAll(stated)) {
      const [whole, claim = '', percent = ''] = match;
      if (isOutside(Number(percent), least, most))
        yield { claim, numbers: whole.slice(claim.length).replace(/^[,:(–— ]+/u, '') };
    }
    for (const [, percent = '', claim = ''] of words === 'most' ? [] : text.matchAll(glossed))
      if (isOutside(Number(percent), least, most)) yield { claim, numbers: `${percent} percent` };
  }
}

function isOutside(percent: number, least: number, most: number): boolean {
  return percent <= 100 && (percent < least || percent > most);
}

const OF_WHOLE = new RegExp(
  String.raw`\b(?:[Oo]f|[Aa]mong) (?:the |our |all |these |those |my )?(\d[\d,]*) (\p{Ll}+s|people|children|women|men)\b[^.;:,\d]{0,60}, (?:only |some |about )?(\d[\d,]*) (?:of them |of these )?(?:said|were|was|had|agreed|disagreed|reported|answered|chose|preferred|did|wanted|thought|passed|failed|voted|came|owned|used|described|returned|finished)\b`,
  'gu',
);
const OUT_OF =
  /(?<![\d.,/$-]|\p{Lu}\p{Ll}+ )\b(\d[\d,]*) (?:out )?of (?:the |its |our |these |those |all )?(\d[\d,]*) (\p{Ll}+s|people|children|women|men)\b/gu;

/** "Of the 40 nurses, 52 agreed"; "52 of the 40 nurses". */
function* findParts({ text }: Said): Iterable<Contradiction> {
  for (const [whole, all = '', noun = '', part = ''] of text.matchAll(OF_WHOLE))
    if (numberOf(part) > numberOf(all))
      yield { claim: `${all} ${noun}`, numbers: whole.slice(whole.lastIndexOf(part)) };
  for (const [, part = '', all = '', noun = ''] of text.matchAll(OUT_OF))
    if (numberOf(part) > numberOf(all) && !/^(?:years|months|days|weeks)$/u.test(noun) && !isYear(part))
      yield { claim: `of ${all} ${noun}`, numbers: part };
}

function isYear(written: string): boolean {
  return /^(?:1[5-9]|20)\d\d$/u.test(written);
}

const EARNS =
  'br(?:ings?|ought|inging) in|earn(?:s|ed|ing)?|t(?:akes?|ook|aking) in|rais(?:e|es|ed|ing)|yield(?:s|ed|ing)?|collect(?:s|ed|ing)?|generat(?:e|es|ed|ing)|receiv(?:e|es|ed|ing)';
const SPENDS =
  'costs?|costing|sp(?:end|ends|ent|ending)|pa(?:y|ys|id|ying)(?: out)?|los(?:es?|t|ing)|us(?:es|ed) up';
const BALANCE = new RegExp(
  String.raw`\b(?:(${EARNS})|(${SPENDS}))\b(?: \p{L}+){0,3}? (more|less) (?:money )?than (?:it|they|we|he|she|the \p{L}+) (?:ever )?(?:(${EARNS})|(${SPENDS}))\b`,
  'iu',
);
const EARNED = new RegExp(
  String.raw`\b(?:${EARNS})\b(?: (?!and\b|but\b|while\b)\p{L}+){0,3}? (\$[\d,.]*\d)`,
  'giu',
);
const SPENT = new RegExp(
  String.raw`\b(?:${SPENDS})\b(?: (?!and\b|but\b|while\b)\p{L}+){0,3}? (\$[\d,.]*\d)`,
  'giu',
);

/** "It brings in less than it costs. Last year it took in $84,000 and cost $61,000." */
function* findBalance({ text, before }: Said): Iterable<Contradiction> {
  for (const claimed of [text, before]) {
    const match = claimed === null ? null : BALANCE.exec(claimed);
    if (match === null || claimed === null || isUnsure(claimed)) continue;
    const [claim, earns, spends, how, thenEarns, thenSpends] = match;
    if (
      (earns === undefined) === (thenEarns === undefined) ||
      (spends === undefined) === (thenSpends === undefined)
    )
      continue;
    const [earned, spent] = [[...text.matchAll(EARNED)], [...text.matchAll(SPENT)]];
    const [income, cost] = [earned[0]?.[1], spent[0]?.[1]];
    if (earned.length !== 1 || spent.length !== 1 || income === undefined || cost === undefined) continue;
    // A third amount may be a part of one of the two.
    if (listAmounts(text).filter(({ unit }) => unit === '$').length !== 2) continue;
    const isMore = numberOf(income) > numberOf(cost);
    const isIncomeMore = (how?.toLowerCase() === 'more') === (earns !== undefined);
    if (isMore === isIncomeMore || numberOf(income) === numberOf(cost)) continue;
    yield { claim, numbers: [earned[0]?.[0], spent[0]?.[0]].join('” and “') };
    return;
  }
}

function numberOf(written: string): number {
  return Number(written.replaceAll(/[$,]/gu, ''));
}

const TREND = new RegExp(String.raw`^[^,;:]{0,120}?\b(?:has |have |had )?(${UP}|${DOWN})\b`, 'iu');
const BY_YEAR = new RegExp(
  String.raw`\b[Ii]n ((?:19|20)\d\d),? (?:\p{L}+ ){0,6}?(${AMOUNT})[^.;]{0,60}?\b[Ii]n ((?:19|20)\d\d),? (?:\p{L}+ ){0,6}?(${AMOUNT})`,
  'u',
);
const SAME_SUBJECT =
  /^(?:[Ii]n \d{4},? )?(?:it|they|the (?:number|figure|total|share|rate|count)|there were)\b|\b(?:it|they|the (?:number|figure|total)|there) (?:was|were|had|stood|sold|counted)\b/iu;

/** "Membership has fallen. In 2015 it was 400, and in 2019 it was 520." */
function* findTrend({ text, before }: Said): Iterable<Contradiction> {
  const trend = before === null || isUnsure(before) || /\d/u.test(before) ? null : TREND.exec(before);
  const match = trend === null ? null : BY_YEAR.exec(text);
  if (match === null || !SAME_SUBJECT.test(text)) return;
  const [numbers, firstYear, first = '', lastYear, last = ''] = match;
  const amounts = listAmounts(text);
  const [one, other] = [readAmount(first, 0), readAmount(last, 0)];
  if (one === null || other === null || amounts.length !== 2 || firstYear === lastYear) return;
  const [from, to] = Number(firstYear) < Number(lastYear) ? [one, other] : [other, one];
  const values = comparable(from, to, text);
  const verb = trend?.[1] ?? '';
  if (values !== null && values[0] !== values[1] && disagrees(verb, values, ''))
    yield { claim: verb, numbers };
}

/** "From 9 to 5": small numbers of nothing in particular. */
function mayBeHours(one: Amount, other: Amount): boolean {
  return one.unit === null && other.unit === null && Math.max(one.value, other.value) <= 24;
}

/** "A day", "per hour": a rate, which another amount need not be. */
function isRate(text: string, end: number): boolean {
  return /^ (?:an?|per|each|every|times)\b/u.test(text.slice(end));
}

function clauseStart(text: string, at: number): number {
  return Math.max(0, text.lastIndexOf(',', at), text.lastIndexOf(';', at));
}

const inOneSentence = [findChanges, findCompared, findAgainst, findShares, findParts, findBalance, findTrend];

/** The first comparison of a sentence that the numbers in it, or beside it, speak against. */
function contradictionIn(said: Said): Contradiction | null {
  if (isUnsure(said.text)) return null;
  for (const find of inOneSentence) for (const found of find(said)) return found;
  return null;
}

export const contentContradictedNumber: ContentCheck = {
  ...ofContent,
  id: 'content-contradicted-number',
  severity: 'advice',
  cost: 'none',
  summary: 'Numbers agree with the comparison that is made of them.',
  title: 'Numbers that contradict the claim',
  rank: 7,
  advice: {
    noun: 'numbers that do not agree with what is said about them',
    how: ['Check the numbers against the source, and say what they show.'],
    unit: 'sentence',
    against: 'development',
  },
  needsEnglish: true,
  *run({ work: { text }, sound: { paragraphs } }) {
    let found = 0;
    const wordsOf = ({ span }: Sentence) => withoutQuotations(text.slice(span.start, span.end)).trim();
    for (const { sentences } of paragraphs) {
      for (const [at, sentence] of sentences.entries()) {
        const earlier = sentences[at - 1];
        const before = earlier === undefined ? null : wordsOf(earlier);
        const contradiction = contradictionIn({ text: wordsOf(sentence), before });
        if (contradiction === null) continue;
        if ((found += 1) > MOST) return;
        const { claim, numbers } = contradiction;
        yield {
          span: sentence.span,
          message: `“${claim}” does not agree with “${numbers}”; check which is right.`,
        };
      }
    }
  },
};
