import type { Paper } from '@greenpen/paper';
import { isLikelyName, sameLetters, tidyName, type StudentIdentity } from './person-name.ts';
import { listTitlePageLines } from './title-page-lines.ts';

const labelledName =
  /^(?:student(?:'s|’s)?\s+name|student|name|author|submitted by|prepared by|written by)(?:\s*:|\s+[–-](?=\s))\s*(.+)$/i;
const byline = /^by:?\s+(.+)$/i;
const address = /[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/;
const institution =
  /\b(?:university|college|school|institute|academy|department|faculty|universit\p{L}+)\b/iu;
const instructor = /^(?:dr|prof|professor|instructor|teacher|mr|mrs|ms)\b/i;
const courseCode = /^(?:course:?\s*)?\p{Lu}{2,6}[\s-]?\d{2,5}\b/u;
const dateLike = /\b(?:19|20)\d{2}\b/;

/** The student's name and e-mail address as the paper's first page gives them. */
export function findStudentOnTitlePage(paper: Paper): StudentIdentity {
  const lines = listTitlePageLines(paper);
  const words = lines.filter((line) => line.replace(address, '').trim() !== '');
  const name =
    findLabelled(words) ?? findAboveInstitution(words) ?? findAboveCourse(words) ?? findMlaHead(words);
  return { name, email: findAddress(lines, name) };
}

/** The first two to four words in a row of the title page that spell a squeezed name. */
export function findSpellingOnTitlePage(paper: Paper, letters: string): string | null {
  for (const line of listTitlePageLines(paper)) {
    const words = line.split(/\s+/).map((word) => word.replace(/[,;:]+$/, ''));
    for (let from = 0; from < words.length; from += 1) {
      for (const count of [2, 3, 4]) {
        const candidate = words.slice(from, from + count).join(' ');
        if (from + count <= words.length && sameLetters(candidate, letters)) return tidyName(candidate);
      }
    }
  }
  return null;
}

function findLabelled(lines: readonly string[]): string | null {
  for (const line of lines) {
    const [, found] = labelledName.exec(line) ?? byline.exec(line) ?? [];
    const name = found === undefined ? null : personIn(found.split(/\s{2,}|\s[|–]\s/)[0] ?? '');
    if (name !== null) return name;
  }
  return null;
}

/** APA's title page: title, author, then the institution (APA 7, chapter 2). */
function findAboveInstitution(lines: readonly string[]): string | null {
  const index = lines.findIndex((line, at) => at > 0 && institution.test(line));
  if (index === -1) return null;
  const above = lines.slice(Math.max(0, index - 3), index).toReversed();
  return firstPerson(above);
}

/** A title page without an institution: the name stands right above the course. */
function findAboveCourse(lines: readonly string[]): string | null {
  const index = lines.findIndex((line) => courseCode.test(line));
  return index < 1 ? null : firstPerson(lines.slice(index - 1, index));
}

/** A head of name, instructor, course and date before the title. */
function findMlaHead(lines: readonly string[]): string | null {
  const [first, ...rest] = lines.slice(0, 6);
  if (first === undefined) return null;
  const isHead = rest.some((line) => instructor.test(line) || (dateLike.test(line) && line.length < 40));
  return isHead ? firstPerson([first]) : null;
}

function firstPerson(lines: readonly string[]): string | null {
  for (const line of lines) {
    const name = line.includes(':') ? null : personIn(line);
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

/** The student's own address, and not one that stands with the instructor. */
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
