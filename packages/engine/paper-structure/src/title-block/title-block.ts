import { oncePerPaper } from '../once-per-paper.ts';
import type { Block, Paper, Span } from '@greenpen/paper';
import { blockText, normalizeTitle } from '../sections/labels.ts';
import { readLead, type LeadLine } from './lead-lines.ts';
import { personScore, personsIn } from './person-evidence.ts';
import { affiliationScore, courseScore, holdsDate, instructorScore, labelledAuthor } from './line-shapes.ts';
import {
  scoreRoles,
  titleBlockRoles,
  type RoleScores,
  type Surroundings,
  type TitleBlockRole,
} from './role-scores.ts';

export type TitleBlockLine = {
  readonly role: TitleBlockRole;
  /** How well its own words and look fit the role; below zero it has the role by its place alone. */
  readonly fit: number;
  readonly text: string;
  readonly span: Span;
  readonly block: Block;
  readonly index: number;
};

/** The lines above the running text, each with its role. */
export type TitleBlock = {
  /** The lines of title page or heading; those that belong to the text already are left out. */
  readonly lines: readonly TitleBlockLine[];
  /** Index after the last block of the title block. */
  readonly end: number;
  /** Index of the first running text, abstract or list. */
  readonly leadEnd: number;
};

/** What a place in the order of lines is worth: APA 7, 2.3, and the heading of name, instructor, course and date. */
const FOLLOWS: Partial<Readonly<Record<TitleBlockRole | 'start', Partial<Record<TitleBlockRole, number>>>>> =
  {
    start: { title: 1.2, author: 0.6, course: -0.3, date: -0.6, affiliation: -0.4, instructor: -1.5 },
    title: { title: -0.8, author: 1.5, affiliation: -0.3, instructor: -0.7 },
    author: { affiliation: 1, instructor: 0.5, course: 0.5, date: 0.2, title: -0.3, author: -0.2 },
    affiliation: { course: 0.5, instructor: 0.3, affiliation: 0.2, author: 0.2, date: 0.2 },
    course: { instructor: 0.6, date: 0.4, course: -0.4 },
    instructor: { date: 0.6, course: 0.5, title: 0.2, instructor: -1 },
    date: { title: 0.6, date: -2, text: 0.3 },
    form: { title: 0.6, author: 0.6 },
  };

/** A part that returns after other lines is less likely than a part that comes once. */
const AGAIN: Partial<Readonly<Record<TitleBlockRole, number>>> = {
  title: -4,
  author: -1,
  affiliation: -0.3,
  course: -0.6,
  instructor: -2.5,
  date: -4,
};
/** How many blocks below the lead may hold the title again. */
const LINES_BELOW = 8;
const MOST_TITLE_LINES = 3;
const WITHOUT_TITLE = -3;
const WITHOUT_AUTHOR = -1;
const WITHOUT_AFFILIATION = -1;

/** Reads the title block as a whole: of all ways to give its lines their parts, the likeliest. */
export const titleBlockOf: (paper: Paper) => TitleBlock = oncePerPaper((paper) => {
  const { lines, end: leadEnd } = readLead(paper);
  const around = surroundingsOf(paper, lines, leadEnd);
  const again = listRepeats(lines.map(({ text }) => normalizeTitle(text)));
  const scores = lines.map((line, at) => scoreRoles(line, around, again.has(at)));
  const roles = findLikeliest(lines, scores);
  const read = lines.map((line, at): TitleBlockLine => {
    const role = roles[at] ?? 'text';
    const { text, span, block, index } = line;
    return { role, fit: scores[at]?.[role] ?? 0, text, span, block, index };
  });
  const kept = read
    .slice(0, read.findIndex(({ role }) => role === 'text') + 1 || read.length)
    .filter(({ role }) => role !== 'text');
  return { lines: kept, end: (kept.at(-1)?.index ?? -1) + 1, leadEnd };
});

const SURE = ['affiliation', 'course', 'instructor', 'date'] as const;
/** From here on a line is a name by its own words. */
const SURE_NAME = 0.5;
/** A name of one word is no more than likely, so that the lines around it have to say what it is. */
const SINGLE_NAME = -0.6;

/** The authors whom the title block names, as it writes them, without labels, degrees and marks. */
export const findAuthorNames: (paper: Paper) => readonly string[] = oncePerPaper((paper) => {
  const { lines } = titleBlockOf(paper);
  const parts = titleBlockPartsOf(paper);
  const around = SURE.filter((part) => parts.has(part)).length;
  const titleFit = Math.max(0, ...lines.filter(({ role }) => role === 'title').map(({ fit }) => fit));
  return lines
    .filter(({ role }) => role === 'author')
    .flatMap(({ text, fit }) => {
      const labelled = labelledAuthor(text);
      const persons = personsIn(labelled ?? text);
      const isSingle = persons.length === 1 && !/\s/u.test(persons[0] ?? '');
      const isSure = labelled !== null || fit >= SURE_NAME || (isSingle && fit >= SINGLE_NAME && around > 1);
      if (!isSure || (labelled === null && around === 0 && fit < 3 && titleFit < (fit >= 2 ? 0.5 : 4)))
        return [];
      return persons.length === 1 ? persons : persons.filter((person) => personScore(person, paper) > 0);
    });
});

/** The parts that the title block holds, those included that share a line: "PSY 210, Dr. Ono, Lakeview College". */
export const titleBlockPartsOf: (paper: Paper) => ReadonlySet<TitleBlockRole> = oncePerPaper((paper) => {
  const parts = new Set<TitleBlockRole>();
  for (const { role, fit, text } of titleBlockOf(paper).lines) {
    parts.add(role);
    if (role === 'title' || role === 'note' || (role === 'author' && fit > 2)) continue;
    for (const part of partsOf(text, paper)) parts.add(part);
  }
  return parts;
});

function partsOf(text: string, paper: Paper): readonly TitleBlockRole[] {
  const found: TitleBlockRole[] = holdsDate(text) ? ['date'] : [];
  for (const piece of text.split(/\s*[,;|/]\s*|\s+[–—-]\s+|\s{3,}/u)) {
    if (affiliationScore(piece) >= 3) found.push('affiliation');
    else if (courseScore(piece) >= 2.5) found.push('course');
    else if (instructorScore(piece) >= 5) found.push('instructor');
    else if (personScore(piece, paper) >= 1.5 && text !== piece) found.push('author');
  }
  return found;
}

function surroundingsOf(paper: Paper, lines: readonly LeadLine[], leadEnd: number): Surroundings {
  const below = leadEnd === 0 ? '' : paper.text.slice(paper.blocks[leadEnd]?.span.start ?? paper.text.length);
  const next = leadEnd === 0 ? [] : paper.blocks.slice(leadEnd, leadEnd + LINES_BELOW);
  const keys = [
    ...lines.map(({ text }) => normalizeTitle(text)),
    ...next.map((block) => normalizeTitle(blockText(paper, block))),
  ];
  const again = listRepeats(keys);
  const repeated = new Set(
    keys.filter(
      (key, at) => !again.has(at) && keys.some((other, later) => again.has(later) && isPart(key, other)),
    ),
  );
  return { paper, lines, below, repeated };
}

/** Whether a line is the whole of another or, as half of a title of two lines, its beginning or end. */
function isPart(key: string, whole: string): boolean {
  if (key === whole) return key !== '';
  return (
    key.includes(' ') &&
    (whole.startsWith(`${key} `) ||
      whole.endsWith(` ${key}`) ||
      key.startsWith(`${whole} `) ||
      key.endsWith(` ${whole}`))
  );
}

/** Positions of lines that repeat the lines above them, even if the title is broken into lines differently. */
function listRepeats(keys: readonly string[]): ReadonlySet<number> {
  const firstAt = new Map<string, number>();
  const again = new Set<number>();
  for (let at = 0; at < keys.length; at += 1) {
    for (let count = 1; count <= MOST_TITLE_LINES && at + count <= keys.length; count += 1) {
      const joined = keys
        .slice(at, at + count)
        .join(' ')
        .trim();
      const first = firstAt.get(joined);
      if (joined === '') continue;
      if (first === undefined) firstAt.set(joined, at + count);
      else if (first <= at) for (let one = at; one < at + count; one += 1) again.add(one);
    }
  }
  return again;
}

type Path = {
  readonly score: number;
  readonly roles: readonly TitleBlockRole[];
  readonly met: ReadonlySet<TitleBlockRole>;
};

/** The best path through roles line by line; paths differ in the last role and in the parts met so far. */
function findLikeliest(lines: readonly LeadLine[], scores: readonly RoleScores[]): readonly TitleBlockRole[] {
  let paths: ReadonlyMap<string, Path> = new Map([
    ['', { score: 0, roles: [], met: new Set<TitleBlockRole>() }],
  ]);
  for (const [at, line] of lines.entries()) {
    const next = new Map<string, Path>();
    for (const path of paths.values()) {
      const last = path.roles.at(-1);
      for (const role of last === 'text' ? (['text'] as const) : titleBlockRoles) {
        const own = scores[at]?.[role] ?? 0;
        const score =
          path.score + (last === 'text' ? 0 : own + stepScore(path, role, { line, before: lines[at - 1] }));
        const met = path.met.has(role) ? path.met : new Set([...path.met, role]);
        const key = `${role}|${titleBlockRoles.filter((known) => met.has(known)).join()}`;
        if (score > (next.get(key)?.score ?? Number.NEGATIVE_INFINITY))
          next.set(key, { score, roles: [...path.roles, role], met });
      }
    }
    paths = next;
  }
  const ended = [...paths.values()].map((path) => ({ path, score: path.score + endScore(path) }));
  return ended.toSorted((a, b) => b.score - a.score)[0]?.path.roles ?? [];
}

function endScore({ met }: Path): number {
  if (met.size === 1 && met.has('text')) return 0;
  const lacksAffiliation = met.has('title') && met.has('author') && !met.has('affiliation');
  return (
    (met.has('title') ? 0 : WITHOUT_TITLE) +
    (met.has('author') ? 0 : WITHOUT_AUTHOR) +
    (lacksAffiliation ? WITHOUT_AFFILIATION : 0)
  );
}

type Step = { readonly line: LeadLine; readonly before: LeadLine | undefined };

function stepScore({ roles, met }: Path, role: TitleBlockRole, { line, before }: Step): number {
  const last = roles.at(-1);
  let score = FOLLOWS[last ?? 'start']?.[role] ?? 0;
  if (role === last)
    return score + (role === 'title' && before !== undefined ? continuationScore(before, line) : 0);
  if (met.has(role)) score += AGAIN[role] ?? 0;
  // A new page is where the text starts and not where the title page goes on.
  if (line.opensPage && role !== 'text' && before !== undefined) score -= 4;
  return score;
}

/** Whether a title goes on in the next line: its first line ends in the middle, and both look the same. */
function continuationScore(before: LeadLine, line: LeadLine): number {
  if (before.isBold !== line.isBold || before.isCentred !== line.isCentred || line.followsBlank) return -1.5;
  const isOpen = /[:,–—-]$|\b(?:a|an|and|as|at|between|by|for|from|in|of|on|or|the|to|with)$/iu.test(
    before.text,
  );
  const goesOn = /^(?:\p{Ll}|\(|(?:And|Of|In|For|Among|Between|With)\s)/u.test(line.text);
  if (isOpen || goesOn) return 2;
  return line.isBold === true ? 0 : -1;
}
