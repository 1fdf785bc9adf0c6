import type { HiddenReason } from '@greenpen/paper';
import type { FontLook } from './font-look.ts';
import type { Box } from './matrix.ts';
import type { ColourAt, OpacityAt } from './paint-samples.ts';

/** Which way a line of text runs on the page as seen; slanted text is none of the four. */
export type Direction = 'right' | 'down' | 'left' | 'up' | 'slanted';

/** What the glyphs of one drawing operation share. */
export type Ink = {
  readonly font: FontLook;
  /** Height of the em on the page, in points. */
  readonly sizePt: number;
  readonly bold: boolean;
  readonly italic: boolean;
  /** "#rrggbb" of what paints the letters; `null` for patterns and shadings. */
  readonly fill: string | null;
  /** The same where it differs from place to place. */
  readonly fillAt: ColourAt | null;
  /** The same for their outline, where they are filled and outlined; `undefined` where they have none of their own. */
  readonly outline: string | null | undefined;
  readonly opacity: number;
  /** Soft masks through which the letters are painted. */
  readonly masks: readonly OpacityAt[];
  /** How its colour is mixed with the ground, as CSS calls it; `null` where it is not. */
  readonly blendMode: string | null;
  /** Width of the letters against their normal width. */
  readonly scale: number;
  /** Text rendering mode 3 or 7: laid out but not painted. */
  readonly unpainted: boolean;
  /** In a font that draws pictures or letters of another script for the letters of Latin. */
  readonly drawsSigns: boolean;
  readonly direction: Direction;
  /** Unit vectors on the page: along the line, and from its baseline towards the top of the letters. */
  readonly along: readonly [number, number];
  readonly up: readonly [number, number];
  /** Place in the order of painting on this page. */
  readonly order: number;
  /** The tag of the file's structure tree that the text belongs to. */
  readonly contentId: number | null;
  /** The file itself says that this is page furniture. */
  readonly isArtifact: boolean;
  /** Inside a layer that is switched off. */
  readonly inHiddenLayer: boolean;
  readonly isClippedAway: boolean;
};

/** One drawn character (a ligature is one glyph with several letters). */
export type Glyph = {
  readonly text: string;
  /** Origin on the baseline in page space: points from the left, points from the top. */
  readonly x: number;
  readonly y: number;
  /** Advance along the writing direction, in points. */
  readonly width: number;
  readonly ink: Ink;
  /** What it looks like, the same for letters that look the same; `null` where that is not known. */
  readonly look: string | null;
  /** Height of its mark on the page in points; `null` where that is not known. */
  readonly heightPt: number | null;
  /** What it paints on the page, where that is known and not the shape of a letter. */
  readonly area: Box | null;
  /** Whether it fills all of that. */
  readonly isSolid: boolean;
  /** Whether the font paints anything for it. */
  readonly isPainted: boolean;
  /** What is painted through it later, where it clips and paints nothing itself. */
  paintedThrough: string | null;
  hidden: HiddenReason | null;
  link: string | null;
};
