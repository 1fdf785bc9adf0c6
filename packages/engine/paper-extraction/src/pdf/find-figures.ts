import type { Glyph } from './glyph.ts';
import type { Box } from './matrix.ts';
import { boxArea, boxHolds, uniteBoxes } from './matrix.ts';
import type { PageMarks } from './page-marks.ts';

/** A picture or drawing, with the letters that belong to it (axis labels, legends). */
export type FoundFigure = { readonly box: Box; readonly glyphs: readonly Glyph[] };

/** Pictures below this area are ornaments, rules and signatures, in square points. */
const LEAST_AREA = 2_500;
/** A picture over more of the page than this is its background. */
const MOST_SHARE = 0.6;
/** Labels shrink with their drawing, and no figure is scored as text. */
const LEAST_LABEL_PT = 3;
/** A frame or an underline is no drawing. */
const LEAST_PATHS = 5;

/** Finds a page's figures: pictures with what is written over them, and drawings that the file holds as one piece. */
export function findFigures(marks: PageMarks, page: Box): readonly FoundFigure[] {
  const hasFigureSize = ({ box }: { readonly box: Box }): boolean =>
    boxArea(box) >= LEAST_AREA && boxArea(box) <= boxArea(page) * MOST_SHARE;
  const pictures = marks.pictures.filter(hasFigureSize);
  const drawings = marks.drawings.filter((drawing) => drawing.paths >= LEAST_PATHS && hasFigureSize(drawing));
  const figures = mergeBoxes([...pictures, ...drawings].map(({ box }) => box)).map((box): OpenFigure => ({
    box,
    glyphs: [],
  }));
  if (figures.length === 0) return [];
  for (const glyph of marks.glyphs) {
    const isSmallLabel = glyph.hidden === 'tiny' && glyph.ink.sizePt >= LEAST_LABEL_PT;
    if (glyph.hidden !== null && !isSmallLabel) continue;
    const { order } = glyph.ink;
    const drawing = drawings.find(({ start, end }) => start < order && order < end);
    if (isSmallLabel && drawing === undefined) continue;
    const picture = pictures.find((known) => known.order < order && boxHolds(known.box, glyph.x, glyph.y));
    const box = drawing?.box ?? picture?.box;
    if (box === undefined) continue;
    const figure = figures.find((known) => holdsBox(known.box, box));
    if (figure === undefined) continue;
    glyph.hidden = null;
    figure.glyphs.push(glyph);
  }
  return figures;
}

type OpenFigure = { readonly box: Box; readonly glyphs: Glyph[] };

/** Parts of one figure overlap: they become one box. */
function mergeBoxes(boxes: readonly Box[]): readonly Box[] {
  let merged: Box[] = [];
  for (const box of boxes) {
    const touching = merged.filter((known) => overlaps(known, box));
    merged = [...merged.filter((known) => !touching.includes(known)), touching.reduce(uniteBoxes, box)];
  }
  return merged;
}

function holdsBox(outer: Box, inner: Box): boolean {
  return boxHolds(outer, inner.x0, inner.y0) && boxHolds(outer, inner.x1, inner.y1);
}

function overlaps(a: Box, b: Box): boolean {
  return a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;
}
