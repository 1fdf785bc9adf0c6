import type { HiddenReason } from '@greenpen/paper';
import { isLostOn, isTooSmall } from '../visibility.ts';
import type { ParagraphProperties } from './paragraph-properties.ts';
import type { Colour, RunProperties } from './run-properties.ts';

/**
 * The colours that may lie behind a text, of which it is one: a table style paints rows that are not counted yet.
 * `unknown` (a picture, a gradient) hides nothing, to be fair to the author.
 */
export type Backdrop = readonly number[] | 'unknown';

/** A fixed line height cuts letters off at the top; below this share of their size nothing readable is left. */
const leastExactHeight = 0.35;
/** The same in points, for letters of any size. */
const leastExactHeightPt = 3;
/** Lines set closer than this share of single spacing are printed over each other. */
const leastLineSpacing = 0.3;
/** Letters raised or lowered further than an inch have left their line. */
const farthestPositionPt = 72;

/** Why a person would not see this run; `null` where they would. */
export function hiddenReasonOf(
  run: RunProperties,
  place: { readonly paragraph: ParagraphProperties; readonly backdrop: Backdrop },
): HiddenReason | null {
  if (run.isHidden === true) return 'hidden-run';
  const sizePt = run.sizePt ?? 10;
  if (isTooSmall({ sizePt, scale: run.scale ?? 1, spacingPt: run.spacingPt ?? 0 })) return 'tiny';
  const { line } = place.paragraph;
  const positionPt = Math.abs(run.positionPt ?? 0);
  if (line?.rule === 'exact') {
    if (line.value < Math.max(leastExactHeightPt, sizePt * leastExactHeight)) return 'tiny';
    if (positionPt > line.value) return 'off-page';
  }
  if (line?.rule === 'multiple' && line.value < leastLineSpacing) return 'tiny';
  if (positionPt > farthestPositionPt) return 'off-page';
  return isLost(run, paintOver(place.backdrop, [place.paragraph.backdrop, run.backdrop, run.highlight]))
    ? 'same-colour-as-page'
    : null;
}

/** The topmost of several paints; `auto` and `undefined` paint nothing. */
export function paintOver(base: Backdrop, paints: readonly (Colour | undefined)[]): Backdrop {
  return paints.reduce<Backdrop>((below, paint) => (typeof paint === 'number' ? [paint] : below), base);
}

function isLost({ colour = 'auto', opacity = 1 }: RunProperties, backdrop: Backdrop): boolean {
  if (opacity === 0) return true;
  if (backdrop === 'unknown' || (colour === 'auto' && opacity === 1)) return false;
  // Word writes automatic letters in black, or in white on a dark ground; black is what a see-through one can be.
  const ink = toHex(colour === 'auto' ? 0 : colour);
  return backdrop.every((ground) => isLostOn(ink, toHex(ground), opacity));
}

function toHex(colour: number): string {
  return `#${colour.toString(16).padStart(6, '0')}`;
}
