import type { Paper } from '@greenpen/paper';
import { findNameInFileName } from './student-from-file-name.ts';
import { findStudentOnTitlePage } from './student-from-title-page.ts';
import { isLikelyName, sameLetters } from './person-name.ts';

export type StudentIdentity = { readonly name: string | null; readonly email: string | null };

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
  return { name: chooseName({ inFile, onPage: onPage.name, author }), email: onPage.email };
}

function chooseName(found: {
  readonly inFile: ReturnType<typeof findNameInFileName>;
  readonly onPage: string | null;
  readonly author: string | null;
}): string | null {
  const { inFile, onPage, author } = found;
  if (inFile === null) return onPage ?? author;
  if (inFile.kind === 'whole') return inFile.name;
  const spelled = [onPage, author].find((name) => name !== null && sameLetters(name, inFile.letters));
  return spelled ?? onPage ?? author ?? null;
}

/** Authors that programs write when they know none. */
const programAuthors =
  /microsoft|office user|python-docx|openpyxl|libreoffice|google|un-?named|unknown|^user\d*$|^admin|^owner$|^student\d*$|^author$|^guest$|latex|pandoc|acrobat|windows/i;

function authorName({ properties }: Paper): string | null {
  const author = properties.author?.split(/[;\n]/)[0]?.trim() ?? '';
  if (author === '' || programAuthors.test(author)) return null;
  return isLikelyName(author) ? author : null;
}
