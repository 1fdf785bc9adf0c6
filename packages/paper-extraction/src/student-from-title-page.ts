import { spanText } from '@greenpen/paper';
import type { Block, Paper } from '@greenpen/paper';
import { isLikelyName, tidyName } from './person-name.ts';
import type { StudentIdentity } from './student-identity.ts';

/** How far down names are looked for: a title page or the head of a first page. */
const headLines = 14;
const longestLine = 160;

const labelledName =
  /^(?:student(?:'s|’s)?\s+name|student|name|author|submitted by|prepared by|written by)\s*[:–-]\s*(.+)$/i;
const byline = /^by:?\s+(.+)$/i;
const address = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
const institution =
  /\b(?:university|college|school|institute|academy|department|faculty|universit\p{L}+)\b/iu;
const dateLike = /\b(?:19|20)\d{2}\b/;

/** The student's name and e-mail address as the paper's first page gives them. */
export function findStudentOnTitlePage(paper: Paper): StudentIdentity {
  const lines = headLinesOf(paper);
  const email = lines.map((line) => address.exec(line)?.[0]).find((found) => found !== undefined) ?? null;
  const name = findLabelled(lines) ?? findAboveInstitution(lines) ?? findMlaHead(lines);
  return { name: name === null ? null : tidyName(name), email };
}

/** The first two to four words in a row of the title page for which `isWanted` holds. */
export function findOnTitlePage(paper: Paper, isWanted: (words: string) => boolean): string | null {
  for (const line of headLinesOf(paper)) {
    const words = line.split(/\s+/).map((word) => word.replace(/[,;:]+$/, ''));
    for (let from = 0; from < words.length; from += 1) {
      for (const count of [2, 3, 4]) {
        const candidate = words.slice(from, from + count).join(' ');
        if (from + count <= words.length && isWanted(candidate)) return tidyName(candidate);
      }
    }
  }
  return null;
}

function headLinesOf({ blocks, text }: Paper): readonly string[] {
  const lines: string[] = [];
  for (const block of blocks) {
    if (lines.length >= headLines || isProse(block)) break;
    for (const raw of withoutRaised(block, text).split(/[\n\t]+/)) {
      const line = raw.trim();
      if (line !== '' && line.length <= longestLine) lines.push(line);
    }
  }
  return lines.slice(0, headLines);
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
  return kind !== 'table' && span.end - span.start > 300;
}

function findLabelled(lines: readonly string[]): string | null {
  for (const line of lines) {
    const [, found] = labelledName.exec(line) ?? byline.exec(line) ?? [];
    const name = found
      ?.split(/\s{2,}|\s[|–]\s|,\s(?:RN|BSN|Student)\b/)[0]
      ?.replace(address, '')
      .trim();
    if (name !== undefined && isLikelyName(tidyName(name))) return name;
  }
  return null;
}

/** APA's title page: title, author, then the institution (APA 7, chapter 2). */
function findAboveInstitution(lines: readonly string[]): string | null {
  const index = lines.findIndex((line, at) => at > 0 && institution.test(line));
  if (index === -1) return null;
  const above = lines.slice(0, index).toReversed();
  return above.find((line, distance) => distance < 3 && isName(line)) ?? null;
}

/** A head of name, instructor, course and date before the title. */
function findMlaHead(lines: readonly string[]): string | null {
  const head = lines.slice(0, 6);
  const [first] = head;
  if (first === undefined || !isName(first)) return null;
  const hasInstructor = head.some((line) => /^(?:dr|prof|professor|instructor|mr|mrs|ms)\b/i.test(line));
  return hasInstructor || head.slice(1).some((line) => dateLike.test(line) && line.length < 40)
    ? first
    : null;
}

function isName(line: string): boolean {
  return line.length < 60 && !line.includes(':') && isLikelyName(tidyName(line.replace(address, '').trim()));
}
