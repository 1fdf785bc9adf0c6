import type { HiddenReason } from '@greenpen/paper';
import { blend, measureContrast } from './colour-contrast.ts';
import type { Glyph } from './glyph.ts';
import type { Box } from './matrix.ts';
import { boxArea, boxHolds } from './matrix.ts';
import type { PageMarks } from './page-marks.ts';

/** Below this a person cannot tell text from its ground; pale grey on white, still legible, has about 1.3. */
const LEAST_CONTRAST = 1.15;
/** Smaller than any footnote mark or index. */
const LEAST_SIZE_PT = 3;
const LEAST_OPACITY = 0.06;
const PAPER_COLOUR = '#ffffff';
/** A picture over this much of a page is the page itself, scanned. */
const SCAN_SHARE = 0.5;

/**
 * Marks the glyphs that a person would not see. On a scanned page the text that recognition laid under or over
 * the picture is what a person reads, so it stays. Returns whether the page is such a scan.
 */
export function markHidden(marks: PageMarks, page: Box): boolean {
  const scan = findScan(marks, page);
  let invisibleCount = 0;
  for (const glyph of marks.glyphs) {
    const order = glyph.ink.order;
    if (glyph.ink.unpainted || (scan !== null && order < scan)) invisibleCount += 1;
  }
  // Where most of a page's text shows, a picture behind it is a background and not a scan.
  const isScan = scan !== null && invisibleCount > marks.glyphs.length * 0.8;
  for (const glyph of marks.glyphs) glyph.hidden = findReason(glyph, marks, page, isScan);
  return isScan;
}

/** Some scanners write a page as many pictures. */
export function isMostlyPictures({ pictures }: Pick<PageMarks, 'pictures'>, page: Box): boolean {
  const covered = pictures.reduce((sum, { box }) => sum + boxArea(box), 0);
  return covered > boxArea(page) * SCAN_SHARE;
}

function findScan(marks: PageMarks, page: Box): number | null {
  const scan = marks.pictures.find(({ box }) => boxArea(box) > boxArea(page) * SCAN_SHARE);
  return scan === undefined ? null : scan.order;
}

function findReason(glyph: Glyph, marks: PageMarks, page: Box, isScan: boolean): HiddenReason | null {
  const { ink } = glyph;
  const x = glyph.x + (ink.direction === 'right' ? glyph.width / 2 : 0);
  const y = glyph.y - (ink.direction === 'right' ? ink.sizePt * 0.3 : 0);
  if (ink.inHiddenLayer) return 'hidden-run';
  if (!boxHolds(page, x, y) || ink.isClippedAway) return 'off-page';
  if (isScan) return null;
  if (ink.sizePt < LEAST_SIZE_PT) return 'tiny';
  if (ink.unpainted || ink.opacity < LEAST_OPACITY) return 'hidden-run';
  const isCovered =
    marks.fills.some(
      (fill) => fill.isRectangle && fill.order > ink.order && fill.opacity > 0.95 && boxHolds(fill.box, x, y),
    ) ||
    marks.pictures.some(
      ({ box, order }) =>
        order > ink.order && boxHolds(box, x, y) && boxArea(box) <= boxArea(page) * SCAN_SHARE,
    );
  if (isCovered) return 'covered';
  if (ink.fill === null || (ink.fill === '#000000' && marks.fills.length === 0)) return null;
  return isLikeItsGround(ink.fill, glyph, marks, x, y) ? 'same-colour-as-page' : null;
}

function isLikeItsGround(fill: string, glyph: Glyph, marks: PageMarks, x: number, y: number): boolean {
  const under = (order: number, box: Box): boolean => order < glyph.ink.order && boxHolds(box, x, y);
  if (marks.pictures.some(({ order, box }) => under(order, box))) return false;
  let ground = PAPER_COLOUR;
  for (const { order, box, colour, opacity, isRectangle } of marks.fills) {
    if (!under(order, box)) continue;
    // A pattern may be of any colour, a shape may reach under the text: it gets the benefit of the doubt.
    if (colour === null) return false;
    if (!isRectangle) {
      if ((measureContrast(fill, colour) ?? 1) >= LEAST_CONTRAST) return false;
      continue;
    }
    ground = blend(colour, ground, opacity);
  }
  const contrast = measureContrast(blend(fill, ground, glyph.ink.opacity), ground);
  return contrast !== null && contrast < LEAST_CONTRAST;
}
