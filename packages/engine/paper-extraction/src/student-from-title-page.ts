import { holdsName, isSpelledBy } from '@greenpen/grading';
import { type Block, type Paper, spanText } from '@greenpen/paper';
import { findAuthorNames } from '@greenpen/paper-structure';
import { type TitlePageAuthor, isLikelyName, tidyName } from './person-name.ts';

/** How far down names are looked for: a title page or the head of a first page. */
const mostLines = 14;

const longestLine = 160;

/** A block longer than this is running text, and the head is over. */
const longestHeadBlock = 300;

const labelledName =
  /^(?:student(?:'s|’s)?\s+name|student|name|author|submitted by|prepared by|written by)(?:\s*:|\s+[–-](?=\s))\s*(.+)$/i;
const byline = /^by:?\s+(.+)$/i;
const address = /[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/;
const instructor = /^(?:dr|prof|professor|instructor|teacher|mr|mrs|ms)\b/i;

/** The student's name and e-mail address as the paper's first page gives them. */
export function findStudentOnTitlePage(paper: Paper): TitlePageAuthor {
  const lines = listTitlePageLines(paper);
  const words = lines.filter((line) => line.replace(address, '').trim() !== '');
  const [author] = findAuthorNames(paper);
  const name = findLabelled(words) ?? (author === undefined ? null : tidyName(author));
  return { name, email: findAddress(lines, name) };
}

/** The first two to four words in a row of the title page that spell a squeezed name. */
export function findSpellingOnTitlePage(paper: Paper, letters: string): string | null {
  for (const line of listTitlePageLines(paper)) {
    const words = line.split(/\s+/).map((word) => word.replace(/[,;:]+$/, ''));
    for (let from = 0; from < words.length; from += 1) {
      for (const count of [2, 3, 4]) {
        const candidate = words.slice(from, from + count).join(' ');
        if (from + count <= words.length && isSpelledBy(candidate, letters)) return tidyName(candidate);
      }
    }
  }
  return null;
}

/** Whether a line of the title page holds every word of a name, as where several people wrote a paper. */
export function isOnTitlePage(paper: Paper, name: string): boolean {
  return listTitlePageLines(paper).some((line) => holdsName(line, name));
}

function findLabelled(lines: readonly string[]): string | null {
  for (const line of lines) {
    const [, found] = labelledName.exec(line) ?? byline.exec(line) ?? [];
    const name = found === undefined ? null : personIn(found.split(/\s{2,}|\s[|–]\s/)[0] ?? '');
    if (name !== null) return name;
  }
  return null;
}

/** The first of the persons that a line names. */
function personIn(line: string): string | null {
  const [first = ''] = line.replace(address, '').split(/,?\s+(?:and|&)\s+|\s*;\s*/);
  const name = tidyName(firstOfList(first));
  return isLikelyName(name) ? name : null;
}

/** "Maria Diaz, Tom Reed" are two persons; "Diaz, Maria" is one. */
function firstOfList(names: string): string {
  const [first = '', second = ''] = names.split(/,\s*/);
  return isLikelyName(first) && isLikelyName(second) ? first : names;
}

/** The student's own address, not the instructor's. */
function findAddress(lines: readonly string[], name: string | null): string | null {
  const found = lines.flatMap((line) => {
    const [email] = address.exec(line) ?? [];
    return email === undefined ? [] : [{ email, isInstructors: instructor.test(line) }];
  });
  const words = (name ?? '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2);
  const own = found.find(({ email }) =>
    words.some((word) => email.split('@')[0]?.toLowerCase().includes(word)),
  );
  return own?.email ?? found.find(({ isInstructors }) => !isInstructors)?.email ?? null;
}

/** The short lines at the top of a paper, without marks of affiliation and without its title. */
function listTitlePageLines({ blocks, text, properties }: Paper): readonly string[] {
  const lines: string[] = [];
  for (const block of blocks) {
    if (lines.length >= mostLines || isProse(block)) break;
    for (const raw of withoutRaised(block, text).split(/[\n\t]+/)) {
      const line = raw.trim();
      if (line !== '' && line.length <= longestLine) lines.push(line);
    }
  }
  const title = properties.title?.trim().toLowerCase();
  return lines.slice(0, mostLines).filter((line, index) => {
    // A title is repeated above the text; a name is not.
    const isRepeated = lines.indexOf(line) !== index || isBlockBelow(line, { blocks, text });
    return !isRepeated && line.toLowerCase() !== title;
  });
}

function isBlockBelow(line: string, { blocks, text }: Pick<Paper, 'blocks' | 'text'>): boolean {
  return blocks.filter(({ span }) => spanText(text, span).trim() === line).length > 1;
}

/** Marks of affiliation ("Diaz¹") are no part of a name. */
function withoutRaised({ span, runs }: Block, text: string): string {
  if (runs.every(({ raised }) => raised === null)) return spanText(text, span);
  return runs
    .filter(({ raised }) => raised === null)
    .map((run) => spanText(text, run.span))
    .join('');
}

function isProse({ span, kind }: Block): boolean {
  return kind !== 'table' && span.end - span.start > longestHeadBlock;
}
