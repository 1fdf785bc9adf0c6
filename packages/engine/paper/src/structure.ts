import type { Block } from './paper.ts';
import type { Span } from './span.ts';

export type SectionKind =
  | 'title-page'
  | 'abstract'
  | 'body'
  | 'references'
  | 'appendix'
  | 'tables-and-figures';

/** A stretch of blocks with one role; the sections of a paper cover all its blocks, and those of each in order. */
export type Section = {
  readonly kind: SectionKind;
  /** "Abstract", "References", "Appendix A": the label's block, which is not among `blocks`. */
  readonly label: Block | null;
  readonly blocks: readonly Block[];
};

/** A heading of the paper, told from its style or from its look. Section labels and the title are not among them. */
export type Heading = {
  readonly block: Block;
  /** The heading's own words: the whole block, or the first words of a paragraph that runs on (levels 4, 5). */
  readonly span: Span;
  /** 1 to 5 as APA counts them. */
  readonly level: number;
  readonly toldFrom: 'style' | 'look';
};

/** One work cited in the running text. "(Diaz & Lee, 2019; Ono, 2020)" holds two. */
export type Citation = {
  readonly kind: 'parenthetical' | 'narrative';
  /** The words of this one citation, without the outer parentheses. */
  readonly span: Span;
  /** The whole parenthesis (parenthetical), or authors to closing parenthesis (narrative). */
  readonly group: Span;
  /** The author part as written: "Diaz & Lee", "World Health Organization". */
  readonly authors: Span;
  /** Family names or the group's name, in order, without "et al.", initials and "Jr.". */
  readonly names: readonly string[];
  /** "WHO" in "World Health Organization [WHO]". */
  readonly abbreviation: string | null;
  readonly joiner: '&' | 'and' | null;
  readonly hasEtAl: boolean;
  /** "2019", "2019a", "n.d.", "in press"; `null` where none is given. */
  readonly year: string | null;
  readonly yearSpan: Span | null;
  /** "p. 4", "pp. 4–6", "para. 2", as written. */
  readonly locator: Span | null;
  /** What the words refer to; only a `work` must have an entry in the reference list. */
  readonly role: 'work' | 'original-of-secondary' | 'personal-communication';
  /** False where the words may be something else: "(Paris 2015)", "Pulp Fiction (1994)". */
  readonly isClear: boolean;
};

export type ReferenceAuthor = { readonly family: string; readonly given: string | null };

export type ReferenceKind = 'article' | 'book' | 'chapter' | 'webpage' | 'report' | 'thesis' | 'unknown';

/** An entry of the reference list with the parts that could be told apart; `null` is "not found". */
export type ReferenceEntry = {
  readonly span: Span;
  readonly kind: ReferenceKind;
  readonly authors: readonly ReferenceAuthor[];
  readonly authorsSpan: Span | null;
  readonly year: string | null;
  readonly yearSpan: Span | null;
  readonly title: Span | null;
  /** Journal, book or site that holds the work. */
  readonly container: Span | null;
  readonly volume: Span | null;
  readonly issue: Span | null;
  readonly pages: Span | null;
  readonly publisher: Span | null;
  readonly doi: Span | null;
  readonly url: Span | null;
};
