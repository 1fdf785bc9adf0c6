import type { Block, BlockKind } from '@greenpen/paper';
import type { SetText } from './set-block.ts';

/** A block before its place in the paper's text is known: its spans count from its own start. */
export type DraftBlock = {
  readonly kind: BlockKind;
  readonly page: number;
  /** Place in reading order: the index of its first line among all lines. */
  readonly position: number;
  readonly headingLevel: number | null;
  readonly listLabel: string | null;
  readonly format: Block['format'];
  readonly set: SetText;
  readonly cells: Block['cells'];
  /** The page of each entry of `set.lineStarts`. */
  readonly linePages: readonly number[];
};

export const UNMEASURED: Block['format'] = {
  alignment: null,
  firstLineIndentPt: null,
  leftIndentPt: null,
  lineSpacing: null,
  spaceBeforePt: null,
  spaceAfterPt: null,
};
