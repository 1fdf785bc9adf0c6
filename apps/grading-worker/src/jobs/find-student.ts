import { studentFromFileName } from './student-from-file-name.ts';

export type Student = { readonly name: string | null; readonly email: string | null };

const longestName = 200;

/** Who wrote the paper: the file's name says it before the paper does. Fit for a table's column. */
export function findStudent(fileName: string, inPaper: Student): Student {
  const name = shown(studentFromFileName(fileName) ?? inPaper.name);
  const email = shown(inPaper.email);
  return {
    name: name?.slice(0, longestName) ?? null,
    email: email !== null && email.length <= 320 ? email : null,
  };
}

/** Without control characters, which neither a screen nor PostgreSQL takes. */
function shown(text: string | null): string | null {
  const clean =
    text
      ?.toWellFormed()
      .replaceAll(/\p{Cc}/gu, ' ')
      .trim() ?? '';
  return clean === '' ? null : clean;
}
