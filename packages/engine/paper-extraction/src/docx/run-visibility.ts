import type { HiddenReason } from '@greenpen/paper';
import { isUnreadable, strainOfColour, strainOfShape } from '../visibility.ts';
import type { ParagraphProperties } from './paragraph-properties.ts';
import type { Colour, RunProperties } from './run-properties.ts';

/**
 * The colours that may lie behind a text, of which it is one: a table style paints rows that are not counted yet.
 * `unknown` (a picture) hides nothing, to be fair to the author.
 */
export type Backdrop = readonly number[] | Mixture | 'unknown';

/** Colours that lie beside each other behind a text: stops of a gradient, colours of a pattern. */
export type Mixture = { readonly all: readonly number[] };

/** A line lower than this shows nothing of letters of any size. */
const leastLinePt = 3;
/** Height of a line in single spacing against the size of its letters. */
const singleLine = 1.15;
/** Letters raised or lowered further than an inch have left their line. */
const farthestPositionPt = 72;
/** Two lines in one (ECMA-376 part 1, 17.3.2.10) are set in half the size. */
const combinedSize = 0.5;
const strongLatin = /\p{Script=Latin}{2}/u;

/** Why a person would not see this run; `null` where they would. */
export function hiddenReasonOf(
  run: RunProperties,
  place: { readonly paragraph: ParagraphProperties; readonly backdrop: Backdrop; readonly text: string },
): HiddenReason | null {
  if (run.isHidden === true) return 'hidden-run';
  const { line } = place.paragraph;
  const sizePt = (run.sizePt ?? 10) * (run.isCombined === true ? combinedSize : 1);
  const lineHeightPt = heightOf(line, sizePt);
  const strain = strainOfShape({
    sizePt,
    scale: run.scale ?? 1,
    spacingPt: run.spacingPt ?? 0,
    shownHeight: lineHeightPt / Math.max(sizePt, 0.01),
  });
  if (isUnreadable(strain) || lineHeightPt < leastLinePt) return 'tiny';
  const positionPt = Math.abs(run.positionPt ?? 0);
  if (positionPt > farthestPositionPt || (line?.rule === 'exact' && positionPt > line.value))
    return 'off-page';
  // Right to left is for scripts that are written so; how letters of others come out is not defined (17.3.2.30).
  if (run.isRightToLeft === true && strongLatin.test(place.text)) return 'hidden-run';
  const paints = [place.paragraph.backdrop, run.backdrop, run.highlight];
  const colourStrain = strainOn(run, paintOver(place.backdrop, paints));
  if (!isUnreadable(strain + colourStrain)) return null;
  return isUnreadable(colourStrain) ? 'same-colour-as-page' : 'tiny';
}

/** The topmost of several paints; `auto` and `undefined` paint nothing. */
export function paintOver(base: Backdrop, paints: readonly (Colour | undefined)[]): Backdrop {
  return paints.reduce<Backdrop>((below, paint) => (typeof paint === 'number' ? [paint] : below), base);
}

/** One more colour that may lie behind a text. */
export function addGround(base: Backdrop, paint: Colour): Backdrop {
  return base === 'unknown' || 'all' in base || paint === 'auto' ? base : [...base, paint];
}

function heightOf(line: ParagraphProperties['line'], sizePt: number): number {
  if (line === undefined || line.rule === 'at-least') return Infinity;
  return line.rule === 'exact' ? line.value : line.value * sizePt * singleLine;
}

/** How hard the letters' colour is to see, on the best of the grounds that may lie behind them. */
function strainOn({ colour = 'auto', opacity = 1 }: RunProperties, backdrop: Backdrop): number {
  if (opacity === 0) return Infinity;
  if (backdrop === 'unknown' || (colour === 'auto' && opacity === 1)) return 0;
  // Word writes automatic letters in black, or in white on a dark ground; black is what a see-through one can be.
  const ink = toHex(colour === 'auto' ? 0 : colour);
  const strains = (grounds: readonly number[]): number[] =>
    grounds.map((ground) => strainOfColour(ink, toHex(ground), opacity));
  return 'all' in backdrop ? Math.max(...strains(backdrop.all)) : Math.min(...strains(backdrop));
}

function toHex(colour: number): string {
  return `#${colour.toString(16).padStart(6, '0')}`;
}
