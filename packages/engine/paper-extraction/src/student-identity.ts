import {
  type Paper,
  foldedWords,
  isSpelledBy,
  mayBeOnePerson,
  nameWithStudentFolder,
  readLmsFileName,
  soundsLikePerson,
} from '@greenpen/paper';
import { findSpellingOnTitlePage, findStudentOnTitlePage, isOnTitlePage } from './student-from-title-page.ts';
import { type StudentIdentity, isLikelyName, isOtherWord, tidyName } from './person-name.ts';
import { stripInvisibleCharacters } from './invisible-characters.ts';

const longestPerson = 100;

/**
 * Who wrote a paper: told by the file name of a learning management system's bulk download, else by the title
 * page, else by the file name that the student chose, else by the document's author. A squeezed name ("diazmaria")
 * takes its spelling from the title page. Where file name and title page name two people, both are given.
 */
export function findStudent({
  fileName,
  paper,
}: {
  readonly fileName: string;
  readonly paper: Paper;
}): StudentIdentity {
  const inFile = findNameInFileName(fileName, paper);
  const { name: onPage, email } = findStudentOnTitlePage(paper);
  const author = authorName(paper);
  const written = nameWritten(inFile, { paper, author });
  const isFirst = inFile?.kind !== 'chosen' && written !== null && (/\s/u.test(written) || onPage === null);
  const name = isFirst ? written : (onPage ?? written ?? author);
  return { name, email, otherName: otherName(inFile, written, { paper, onPage, isFirst }) };
}

function nameWritten(
  inFile: NameInFile | null,
  place: { readonly paper: Paper; readonly author: string | null },
): string | null {
  if (inFile === null) return null;
  return inFile.kind === 'squeezed' ? findSpelling(inFile.letters, place) : inFile.name;
}

function otherName(
  inFile: NameInFile | null,
  written: string | null,
  place: { readonly paper: Paper; readonly onPage: string | null; readonly isFirst: boolean },
): string | null {
  const { paper, onPage, isFirst } = place;
  if (inFile === null || onPage === null) return null;
  if (written === null) {
    // An account ("s1234567") need not be made of a name.
    const isName = inFile.kind === 'squeezed' && inFile.isOfName && !sharesWord(onPage, inFile.letters);
    return isName ? inFile.letters : null;
  }
  // Where Moodle hides names it writes one word, as "Participant".
  if (!/\s/u.test(written)) return null;
  if (mayBeOnePerson(written, onPage) || isOnTitlePage(paper, written)) return null;
  return isFirst ? onPage : written;
}

function sharesWord(name: string, letters: string): boolean {
  const [squeezed = ''] = foldedWords(letters);
  return foldedWords(name).some((word) => word.length > 2 && squeezed.includes(word));
}

/** A squeezed name as it is written out in the document's author or anywhere on the title page. */
function findSpelling(
  letters: string,
  place: { readonly paper: Paper; readonly author: string | null },
): string | null {
  if (place.author !== null && isSpelledBy(place.author, letters)) return place.author;
  return findSpellingOnTitlePage(place.paper, letters);
}

/** Authors that programs write when they know none. */
const programAuthors =
  /microsoft|office user|python-docx|openpyxl|libreoffice|google|un-?named|unknown|^user\d*$|^admin|^owner$|^student\d*$|^author$|^guest$|latex|pandoc|acrobat|windows/i;

function authorName({ properties }: Paper): string | null {
  const author = properties.author?.split(/[;\n]/)[0]?.trim() ?? '';
  if (author === '' || programAuthors.test(author)) return null;
  return isLikelyName(tidyName(author)) ? tidyName(author) : null;
}

/**
 * A whole name that a learning management system wrote, one squeezed into "lastfirst" whose spelling has to be found
 * elsewhere, or a name that the student chose for the file.
 */
type NameInFile =
  | { readonly kind: 'whole' | 'chosen'; readonly name: string }
  | { readonly kind: 'squeezed'; readonly letters: string; readonly isOfName: boolean };

/** The student's name in a file's name; `null` where there is none. */
function findNameInFileName(fileName: string, paper: Paper): NameInFile | null {
  // Moodle can give every student a folder of their own, whose name then says it.
  const shown = nameWithStudentFolder(stripInvisibleCharacters(fileName).visible);
  const lms = readLmsFileName(shown);
  if (lms === null) return findChosenName(shown, paper);
  if (lms.system === 'moodle' || lms.system === 'brightspace') return wholeName(lms.name);
  if (lms.system === 'blackboard') return nameOfAccount(lms.username);
  if (/^\p{Lu}[\p{L}'’. -]+, ?\p{Lu}[\p{L}'’. -]+$/u.test(lms.letters)) return wholeName(lms.letters);
  if (/^\p{Ll}[\p{Ll}\p{M}'-]+\d?$/u.test(lms.letters)) {
    return { kind: 'squeezed', letters: lms.letters.replace(/\d$/, ''), isOfName: true };
  }
  return findChosenName(shown, paper);
}

/** Blackboard names only the account, unless that spells a name ("maria.diaz"). */
function nameOfAccount(account: string): NameInFile {
  const spelled = account.replaceAll(/[.+]/g, ' ').replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
  const capitalised = spelled.replaceAll(/(?<=^| )\p{Ll}/gu, (letter) => letter.toUpperCase());
  if (isLikelyName(capitalised)) return { kind: 'whole', name: capitalised };
  return { kind: 'squeezed', letters: account.replaceAll(/\d+$/g, ''), isOfName: false };
}

function wholeName(name: string): NameInFile | null {
  const tidy = tidyName(name);
  return tidy === '' || tidy.length > longestPerson ? null : { kind: 'whole', name: tidy };
}

/**
 * "Maria Lopez - essay" and "Lopez_Maria_essay_v2": a part between dashes, or what is left when words for papers and
 * versions are taken off. Titles look the same, so what the paper's text speaks of is no name.
 */
function findChosenName(fileName: string, paper: Paper): NameInFile | null {
  const stem = fileName.slice(0, 255).replace(/\.\w{1,8}$/u, '');
  const parts = stem.split(/\s+[-–—]+\s+|\s*[()[\]]\s*/u);
  for (const part of parts) {
    const words = part
      .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
      .split(/[_\s]+/u)
      .filter((word) => word !== '');
    const named = part.includes('_') || parts.length === 1 ? withoutOtherWords(words) : words;
    const name = tidyName(named.join(' '));
    const isName = isLikelyName(name) && soundsLikePerson(name, paper) && !paper.text.includes(name);
    if (isName) return { kind: 'chosen', name };
  }
  return null;
}

/** Without the words for papers, versions and dates at both ends; nothing where none of them is there. */
function withoutOtherWords(words: readonly string[]): readonly string[] {
  const start = words.findIndex((word) => !isOtherWord(word));
  const end = words.findLastIndex((word) => !isOtherWord(word));
  const kept = words.slice(Math.max(0, start), end + 1);
  return kept.length === words.length ? [] : kept;
}
