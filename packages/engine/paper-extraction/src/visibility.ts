import { blend, measureContrast, measureDistance } from './colour-contrast.ts';

/**
 * What makes letters hard to read: from `easy` on a measure costs nothing, at `least` it costs all that a reader can
 * bear. The costs of all measures add up, so that pale, small and narrow letters are unreadable together where each
 * by itself would pass.
 */
type Measure = { readonly least: number; readonly easy: number };

/** Body text below 5 points is not meant to be read; footnotes and table notes are rarely below 7. */
const SIZE: Measure = { least: 5, easy: 8 };
/** Letters narrower than 30% run into each other. Word offers 33% in its menu. */
const WIDTH: Measure = { least: 0.3, easy: 0.7 };
/** The share of a letter's width that is left before the next letter begins. */
const ADVANCE: Measure = { least: 0.3, easy: 0.7 };
/** The share of a letter's size that its line shows; below it the upper half of small letters is cut off. */
const HEIGHT: Measure = { least: 0.6, easy: 0.8 };
/** WCAG contrast; grey #DDDDDD on white has 1.35. */
const CONTRAST: Measure = { least: 1.35, easy: 3 };

/** Letters further apart than this many of their sizes form no words; letter-spaced titles stay below one. */
const MOST_SPREAD = 8;

/** A letter takes about half its size along the line. */
const LETTER_WIDTH = 0.5;
/** Distance in RGB, of 441 at most, from which a hue is seen although it is as light as its ground: bright yellow on white. */
const SEEN_DISTANCE = 200;
/** A reader bears no more than this. */
const MOST = 1 + 1e-9;

export type LetterShape = {
  /** As set, before superscripts are made smaller. */
  readonly sizePt: number;
  /** Width of the letters against their normal width. */
  readonly scale: number;
  /** Extra space after each letter, in points. */
  readonly spacingPt?: number;
  /** The share of their size that shows in a line of fixed height. */
  readonly shownHeight?: number;
};

/** How hard letters are to read by their shape: 0 is easy, above 1 they cannot be read. */
export function strainOfShape({ sizePt, scale, spacingPt = 0, shownHeight = 1 }: LetterShape): number {
  if (spacingPt > sizePt * MOST_SPREAD) return Infinity;
  const letter = sizePt * scale * LETTER_WIDTH;
  const advance = letter > 0 ? (letter + spacingPt) / letter : 0;
  return cost(sizePt, SIZE) + cost(scale, WIDTH) + cost(advance, ADVANCE) + cost(shownHeight, HEIGHT);
}

/** Whether letters are too small, too narrow or too close to each other to be read. */
export function isTooSmall(shape: LetterShape): boolean {
  return isUnreadable(strainOfShape(shape));
}

/** How hard `ink` is to tell from `ground` ("#rrggbb"): above 1 it cannot be; a value that is not a colour costs nothing. */
export function strainOfColour(ink: string, ground: string, opacity = 1): number {
  const seen = blend(ink, ground, opacity);
  const contrast = measureContrast(seen, ground);
  const distance = measureDistance(seen, ground);
  if (contrast === null || distance === null) return 0;
  return cost(Math.max(contrast, (distance / SEEN_DISTANCE) * CONTRAST.least), CONTRAST);
}

/** Whether text in `ink` cannot be told from `ground` ("#rrggbb"). */
export function isLostOn(ink: string, ground: string, opacity = 1): boolean {
  return isUnreadable(strainOfColour(ink, ground, opacity));
}

/** Whether letters of this strain, of shape and colour together, cannot be read. */
export function isUnreadable(strain: number): boolean {
  return strain > MOST;
}

function cost(value: number, { least, easy }: Measure): number {
  if (value >= easy) return 0;
  return value <= 0 ? Infinity : Math.log(easy / value) / Math.log(easy / least);
}
