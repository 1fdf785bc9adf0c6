import { type Block, type Paper, type ReferenceEntry, type Section, spanText } from '@greenpen/paper';
import { oncePerPaper, readMlaEntry, referenceEntriesOf, sectionsOf } from '@greenpen/paper-structure';

/** An entry with its own words; offsets of its parts are those of the paper. */
export type ListEntry = { readonly entry: ReferenceEntry; readonly words: string };

const LEGAL =
  /\sv\.\s|\bU\.\s?S\.\s?C\.|\bC\.F\.R\.|\bConst\.|\bCong\.|\bPub\. L\.|\bStat\.\s\d|§|\bF\.\s?(?:Supp|[23]d)|\bExec\. Order\b|\bH\.R\.\s(?:Rep|\d)|\bS\. Res\b|\bFed\. Reg\./u;

/** Entries that follow the author–date pattern; laws and court cases have a form of their own (APA 7, chapter 11). */
export const listEntries: (paper: Paper) => readonly ListEntry[] = oncePerPaper((paper) =>
  entriesOfAnyForm(paper).filter((entry) => !isMlaEntry(entry)),
);

/** The entries with those in MLA form, which are told as such and not by every mark that differs. */
export const entriesOfAnyForm: (paper: Paper) => readonly ListEntry[] = oncePerPaper((paper) =>
  referenceEntriesOf(paper)
    .map((entry) => ({ entry, words: spanText(paper.text, entry.span) }))
    .filter(({ words }) => words.trim().length >= 15 && !LEGAL.test(words)),
);

export function isMlaEntry({ words }: ListEntry): boolean {
  return readMlaEntry(words.trim()) !== null;
}

export const referenceSections: (paper: Paper) => readonly Section[] = oncePerPaper((paper) =>
  sectionsOf(paper).filter(({ kind }) => kind === 'references'),
);

/** The paragraphs of the reference list that hold an entry. */
export function entryBlocks(paper: Paper): readonly Block[] {
  return referenceSections(paper)
    .flatMap(({ blocks }) => blocks)
    .filter(
      ({ kind, span }) => (kind === 'paragraph' || kind === 'list-item') && span.end - span.start >= 15,
    );
}
