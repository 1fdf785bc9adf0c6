import type { Glyph } from './glyph.ts';
import type { Box } from './matrix.ts';
import { boxArea, boxHolds } from './matrix.ts';
import type { PageMarks } from './page-marks.ts';

/** A picture or drawing, with the letters that stand inside it (axis labels, legends). */
export type FoundFigure = { readonly box: Box; readonly glyphs: readonly Glyph[] };

/** Pictures below this area are ornaments, rules and signatures, in square points. */
const LEAST_AREA = 2_500;
/** A picture over more of the page than this is its background. */
const MOST_SHARE = 0.6;
/** A frame or an underline is no drawing. */
const LEAST_PATHS = 5;

/** Finds a page's figures: pictures, and drawings that the file holds as one piece. */
export function findFigures(marks: PageMarks, page: Box): readonly FoundFigure[] {
  const boxes = [
    ...marks.pictures.map(({ box }) => box),
    ...marks.drawings.filter(({ paths }) => paths >= LEAST_PATHS).map(({ box }) => box),
  ].filter((box) => boxArea(box) >= LEAST_AREA && boxArea(box) <= boxArea(page) * MOST_SHARE);
  const outer = mergeBoxes(boxes);
  return outer.map((box) => ({
    box,
    glyphs: marks.glyphs.filter((glyph) => glyph.hidden === null && boxHolds(box, glyph.x, glyph.y)),
  }));
}

/** Parts of one figure overlap: they become one box, as long as they do not fill the page together. */
function mergeBoxes(boxes: readonly Box[]): readonly Box[] {
  let merged: Box[] = [];
  for (const box of boxes) {
    let union = box;
    for (const other of merged.filter((known) => overlaps(known, union))) {
      merged = merged.filter((known) => known !== other);
      union = {
        x0: Math.min(union.x0, other.x0),
        y0: Math.min(union.y0, other.y0),
        x1: Math.max(union.x1, other.x1),
        y1: Math.max(union.y1, other.y1),
      };
    }
    merged.push(union);
  }
  return merged;
}

function overlaps(a: Box, b: Box): boolean {
  return a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;
}
