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
  /** A picture that was not decoded, of which it is not even known that it shows. */
  readonly isDoubtful: boolean;
  /** The small sign of a comment, which hides a letter or two and no text. */
  readonly isIcon: boolean;
  /** The letter that paints it, where one does. */
  readonly letter?: Glyph;
};

export type Picture = {
  readonly box: Box;
  readonly order: number;
  /** Of so few pixels that, where it fills a page, no text can be read in it. */
  readonly isSmall: boolean;
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
  /** Where pictures may lie, seen or not: what the unit square of user space is made to fill. */
  readonly picturePlaces: readonly Box[];
  readonly rules: readonly Rule[];
  readonly drawings: readonly Drawing[];
  /** Zero-width and tag characters found among the glyphs. */
  readonly invisible: string;
};
