import { isFamilyName, isGroupName, isInstitution, isNotAnAuthor, isPersonName } from './author-names.ts';

/** The author part of one citation, taken apart. */
export type CitedAuthors = {
  readonly names: readonly string[];
  readonly abbreviation: string | null;
  readonly joiner: '&' | 'and' | null;
  readonly hasEtAl: boolean;
  /** True for names that can only be authors: a list with "&", "et al.", or family names. */
  readonly isClear: boolean;
};

const ABBREVIATION = /\s*[[(]\s*((?:hereafter\s+)?[\p{Lu}][\p{L}\p{N}&.-]{1,14})\s*[\])]$/u;
const ET_AL = /,?\s*\bet\.?\s*al\b\.?,?$/iu;
const AND_COLLEAGUES = /,?\s+(?:and|&)\s+(?:colleagues|others|associates)$/u;
const QUOTED_TITLE = /^[“"]([^“”"]{2,200}?),?[”"]$/u;
const INITIALS = /^(?:\p{Lu}\p{Ll}?\.[\s-]?){1,4}$/u;
const LEADING_INITIALS = /^(?:\p{Lu}\.[\s-]?){1,4}(?=[\p{L}])/u;
const TRAILING_INITIALS = /(?<=\p{L}{2})\s+(?:\p{Lu}\.\s?){1,3}$/u;
const SUFFIX = /^(?:Jr|Sr|II|III|IV)\.?$/u;

/** UTF-16 units; twenty authors in full have about 500. */
const LONGEST_LIST = 1000;

/** Reads "Diaz & Lee", "Ono et al.", "World Health Organization [WHO]"; `null` if the words name nobody. */
export function readCitedAuthors(written: string): CitedAuthors | null {
  if (written.length > LONGEST_LIST) return null;
  let text = written.trim().replace(/,$/u, '').trim();
  const quoted = QUOTED_TITLE.exec(text)?.[1];
  if (quoted !== undefined) {
    return {
      names: [quoted],
      abbreviation: null,
      joiner: null,
      hasEtAl: false,
      isClear: /\p{Lu}/u.test(quoted),
    };
  }
  const abbreviation = ABBREVIATION.exec(text)?.[1] ?? null;
  text = text.replace(ABBREVIATION, '').trim();
  const withEtAl = text.replace(ET_AL, '').replace(AND_COLLEAGUES, '').trim();
  const hasEtAl = withEtAl !== text;
  text = withEtAl.replace(/,$/u, '');
  if (!/\p{Lu}/u.test(text) || isNotAnAuthor(text)) return null;
  const list = splitList(text);
  const names = list.names.map(withoutInitials).filter((name) => name !== '' && !SUFFIX.test(name));
  if (names.length === 0 || !names.every((name) => isPersonName(name) || isGroupName(name))) return null;
  if (names.some((name) => isNotAnAuthor(name))) return null;
  return {
    names,
    abbreviation,
    joiner: list.joiner,
    hasEtAl,
    isClear: hasEtAl || list.joiner !== null || (names.length === 1 && isPlausibleAuthor(names[0] ?? '')),
  };
}

function isPlausibleAuthor(name: string): boolean {
  return isPersonName(name) || isInstitution(name) || isGroupName(name);
}

function splitList(text: string): { readonly names: readonly string[]; readonly joiner: '&' | 'and' | null } {
  const ampersand = text.lastIndexOf(' & ');
  if (ampersand > 0) return { names: namesAround(text, ampersand, 3), joiner: '&' };
  const and = text.lastIndexOf(' and ');
  if (and > 0) {
    const names = namesAround(text, and, 5);
    if (
      names.length > 1 &&
      names.every((name) => isFamilyName(withoutInitials(name)) || INITIALS.test(name))
    ) {
      return { names, joiner: 'and' };
    }
    return { names: [text], joiner: null };
  }
  if (isGroupWithComma(text)) return { names: [text], joiner: null };
  return { names: splitAtCommas(text), joiner: null };
}

/** "Merrell Dow Pharmaceuticals, Inc." and "Office of Science, Department of Energy" are one name. */
function isGroupWithComma(text: string): boolean {
  return /,\s*(?:Inc|LLC|Ltd|Corp|Co)\b/u.test(text) || (text.includes(',') && isInstitution(text));
}

function namesAround(text: string, index: number, length: number): readonly string[] {
  const left = text.slice(0, index);
  return [...(isGroupWithComma(left) ? [left] : splitAtCommas(left)), text.slice(index + length).trim()];
}

function splitAtCommas(text: string): readonly string[] {
  return text
    .split(/,\s*/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function withoutInitials(name: string): string {
  if (INITIALS.test(name)) return '';
  return name
    .replace(LEADING_INITIALS, '')
    .replace(TRAILING_INITIALS, '')
    .replace(/[,\s]+(?:Jr|Sr)\.?$/u, '')
    .trim();
}
