import { type Block, type Paper, spanText } from '@greenpen/paper';

const REFERENCES_LABEL =
  /^(?:\d+\.?\s+|[IVX]+\.\s+)?(references?|references? list|list of references|works cited|cited works|work cited|works consulted|bibliography|literature cited|references cited|sources|sources cited|citations|referencias|referências|références|referenzen|riferimenti|bibliografía|bibliografia|bibliographie|literaturverzeichnis)\s*[:.]?$/i;
const OTHER_LANGUAGE =
  /^(?:referencias|referências|références|referenzen|riferimenti|bibliograf[íi]a|bibliographie|literaturverzeichnis)/i;
const SURE_REFERENCES_LABEL = /^references?\b|works? cited|bibliography/i;
const ABSTRACT_LABEL = /^(?:executive summary|abstract)\s*[:.]?$/i;
const RUN_IN_ABSTRACT = /^abstract\s*[:.—–-]\s+\S/i;
const KEYWORDS = /^(?:key\s?words?|index terms|word count)\s*[:.—–-]/i;
const APPENDIX_LABEL = /^appendi(?:x|ces)(?:\s+[A-Z0-9]{1,3})?\s*(?:[:.—–-].{0,120})?$/i;
const FOOTNOTES_LABEL = /^(?:foot|end)?notes$/i;
const FLOAT_LABEL = /^(?:table|figure)\s+[A-Z]?\d+\b/i;
const PERSON_ENTRY =
  /^\p{Lu}[\p{L}'’ -]{1,40},\s+\p{Lu}[\p{L}'’-]*.{0,420}?(?<=[.,)\]])\s*\((?:\d{4}|n\.\s?d\.|in press)/u;
const GROUP_ENTRY =
  /^[\p{Lu}][^.()]{2,90}\.\s*\((?:\d{4}[^)]{0,20}|n\.\s?d\.)\)(?:[.,]?\s+(?=[\p{Lu}“\x22])|\.\s)/u;
const LOOSE_ENTRY = /^[\p{Lu}“"'].{3,}(?:\b(?:1[5-9]|20)\d\d\b|n\.\s?d\.|https?:\/\/|www\.|doi)/iu;

export function blockText(paper: Paper, block: Block): string {
  return spanText(paper.text, block.span).trim();
}

export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
}

export function isReferencesLabel(text: string): boolean {
  return text.length < 40 && (REFERENCES_LABEL.test(text) || isMisspeltLabel(text));
}

/** "Refrences", "Referances", "Bibliograhpy": the letters of the label, most of them in order. */
function isMisspeltLabel(text: string): boolean {
  const word = /^([rb]\p{Ll}{7,13})\s*[:.]?$/iu.exec(text)?.[1]?.toLowerCase();
  if (word === undefined) return false;
  return ['references', 'bibliography'].some((label) => {
    const shared = sharedInOrder(word, label);
    return shared >= label.length - 2 && word.length - shared <= 2;
  });
}

/** Length of the longest common subsequence. */
function sharedInOrder(one: string, other: string): number {
  let row: readonly number[] = Array.from({ length: other.length + 1 }, () => 0);
  for (const letter of one) {
    const next = [0];
    for (const [index, candidate] of Array.from(other).entries()) {
      const same = (row[index] ?? 0) + 1;
      next.push(letter === candidate ? same : Math.max(next[index] ?? 0, row[index + 1] ?? 0));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** "Referencias", "Literaturverzeichnis": right in a paper that is not in English. */
export function isReferencesLabelOfOtherLanguage(text: string): boolean {
  return isReferencesLabel(text) && OTHER_LANGUAGE.test(text);
}

/** True for labels that say references whatever follows; "Sources" and "Citations" do not. */
export function isSureReferencesLabel(text: string): boolean {
  return isReferencesLabel(text) && (SURE_REFERENCES_LABEL.test(text) || isMisspeltLabel(text));
}

export function isAbstractLabel(text: string): boolean {
  return text.length < 30 && ABSTRACT_LABEL.test(text);
}

export function isRunInAbstract(text: string): boolean {
  return RUN_IN_ABSTRACT.test(text);
}

export function isKeywordsLine(text: string): boolean {
  return KEYWORDS.test(text);
}

export function isAppendixLabel(text: string): boolean {
  return text.length < 140 && APPENDIX_LABEL.test(text);
}

export function isFootnotesLabel(text: string): boolean {
  return FOOTNOTES_LABEL.test(text);
}

/** "Table 2", "Figure A1. Mean ratings": the label of a table or figure, not a sentence about one. */
export function isFloatLabel(text: string): boolean {
  return FLOAT_LABEL.test(text) && countWords(text) <= 30 && !/^\w+\s+\S+\s+\p{Ll}/u.test(text);
}

/** True for a block shaped like an APA entry: author, full stop, year in parentheses. */
export function isEntryShaped(text: string): boolean {
  const entry = withoutTypedLabel(text);
  return PERSON_ENTRY.test(entry.slice(0, 600)) || GROUP_ENTRY.test(entry);
}

/** True for anything that a person could take for an entry of a list of works, in any style. */
export function isLooselyEntryShaped(text: string): boolean {
  return LOOSE_ENTRY.test(withoutTypedLabel(text));
}

/** Students number their entries by hand: "1.", "[1]", "•". */
function withoutTypedLabel(text: string): string {
  return text.replace(/^(?:\[\d{1,3}\]|\d{1,3}[.)]|[•·▪*–-])\s*(?=[^\d\s])/u, '');
}

/** True for running text as opposed to a title, heading, label or line of a title page. */
export function isProse(text: string): boolean {
  const words = countWords(text);
  return words >= 25 || (words >= 12 && /[.!?]["'”’)]*$/.test(text));
}

/** Case, punctuation and spaces set aside, so that a repeated title is recognised. */
export function normalizeTitle(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
