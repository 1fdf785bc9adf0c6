import { stripInvisibleCharacters } from './invisible-characters.ts';
import { isLikelyName, tidyName } from './person-name.ts';

/** A whole name, or one squeezed into "lastfirst" whose spelling has to be found elsewhere. */
export type NameInFile =
  | { readonly kind: 'whole'; readonly name: string }
  | { readonly kind: 'squeezed'; readonly letters: string };

/** File systems allow no longer names; what is longer was not written by a learning management system. */
const longestName = 1024;
const longestPerson = 100;

type FileNamePattern = { readonly system: string; readonly pattern: RegExp };

/** File names as learning management systems write them into bulk downloads; a group `name` or `letters`. */
const patterns: readonly FileNamePattern[] = [
  { system: 'moodle', pattern: /^(?<name>[^_]+)_\d+_assignsubmission_/ },
  { system: 'brightspace', pattern: /^\d+-\d+ ?- ?(?<name>.+?) ?- ?\p{L}{3,9}\.? \d{1,2}, \d{4}/u },
  { system: 'canvas', pattern: /^(?<letters>\p{Ll}[\p{Ll}\p{M}'-]+\d?)(?:_LATE)?_\d+_\d+_/u },
  { system: 'canvas', pattern: /^(?<name>\p{Lu}[\p{L}'’. -]+, ?\p{Lu}[\p{L}'’. -]+)_\d+_\d+_/u },
];

/** "Essay 1_mdiaz3_attempt_2025-10-03-…" names only the account, unless that spells a name. */
const blackboard = /_(?<account>[^_]+)_attempt_\d{4}-\d{2}-\d{2}/;

/** The student's name in the file name of a bulk download; `null` for names that students chose themselves. */
export function findNameInFileName(fileName: string): NameInFile | null {
  // Moodle can give every student a folder of their own, whose name then says it.
  const shown = stripInvisibleCharacters(fileName.slice(-longestName)).visible;
  const segments = shown.replaceAll('\\', '/').split('/').slice(-2).toReversed();
  for (const segment of segments) {
    const found = findNameInSegment(segment);
    if (found !== null) return found;
  }
  return null;
}

function findNameInSegment(base: string): NameInFile | null {
  for (const { pattern } of patterns) {
    const groups = pattern.exec(base)?.groups;
    const letters = groups?.['letters'];
    if (letters !== undefined) return { kind: 'squeezed', letters: letters.replace(/\d$/, '') };
    const name = groups?.['name'];
    if (name !== undefined) return wholeName(name);
  }
  const account = blackboard.exec(base)?.groups?.['account'];
  if (account === undefined) return null;
  const spelled = account.replaceAll(/[.+]/g, ' ').replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
  const capitalised = spelled.replaceAll(/(?<=^| )\p{Ll}/gu, (letter) => letter.toUpperCase());
  if (isLikelyName(capitalised)) return { kind: 'whole', name: capitalised };
  return { kind: 'squeezed', letters: account.replaceAll(/\d+$/g, '') };
}

function wholeName(name: string): NameInFile | null {
  const tidy = tidyName(name);
  return tidy === '' || tidy.length > longestPerson ? null : { kind: 'whole', name: tidy };
}
