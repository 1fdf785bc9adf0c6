import type { Block } from './paper.ts';

export type SectionKind =
  | 'title-page'
  | 'abstract'
  | 'body'
  | 'references'
  | 'appendix'
  | 'tables-and-figures';

/** A stretch of blocks with one role; the sections of a paper cover all its blocks in order. */
export type Section = {
  readonly kind: SectionKind;
  /** "Abstract", "References", "Appendix A": the label's block, which is not among `blocks`. */
  readonly label: Block | null;
  readonly blocks: readonly Block[];
};

/** A heading of the paper: `level` 1 to 5 as APA counts them, told from style or look. */
export type Heading = { readonly block: Block; readonly level: number; readonly toldFrom: 'style' | 'look' };
