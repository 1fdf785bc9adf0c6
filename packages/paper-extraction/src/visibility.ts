import { blend, measureContrast, measureDistance } from './colour-contrast.ts';

/** Body text below this size is not meant to be read; footnotes and table notes are rarely below 7 points. */
const LEAST_SIZE_PT = 5;
/** Letters narrower than this share of their normal width run into each other. Word offers 33% in its menu. */
const LEAST_SCALE = 0.3;
/** A letter takes about half its size along the line. */
const LETTER_WIDTH = 0.5;
/** Where less of a letter's width than this is left, the next letter lies on it. */
const LEAST_ADVANCE = 0.3;
/** WCAG contrast; grey #DDDDDD on white has 1.35. */
const LEAST_CONTRAST = 1.35;
/** Distance in RGB, of 441 at most, from which a hue is seen although it is as light as its ground: yellow on white. */
const SEEN_DISTANCE = 120;

export type LetterShape = {
  /** As set, before superscripts are made smaller. */
  readonly sizePt: number;
  /** Width of the letters against their normal width. */
  readonly scale: number;
  /** Extra space after each letter, in points. */
  readonly spacingPt?: number;
};

/** Whether letters are too small, too narrow or too close to each other to be read. */
export function isTooSmall({ sizePt, scale, spacingPt = 0 }: LetterShape): boolean {
  if (sizePt < LEAST_SIZE_PT || scale < LEAST_SCALE) return true;
  const letter = sizePt * scale * LETTER_WIDTH;
  return letter + spacingPt < letter * LEAST_ADVANCE;
}

/** Whether text in `ink` cannot be told from `ground` ("#rrggbb"); what is no colour hides nothing. */
export function isLostOn(ink: string, ground: string, opacity = 1): boolean {
  const seen = blend(ink, ground, opacity);
  const contrast = measureContrast(seen, ground);
  const distance = measureDistance(seen, ground);
  return contrast !== null && distance !== null && contrast < LEAST_CONTRAST && distance < SEEN_DISTANCE;
}
