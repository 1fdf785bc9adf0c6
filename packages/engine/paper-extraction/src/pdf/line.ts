import type { Run } from '@greenpen/paper';

/** How a stretch of a line looks; equal looks are one object where they follow each other. */
export type Look = Pick<Run, 'font' | 'sizePt' | 'bold' | 'italic' | 'underline' | 'raised' | 'link'>;

/** Text of one look within a line, blanks between words included. */
export type Piece = { readonly text: string; readonly look: Look };

/** A stretch of a line without a wide gap inside: a cell of a table row, a page number beside a running head. */
export type Segment = {
  readonly pieces: readonly Piece[];
  readonly text: string;
  readonly x0: number;
  readonly x1: number;
};

/** One line of text on the page. */
export type Line = {
  /** 1-based. */
  readonly page: number;
  readonly segments: readonly Segment[];
  readonly text: string;
  readonly x0: number;
  readonly x1: number;
  /** Points from the top of the page. */
  readonly baseline: number;
  /** The size that most of its letters have. */
  readonly sizePt: number;
  /** The size of its largest letters. */
  readonly largestPt: number;
  /** Begins with a large first letter. */
  readonly hasInitial: boolean;
  readonly font: string | null;
  readonly bold: boolean;
  readonly italic: boolean;
  /** 0 across the whole text area, 1 and 2 in the left and right of two columns. */
  readonly column: number;
  /** Lines of turned or slanted text, read after the page's own. */
  readonly isTurned: boolean;
  readonly isArtifact: boolean;
  /** 1 to 9 where the file tags the line as a heading. */
  readonly headingLevel: number | null;
  /** Width of the line's first word in points: what would have had to fit at the end of the line before. */
  readonly firstWordWidth: number;
  /** Points of white after the first word; 0 where the line has one word. */
  readonly gapAfterFirstWord: number;
};
