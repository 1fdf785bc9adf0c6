import type { Requirement, Verdict } from '@greenpen/grading';
import type { ReferenceEntry, Span } from '@greenpen/paper';
import { distinctSources } from '../content/distinct-sources.ts';
import type { ReadWork } from '../content/measure-input.ts';

/** A verdict with the place that shows it. */
export type Judged = { readonly verdict: Verdict; readonly span: Span | null };

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const NUMBER = new RegExp(String.raw`\b(\d{1,2}|${NUMBERS.join('|')})\b`, 'giu');
const AGE = new RegExp(
  String.raw`\b(?:last|past|previous|than)\s+(\d{1,2}|${NUMBERS.join('|')}|fifteen|twenty)\s+years?\b`,
  'iu',
);
const SINCE = /\b(?:since|after|from)\s+((?:19|20)\d\d)\b/iu;
const OF_A_KIND = /\b(?:peer-?\s?reviewed|scholarly|academic|empirical|journal|refereed)\b/iu;
const OF_OTHER_KIND = /\b(?:primary|newspaper|news|interviews?|annual report|textbook|credible|reliable)\b/iu;
/** "Cite the article and one additional source" asks for two. */
const AND_ANOTHER = /^(?:cite|use|include)\s+(?:the|your|our)\s+[^,]{2,60}?\band\b/iu;
/** "Link to one news article" is met by an address. */
const ASKS_LINK = /^(?:link|include (?:a|the) link)\b/iu;
const ADDRESS = /\bhttps?:\/\/\S+|\bwww\.\S+/iu;
/** Words that show that something is used, in whatever style it is cited. */
const SOME_SOURCE =
  /\((?:[^()]*\b(?:19|20)\d\d\b[^()]*)\)|\baccording to\b|https?:|\b(?:articles?|stud(?:y|ies)|researche?r?s?|sources?|manual|reports?|authors?|book|survey|website|journal)\b/iu;

/** Counts sources, and their years where the requirement names an age; their kind is told by journal volumes alone. */
export function judgeSources(requirement: Requirement, input: ReadWork): Judged {
  const { text } = requirement;
  const { work } = input;
  if (ASKS_LINK.test(text)) return judgeLink(work.text);
  const asked = numberAsked(text);
  if (asked === null) return { verdict: 'cannot-tell', span: null };
  const span = work.citations[0]?.span ?? work.references[0]?.span ?? null;
  const found = countSources(input);
  if (found === 0) {
    const isSure = work.references.length === 0 && !SOME_SOURCE.test(work.text);
    return { verdict: isSure ? 'not-found' : 'cannot-tell', span: null };
  }
  const recent = recentSources(requirement, input);
  if (found < asked || (recent !== null && recent < asked)) return { verdict: 'partly', span };
  return { verdict: isOfKind(requirement, work.references, asked) ? 'met' : 'cannot-tell', span };
}

/** The works that the text cites or, where those are more, the entries of its list in any style. */
export function countSources(input: ReadWork): number {
  return Math.max(distinctSources(input), listedSources(input.work.text));
}

function judgeLink(text: string): Judged {
  const match = ADDRESS.exec(text);
  if (match === null) return { verdict: 'cannot-tell', span: null };
  return { verdict: 'met', span: spanOf(match) };
}

function spanOf({ index, 0: words }: RegExpExecArray): Span {
  return { start: index, end: index + words.replace(/[.,;)]+$/u, '').length };
}

function numberAsked(text: string): number | null {
  const words = text.replace(AGE, ' ');
  const numbers = [...words.matchAll(NUMBER)].map(([, written = '']) => numberOf(written));
  const [first] = numbers;
  if (first === undefined || first > 60) return null;
  return AND_ANOTHER.test(text) ? first + 1 : first;
}

function numberOf(written: string): number {
  const at = NUMBERS.indexOf(written.toLowerCase());
  if (at !== -1) return at + 1;
  if (/^fifteen$/iu.test(written)) return 15;
  return /^twenty$/iu.test(written) ? 20 : Number(written);
}

const LIST_HEADING = /^(?:references|sources|works cited|bibliography|literature cited)\s*:?$/imu;

/** Entries of a list in any style: lines with a year below a heading that opens such a list. */
function listedSources(text: string): number {
  const heading = LIST_HEADING.exec(text);
  if (heading === null) return 0;
  return text
    .slice(heading.index)
    .split('\n')
    .filter((line) => /\b(?:19|20)\d\d\b/u.test(line) && /^\P{Ll}/u.test(line) && line.length >= 30).length;
}

/** Works of the list that are recent enough; `null` where no age is asked for, or no year is known. */
function recentSources({ text, asWritten }: Requirement, { work }: ReadWork): number | null {
  const within = AGE.exec(text) ?? AGE.exec(asWritten);
  const since = SINCE.exec(text);
  const years = work.references.flatMap(({ year }) => Number.parseInt(year ?? '', 10) || []);
  if ((within === null && since === null) || years.length === 0) return null;
  // The newest year that the paper names stands for today, so that the same paper is always judged the same way.
  const newest = Math.max(...years, ...yearsIn(work.text));
  const oldest = since === null ? newest - numberOf(within?.[1] ?? '') : Number(since[1]);
  return years.filter((year) => year >= oldest).length;
}

function yearsIn(text: string): readonly number[] {
  return [...text.matchAll(/\b20[0-4]\d\b/gu)].map(([year]) => Number(year));
}

function isOfKind({ text }: Requirement, references: readonly ReferenceEntry[], asked: number): boolean {
  if (OF_OTHER_KIND.test(text)) return false;
  if (!OF_A_KIND.test(text)) return true;
  return references.filter(({ volume, doi }) => volume !== null || doi !== null).length >= asked;
}
