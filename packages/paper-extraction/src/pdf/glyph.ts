import type { HiddenReason } from '@greenpen/paper';
import type { FontLook } from './font-look.ts';

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
  /** The same for their outline, where they are filled and outlined; `undefined` where they have none of their own. */
  readonly outline: string | null | undefined;
  readonly opacity: number;
  /** How its colour is mixed with the ground, as CSS calls it; `null` where it is not. */
  readonly blendMode: string | null;
  /** Width of the letters against their normal width. */
  readonly scale: number;
  /** Text rendering mode 3 or 7: laid out but not painted. */
  readonly unpainted: boolean;
  readonly direction: Direction;
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
  hidden: HiddenReason | null;
  link: string | null;
};
