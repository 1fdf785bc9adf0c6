import { type Paper, spanText } from '@greenpen/paper';
import { citationsOf, oncePerPaper, referenceEntriesOf, sectionsOf } from '@greenpen/paper-structure';
import { paperTermsOf } from './paper-terms.ts';

export type KnownWords = {
  /** Capitalised words that the paper uses as names. */
  readonly names: ReadonlySet<string>;
  /** How often the paper has each word in lower case. */
  readonly smallLetters: ReadonlyMap<string, number>;
  /** Words in small letters that the paper introduces as terms. */
  readonly introduced?: ReadonlySet<string>;
};

/** Names from the references, the citations and the title page, and those that recur inside sentences. */
export const knownWordsOf: (paper: Paper) => KnownWords = oncePerPaper((paper) => {
  const names = new Set<string>();
  const smallLetters = new Map<string, number>();
  const addNames = (text: string) => {
    for (const [name] of text.matchAll(/\p{Lu}[\p{L}'’-]+/gu)) names.add(plain(name));
  };
  for (const { kind, blocks } of sectionsOf(paper)) {
    if (kind !== 'title-page' && kind !== 'references') continue;
    for (const block of blocks) addNames(spanText(paper.text, block.span));
  }
  for (const { names: cited } of citationsOf(paper)) for (const name of cited) addNames(name);
  for (const { authors } of referenceEntriesOf(paper)) for (const { family } of authors) addNames(family);
  // "By Gwendolyn Brooks": all words of a run of capitals that begins inside a sentence.
  for (const [, run] of paper.text.matchAll(/[\p{Ll}\p{N},;] (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*)/gu))
    addNames(run ?? '');
  for (const [word] of paper.text.matchAll(/(?<![\p{L}'’-])\p{Ll}[\p{L}'’-]*/gu)) {
    const known = plain(word);
    smallLetters.set(known, (smallLetters.get(known) ?? 0) + 1);
  }
  return { names, smallLetters, introduced: paperTermsOf(paper).introduced };
});

function plain(word: string): string {
  return word.replaceAll('’', "'").replace(/'s?$|^'/, '');
}
