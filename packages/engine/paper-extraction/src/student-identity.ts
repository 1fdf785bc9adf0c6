import { foldedWords, isSpelledBy, mayBeOnePerson, type Paper } from '@greenpen/paper';
import { findNameInFileName, type NameInFile } from './student-from-file-name.ts';
import { findSpellingOnTitlePage, findStudentOnTitlePage, isOnTitlePage } from './student-from-title-page.ts';
import { isLikelyName, tidyName, type StudentIdentity } from './person-name.ts';

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
