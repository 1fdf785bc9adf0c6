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
