import { holdsName, isSpelledBy, titlePageElementsOf, type Paper } from '@greenpen/paper';
import { isLikelyName, tidyName, type TitlePageAuthor } from './person-name.ts';
import { soundsLikePerson } from './sounds-like-person.ts';
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
const metaWord = /^(?:section|class|course|period|week|module|unit|assignment|discussion|due|date)\b/i;
/** "Assignment 3" above a name is a title of sorts. */
const taskTitle = /^(?:week|module|unit|assignment|discussion)\b/i;
/** Running text, below which nothing is a head. */
const sentence = /^(?:\S+\s+){8,}\S+[.!?]["”’)]*$/;

type Head = { readonly lines: readonly string[]; readonly paper: Paper };

/** The student's name and e-mail address as the paper's first page gives them. */
export function findStudentOnTitlePage(paper: Paper): TitlePageAuthor {
  const lines = listTitlePageLines(paper);
  const words = lines.filter((line) => line.replace(address, '').trim() !== '');
  const head = { lines: words, paper };
  const name = findLabelled(words) ?? findAboveInstitution(head) ?? findBelowTitle(head) ?? findMlaHead(head);
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

/** APA's title page: title, author, then the institution (APA 7, chapter 2). */
function findAboveInstitution({ lines, paper }: Head): string | null {
  const index = lines.findIndex((line, at) => at > 0 && institution.test(line));
  if (index === -1) return null;
  const above = lines.slice(Math.max(0, index - 3), index).toReversed();
  return firstPerson(above, paper);
}

/** Title, name, then course, instructor or date: the name is looked for upward from them, and never in the first line. */
function findBelowTitle({ lines, paper }: Head): string | null {
  const index = lines.findIndex(
    (line, at) => isMeta(line) && !(at === 0 && (taskTitle.test(line) || isOnlyInstitution(line))),
  );
  if (index < 2 || lines.slice(0, index).some((line) => sentence.test(line))) return null;
  const above = lines.slice(Math.max(1, index - 2), index).toReversed();
  return firstPerson(above, paper);
}

/** A head of name, instructor, course and date, with the title below it. */
function findMlaHead({ lines, paper }: Head): string | null {
  const [first, ...rest] = lines.slice(0, 6);
  if (first === undefined || isMeta(first)) return null;
  const end = rest.findIndex((line) => !isMeta(line));
  const metas = end === -1 ? rest : rest.slice(0, end);
  const isHead = metas.some((line) => instructor.test(line)) || (metas.length > 0 && end !== -1);
  return isHead ? firstPerson([first], paper) : null;
}

/** What stands around a name and is none: course, section, instructor, institution, term or date. */
function isMeta(line: string): boolean {
  return (
    titlePageElementsOf(line).length > 0 ||
    courseCode.test(line) ||
    instructor.test(line) ||
    metaWord.test(line) ||
    (dateLike.test(line) && line.length < 40)
  );
}

/** In the first line "The Cost of College" is a title, and so is "Annotated Bibliography: School Gardens". */
function isOnlyInstitution(line: string): boolean {
  const elements = titlePageElementsOf(line);
  return elements.length > 0 && elements.every((element) => element === 'affiliation');
}

function firstPerson(lines: readonly string[], paper: Paper): string | null {
  for (const line of lines) {
    const name = line.includes(':') || isMeta(line) ? null : personIn(line);
    if (name !== null && soundsLikePerson(name, paper)) return name;
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
