import type { Requirement } from '@greenpen/grading';
import { spanText, type Paper } from '@greenpen/paper';
import { wordSpansIn } from '@greenpen/paper-structure';
import { acceptLength, type AcceptedLength, type LengthUnit } from '../content/accepted-length.ts';
import { count } from '../content/measure.ts';
import type { ReadWork } from '../content/measure-input.ts';
import { cannotTell, NUMBER, numberOf, type Judged } from './judged.ts';

/** Words on a double-spaced page; single spacing has twice as many. */
const WORDS_PER_PAGE = 275;
/** "500 words" without a range is a mark to reach, which is more readily passed than missed. */
const OVER_ONE_NUMBER = 0.25;
const LEAST_FOR_PARTLY = 0.7;
const MOST_FOR_PARTLY = 1.5;

const LENGTH = new RegExp(
  String.raw`\b(${NUMBER})(?:\s*(?:-|–|—|to|and|or)\s*(${NUMBER}))?[\s-]*(?:[\p{L}-]+[\s,-]+){0,3}?(words?|pages?)\b`,
  'iu',
);
const AT_MOST =
  /\b(?:no more than|not more than|at most|up to|under|fewer than|less than|max(?:imum|\.)?|within|not (?:to )?exceed|or (?:less|fewer|under))(?:\s|$|\b)/iu;
const AT_LEAST =
  /\b(?:at least|min(?:imum|\.)?|no fewer than|no less than|over|more than|or more)(?:\s|$|\b)/iu;

type Range = {
  /** In words; `null` where there is no limit. */
  readonly least: number | null;
  readonly most: number | null;
  readonly unit: LengthUnit;
  readonly wordsPerPage: number;
  readonly asAsked: string;
};

/** Counts the words of the running text, without title page and reference list. */
export function judgeLength(
  requirement: Requirement,
  { work, sound, brief }: ReadWork,
  paper: Paper,
): Judged {
  const range =
    readRange(requirement.text, brief?.instructions ?? '') ?? readRange(requirement.asWritten, '');
  if (range === null) return cannotTell;
  const { least, most, unit, wordsPerPage, asAsked } = range;
  const copied = sound.copiedFromBrief.reduce((sum, { words }) => sum + words.length, 0);
  const words = work.words - copied;
  const withTables = words + wordsInTables(paper);
  const tables = withTables === words ? '' : `, ${withTables} with tables`;
  const more = copied === 0 ? '' : ` beside ${copied} copied from the assignment`;
  const pages = unit === 'word' ? '' : `, about ${pagesOf(words / wordsPerPage)}`;
  const reason = `${count(words, 'word')}${tables}${more}${pages}; asked for: ${asAsked}.`;
  const isWithin = (range: AcceptedLength) =>
    withTables >= (range.least ?? 0) && words <= (range.most ?? Number.POSITIVE_INFINITY);
  if (isWithin({ least, most })) return { verdict: 'met', span: null, reason };
  if (isWithin(acceptLength({ least, most }, unit))) {
    const within = unit === 'word' ? 'A tenth' : 'A fifth';
    return { verdict: 'met', span: null, reason: `${reason} ${within} more or less counts as met.` };
  }
  const isFarOff =
    (least !== null && withTables / least < LEAST_FOR_PARTLY) ||
    (most !== null && words / most > MOST_FOR_PARTLY);
  return { verdict: isFarOff ? 'not-found' : 'partly', span: null, reason };
}

function readRange(text: string, instructions: string): Range | null {
  // Of "two to three pages (roughly 450 to 650 words)", the words can be counted.
  const said =
    /\(([^)]*\bwords?)\)/iu.exec(text)?.[1] ?? text.replace(/\ba (?:single|full) page\b/iu, 'one page');
  const match = LENGTH.exec(said);
  if (match === null) return null;
  const [written, low = '', high, unitWord = ''] = match;
  const unit = unitWord.toLowerCase().startsWith('page') ? 'page' : 'word';
  const wordsPerPage = WORDS_PER_PAGE * (/\bsingle[- ]spac/iu.test(`${said} ${instructions}`) ? 2 : 1);
  const factor = unit === 'page' ? wordsPerPage : 1;
  const first = numberOf(low) * factor;
  const around = `${said.slice(0, match.index)} … ${said.slice(match.index + written.length)}`;
  const asked = { unit, wordsPerPage, asAsked: lowerFirst(said.trim()) } as const;
  if (high !== undefined) return { ...asked, least: first, most: numberOf(high) * factor };
  if (AT_MOST.test(around)) return { ...asked, least: null, most: first };
  if (AT_LEAST.test(around)) return { ...asked, least: first, most: null };
  return { ...asked, least: first, most: first * (1 + OVER_ONE_NUMBER) };
}

/** Tables are counted by some and not by others. */
function wordsInTables(paper: Paper): number {
  return paper.blocks
    .filter(({ kind }) => kind === 'table')
    .reduce((sum, { span }) => sum + wordSpansIn(spanText(paper.text, span)).length, 0);
}

/** "2.5 pages". */
function pagesOf(pages: number): string {
  const rounded = Math.round(pages * 2) / 2;
  return `${rounded} ${rounded === 1 ? 'page' : 'pages'}`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
