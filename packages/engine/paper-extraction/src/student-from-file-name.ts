import { nameWithStudentFolder, readLmsFileName, soundsLikePerson, type Paper } from '@greenpen/paper';
import { stripInvisibleCharacters } from './invisible-characters.ts';
import { isLikelyName, isOtherWord, tidyName } from './person-name.ts';

/**
 * A whole name that a learning management system wrote, one squeezed into "lastfirst" whose spelling has to be found
 * elsewhere, or a name that the student chose for the file.
 */
export type NameInFile =
  | { readonly kind: 'whole' | 'chosen'; readonly name: string }
  | { readonly kind: 'squeezed'; readonly letters: string; readonly isOfName: boolean };

const longestPerson = 100;

/** The student's name in a file's name; `null` where there is none. */
export function findNameInFileName(fileName: string, paper: Paper): NameInFile | null {
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
