import type { HiddenReason } from '@greenpen/paper';
import type { ParagraphProperties } from './paragraph-properties.ts';
import type { Colour, RunProperties } from './run-properties.ts';

/** What lies behind a text; `unknown` (a picture, a painted table) hides nothing, to be fair to the author. */
export type Backdrop = number | 'unknown';

/** Below this nobody reads it, in print or on a screen. */
const smallestReadablePt = 3;
const narrowestScale = 0.1;
/** Distance of two colours in RGB, of 441 at most; light grey (0xE0E0E0) on white is 54 and still seen. */
const leastSeenDistance = 46;

/** Why a person would not see this run; `null` where they would. */
export function hiddenReasonOf(
  run: RunProperties,
  place: { readonly paragraph: ParagraphProperties; readonly backdrop: Backdrop },
): HiddenReason | null {
  if (run.isHidden === true) return 'hidden-run';
  if (run.isTransparent === true) return 'same-colour-as-page';
  if ((run.sizePt ?? 10) < smallestReadablePt || (run.scale ?? 1) < narrowestScale) return 'tiny';
  const { line } = place.paragraph;
  if (line?.rule === 'exact' && line.value < smallestReadablePt) return 'tiny';
  const backdrop = paintOver(place.backdrop, [place.paragraph.backdrop, run.backdrop]);
  if (typeof run.colour !== 'number' || backdrop === 'unknown') return null;
  return colourDistance(run.colour, backdrop) < leastSeenDistance ? 'same-colour-as-page' : null;
}

/** The topmost of several paints; `auto` and `undefined` paint nothing. */
export function paintOver(base: Backdrop, paints: readonly (Colour | undefined)[]): Backdrop {
  return paints.reduce<Backdrop>((below, paint) => (typeof paint === 'number' ? paint : below), base);
}

function colourDistance(a: number, b: number): number {
  return Math.hypot((a >> 16) - (b >> 16), ((a >> 8) & 255) - ((b >> 8) & 255), (a & 255) - (b & 255));
}
