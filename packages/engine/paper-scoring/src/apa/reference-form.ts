import { type Paper, type ReferenceEntry, spanText } from '@greenpen/paper';
import { looseEntriesOf, readMlaEntry, referenceEntriesOf } from '@greenpen/paper-structure';

export type ReferenceForm = {
  readonly entries: number;
  /** Entries without a title, or without a date in parentheses. */
  readonly malformed: number;
};

/** "(2019)", "(2020, May 4)", "(n.d.)" near the beginning: the date of an entry in author–date form (APA 7, 9.13). */
const DATE =
  /^.{0,400}?\((?:[^()]{0,30}\b)?(?:\d{4}[a-z]?|n\.\s?d\.?|in press|forthcoming)(?![\p{L}\d])[^()]{0,40}\)/isu;
/** Laws and cases have a form of their own (APA 7, chapter 11). */
const LEGAL = /\sv\.\s|§|\bU\.\s?S\.\s?C\.|\bC\.F\.R\.|\bStat\.\s\d|\bPub\. L\./u;

/** How many entries of the list have the form of a reference at all: a date in parentheses and a title. */
export function readReferenceForm(paper: Paper): ReferenceForm {
  const loose = looseEntriesOf(paper).length;
  if (loose > 0) return { entries: loose, malformed: loose };
  const entries = referenceEntriesOf(paper).flatMap((entry) => readEntry(entry, paper));
  return { entries: entries.length, malformed: entries.filter((isMalformed) => isMalformed).length };
}

const YEAR = /(?<![\d./-])(?:1[5-9]|20)\d\d(?![\d/-])|\bn\.\s?d\./u;

/** Whether an entry is malformed; without a form, several lines are read as one entry, and each counts. */
function readEntry(entry: ReferenceEntry, paper: Paper): readonly boolean[] {
  const dated = spanText(paper.text, entry.span)
    .split('\n')
    .filter((line) => YEAR.test(line));
  return dated.length < 2 ? [isMalformed(entry, paper)] : dated.map((line) => !DATE.test(line));
}

function isMalformed(entry: ReferenceEntry, paper: Paper): boolean {
  const words = spanText(paper.text, entry.span);
  // A list in another style is told as such, once.
  if (LEGAL.test(words) || readMlaEntry(words.trim()) !== null) return false;
  // The publisher of a group's own report is not named again, so that a source may be absent.
  return !DATE.test(words) || entry.title === null;
}
