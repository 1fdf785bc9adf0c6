import type { Paper } from '@greenpen/paper';
import { findNameInFileName } from './student-from-file-name.ts';
import { findSpellingOnTitlePage, findStudentOnTitlePage } from './student-from-title-page.ts';
import { isLikelyName, sameLetters, tidyName, type StudentIdentity } from './person-name.ts';

/**
 * Who wrote a paper: told by the file name of a learning management system's bulk download, else by the title
 * page, else by the document's author. A squeezed name ("diazmaria") takes its spelling from the title page.
 */
export function findStudent({
  fileName,
  paper,
}: {
  readonly fileName: string;
  readonly paper: Paper;
}): StudentIdentity {
  const inFile = findNameInFileName(fileName);
  const onPage = findStudentOnTitlePage(paper);
  const author = authorName(paper);
  if (inFile?.kind === 'whole') return { name: inFile.name, email: onPage.email };
  const spelled = inFile === null ? null : findSpelling(inFile.letters, { paper, author });
  return { name: spelled ?? onPage.name ?? author, email: onPage.email };
}

/** A squeezed name as it is written out in the document's author or anywhere on the title page. */
function findSpelling(
  letters: string,
  place: { readonly paper: Paper; readonly author: string | null },
): string | null {
  if (place.author !== null && sameLetters(place.author, letters)) return place.author;
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
