import type { Glyph } from './glyph.ts';
import type { Box } from './matrix.ts';
import type { ColourAt, OpacityAt } from './paint-samples.ts';

/** Painted area or picture; `order` counts painting operations, later ones lie on top. */
export type Fill = {
  readonly box: Box;
  readonly order: number;
  readonly colourAt: ColourAt;
  readonly opacityAt: OpacityAt;
  /** How its colour is mixed with the ground, as CSS calls it; `null` where it is not. */
  readonly blendMode: string | null;
  /** Whether the paint reaches a point; other shapes than upright rectangles fill a part of their box only. */
  readonly holds: (x: number, y: number) => boolean;
  readonly isPicture: boolean;
  /** The small sign of a comment, which hides a letter or two and no text. */
  readonly isIcon: boolean;
};

export type Picture = {
  readonly box: Box;
  readonly order: number;
  /** Only small pictures are; one that fills a page then has too few pixels for a text. */
  readonly isDecoded: boolean;
};

/** A thin level line: an underline, a table rule, the rule above footnotes. */
export type Rule = { readonly x0: number; readonly x1: number; readonly y: number };

/** A drawing that the file holds as one piece: painted by the operations from `start` to `end`. */
export type Drawing = {
  /** Around its lines and shapes. */
  readonly box: Box;
  readonly paths: number;
  readonly start: number;
  readonly end: number;
};

/** Everything on a page that matters for reading it, in page space. */
export type PageMarks = {
  readonly glyphs: readonly Glyph[];
  readonly fills: readonly Fill[];
  readonly pictures: readonly Picture[];
  readonly rules: readonly Rule[];
  readonly drawings: readonly Drawing[];
  /** Zero-width and tag characters found among the glyphs. */
  readonly invisible: string;
};
