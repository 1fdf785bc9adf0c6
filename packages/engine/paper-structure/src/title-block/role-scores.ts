import { greatestOf, leastOf } from '../extremes.ts';
import { isUsualHeading } from '../headings/heading-look.ts';
import type { Paper } from '@greenpen/paper';
import { countWords, isReferencesLabel, normalizeTitle } from '../sections/labels.ts';
import type { LeadLine } from './lead-lines.ts';
import {
  affiliationScore,
  courseScore,
  holdsDate,
  instructorScore,
  isDateLine,
  isFormLine,
  isTask,
  labelledAuthor,
  LONGEST_LINE,
} from './line-shapes.ts';
import { personScore, smallWordsOf } from './person-evidence.ts';

export const titleBlockRoles = [
  'title',
  'author',
  'affiliation',
  'course',
  'instructor',
  'date',
  'note',
  'form',
  'text',
] as const;

/** `note`: author note; `form`: running head, task, student number; `text`: already part of the paper's text. */
export type TitleBlockRole = (typeof titleBlockRoles)[number];

export type RoleScores = Readonly<Record<TitleBlockRole, number>>;

/** What is known of the paper beside the line itself. */
export type Surroundings = {
  readonly paper: Paper;
  readonly lines: readonly LeadLine[];
  /** The text below the lead. */
  readonly below: string;
  /** Lines that are repeated above the first paragraph, in the lead or right below it. */
  readonly repeated: ReadonlySet<string>;
};

const USUAL_FIRST_HEADING = /^(?:\d+\.?\s+)?(?:overview|table of contents|contents|part (?:i|1|one))$/i;
const SMALL_WORD =
  /(?:^|\s)(?:of|in|on|the|and|for|to|with|from|by|at|as|a|an|or|is|are|do|does|how|why)(?=\s)/u;

/** Of a line that is longer than any part of a title block. */
const onlyText: RoleScores = {
  title: -8,
  author: -8,
  affiliation: -8,
  course: -8,
  instructor: -8,
  date: -8,
  note: -8,
  form: -8,
  text: 9,
};

/** How well each role fits a line by its own words and look; the order of lines is weighed elsewhere. */
export function scoreRoles(line: LeadLine, around: Surroundings, isAgain: boolean): RoleScores {
  const { text } = line;
  if (text.length > LONGEST_LINE) return onlyText;
  const style = line.block.style?.toLowerCase() ?? '';
  const labelled = labelledAuthor(text);
  const person = personScore(labelled ?? text, around.paper);
  const scores = {
    title: isAgain ? -8 : titleScore(line, around, person),
    author:
      labelled !== null && person > -3 ? 6 : person - recurrence(text, around) + ownerScore(text, around),
    affiliation: affiliationScore(text),
    course: courseScore(text),
    instructor: instructorScore(text),
    date: isDateLine(text) ? 6 : -3,
    note: line.isNote ? 9 : -6,
    form: isFormLine(text) ? 5 : isTask(text) ? 2.5 : -2,
    text: textScore(line, isAgain),
  };
  if (style === 'author' && person > -3) return { ...scores, author: scores.author + 2 };
  return scores;
}

function titleScore(line: LeadLine, around: Surroundings, person: number): number {
  const { text } = line;
  const words = countWords(text);
  if (words === 0 || words > 40 || isFormLine(text) || labelledAuthor(text) !== null || line.isNote)
    return -8;
  const style = line.block.style?.toLowerCase() ?? '';
  let score =
    0.5 + lookScore(line, around.lines) + (words >= 7 ? 1.2 : words >= 4 ? 0.7 : words === 1 ? -0.5 : 0);
  if (style === 'title' || style === 'subtitle') score += 5;
  if (/:\s|\?$|[“”"]/u.test(text)) score += 1.2;
  if (SMALL_WORD.test(text)) score += 0.8;
  if (around.repeated.has(normalizeTitle(text))) score += 5;
  if (isNamedInProperties(text, around.paper)) score += 1.5;
  if (/[.,;]$/u.test(text) && !/\b(?:\p{Lu}|etc|jr|sr)\.$/iu.test(text)) score -= 1;
  if (isTask(text)) score -= 1.5;
  if (isDateLine(text)) score -= 3;
  if (affiliationScore(text) >= 3.5) score -= 1.5;
  if (courseScore(text) >= 3) score -= 2;
  if (instructorScore(text) >= 5) score -= 2;
  if (person > 1) score -= 0.8;
  score += person > 0 ? recurrence(text, around) : sharedWords(text, around.paper);
  return score;
}

/** A title is set bold, or larger, where the lines around it are not. */
function lookScore({ isBold, sizePt }: LeadLine, lines: readonly LeadLine[]): number {
  const others = lines.length - 1;
  let score = 0;
  if (isBold === true)
    score += lines.filter((line) => line.isBold === true).length <= Math.max(3, others / 2) ? 2.5 : 0;
  else if (isBold === false && lines.some((line) => line.isBold === true)) score -= 1;
  const largest = greatestOf(lines.map((line) => line.sizePt ?? 0));
  const smallest = leastOf(lines.map((line) => line.sizePt ?? largest));
  if (sizePt !== null && sizePt === largest && largest > smallest + 0.5) score += 1.5;
  return score;
}

/** What the paper speaks of recurs in its text by name; who wrote it seldom does. */
function recurrence(text: string, { below }: Surroundings): number {
  const words = text.match(/\p{L}[\p{L}\p{M}'’-]+/gu) ?? [];
  const last = words.at(-1) ?? '';
  if (words.length < 2 || below === '') return 0;
  if (below.includes(words.join(' '))) return 2.5;
  return last.length > 2 && below.split(last).length > 3 ? 1.5 : 0;
}

/** Words of a title return in the text in small letters. */
function sharedWords(text: string, paper: Paper): number {
  const words = (text.match(/\p{L}{4,}/gu) ?? []).map((word) => word.toLowerCase());
  const small = smallWordsOf(paper);
  const shared = words.filter((word) => small.has(word)).length;
  return words.length === 0 ? 0 : (shared / words.length) * 1.2;
}

/** The file's own author, unless a program or a template wrote it there. */
function ownerScore(text: string, { paper }: Surroundings): number {
  const author = normalizeTitle(paper.properties.author ?? '');
  const line = normalizeTitle(text);
  return author.includes(' ') && line !== '' && (line.startsWith(author) || author.startsWith(line))
    ? 2.5
    : 0;
}

function isNamedInProperties(text: string, paper: Paper): boolean {
  const title = normalizeTitle(paper.properties.title ?? '');
  const line = normalizeTitle(text);
  return title !== '' && line.includes(' ') && (title === line || title.startsWith(line));
}

function textScore(line: LeadLine, isAgain: boolean): number {
  const { text, block } = line;
  if (isAgain) return 5;
  if (USUAL_FIRST_HEADING.test(text) || isUsualHeading(text) || isReferencesLabel(text)) return 5;
  if (block.headingLevel !== null && !holdsDate(text) && affiliationScore(text) < 3) return 2;
  if (/^(?:\S+\s+){5,}\S+[.!?]$/u.test(text) && /\s\p{Ll}\p{L}+\s+\p{Ll}/u.test(text)) return 3;
  return line.opensPage ? 4 : -0.5;
}
