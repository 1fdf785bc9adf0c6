import { countWords, isEntryShaped, isLooselyEntryShaped, isProse, isReferencesLabel } from './labels.ts';

/** Distance from a paper's title to its first paragraph: name, course, instructor and date come between. */
const LONGEST_HEAD = 9;

/** Annotations of the last work have a paragraph or two; from here on it is a paper that begins with its list. */
const FEWEST_PARAGRAPHS = 3;
const FEWEST_WORDS = 25;
const LONGEST_ENTRY_WORDS = 90;

/** Tells whether a label at an index opens a list. */
type OpensList = (texts: readonly string[], index: number) => boolean;

type Outlook = {
  /** Index of the last entry; -1 without one. */
  readonly lastEntry: number;
  /** Index of the last label that opens a list; -1 without one. */
  readonly lastList: number;
  /** Number of paragraphs of running text at an index or below it. */
  readonly proseFrom: readonly number[];
};

const known = new WeakMap<readonly string[], Outlook>();

/** Whether a block inside a reference list is no longer part of it, though neither label nor heading says so. */
export function endsList(texts: readonly string[], index: number, opensList: OpensList): boolean {
  const text = texts[index] ?? '';
  if (text === '' || isLooselyEntryShaped(text)) return false;
  const outlook = outlookOf(texts, opensList);
  if (outlook.lastEntry < index && (outlook.proseFrom[index] ?? 0) >= FEWEST_PARAGRAPHS) return true;
  return outlook.lastList > index + 1 && opensAnotherPaper(texts, index);
}

/** Two papers in one file: below the list a title and running text follow, and later on a list of its own. */
function opensAnotherPaper(texts: readonly string[], index: number): boolean {
  const text = texts[index] ?? '';
  if (isProse(text) || /[.,;]$/u.test(text)) return false;
  const head = texts.slice(index + 1, index + 1 + LONGEST_HEAD);
  const firstProse = head.findIndex((line) => isProse(line));
  if (firstProse === -1 || isEntryShaped(head[firstProse] ?? '')) return false;
  return !head.slice(0, firstProse).some((line) => isEntryShaped(line) || isReferencesLabel(line));
}

/** Looked up once: a list may have thousands of lines. */
function outlookOf(texts: readonly string[], opensList: OpensList): Outlook {
  let outlook = known.get(texts);
  if (outlook === undefined) {
    const proseFrom: number[] = Array.from({ length: texts.length }, () => 0);
    let prose = 0;
    for (let index = texts.length - 1; index >= 0; index -= 1) {
      if (isSurelyProse(texts[index] ?? '')) prose += 1;
      proseFrom[index] = prose;
    }
    outlook = {
      lastEntry: texts.findLastIndex(
        (text) => isEntryShaped(text) && countWords(text) <= LONGEST_ENTRY_WORDS,
      ),
      lastList: texts.findLastIndex((text, index) => isReferencesLabel(text) && opensList(texts, index)),
      proseFrom,
    };
    known.set(texts, outlook);
  }
  return outlook;
}

/** Entries of other styles read as sentences too, but each has its year, and hardly one has so many words. */
function isSurelyProse(text: string): boolean {
  const words = countWords(text);
  return words >= FEWEST_WORDS && (!isLooselyEntryShaped(text) || words >= LONGEST_ENTRY_WORDS);
}
