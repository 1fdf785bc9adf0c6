import type { Backdrop } from './run-visibility.ts';
import type { Section } from './section-reader.ts';

/** A rectangle in points; `top` counts down the page. */
export type Rect = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/** One coordinate of a drawing; `from` names what it counts from: "page", "margin", "column", "paragraph". */
export type AxisPlace = {
  from: string;
  /** In points. */
  offsetPt: number | undefined;
  /** Of the width or height of what it counts from. */
  share: number | undefined;
  align: string | undefined;
};

/** A width or height; a share of something wins over the length. */
export type AxisSize = {
  lengthPt: number | undefined;
  share: number | undefined;
  from: string;
};

/** Where a drawing is; complete once the drawing has been read to its end. */
export type DrawingPlace = {
  /** Whether it is part of a line of text, which makes room for it. */
  isInline: boolean;
  /** Whether text runs on under or over it. */
  isOverText: boolean;
  isBehindText: boolean;
  /** Drawings with a higher number lie over others; of two alike the later one does. */
  order: number;
  readonly sequence: number;
  /** Whether something about the place has a form that this reader does not know. */
  isUnclear: boolean;
  /** Whether `wp:simplePos` alone says where it is. */
  isSimple: boolean;
  /** Of which axis the place is being read. */
  axis: 'horizontal' | 'vertical';
  readonly horizontal: AxisPlace;
  readonly vertical: AxisPlace;
  readonly width: AxisSize;
  readonly height: AxisSize;
};

/** Where in the text a drawing is anchored. */
export type DrawingAnchor = {
  /** The block beside which it is. */
  readonly block: number;
  readonly section: number;
  /** Page breaks between the block before and the drawing. */
  readonly breaks: number;
};

/** A shape, which is a drawing or part of one; complete once it has been read to its end. */
export type ShapePlace = {
  readonly drawing: DrawingPlace;
  /** Which shape of the drawing it is; later ones lie over earlier ones. */
  readonly index: number;
  anchor: DrawingAnchor;
  /** Its place in a group, counted from the drawing's upper left corner; null where it is the whole drawing. */
  part: Rect | null;
  /** How much it hides of what lies under it: from 1 on all of it, 0 nothing. */
  strength: number;
  /** What text over it is written on. */
  ground: Backdrop | undefined;
  /** Whether that is a picture, which may be of any colour. */
  isAnyColour: boolean;
  /** How far its line reaches beyond its edges, in points, where the line is all that is seen of it. */
  linePt: number;
  /** Between the shape's edges and its text, in points. */
  insets: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
  /** Whether it grows with its text. */
  grows: boolean;
  /** Whether its lines run up or down the page. */
  isTurned: boolean;
  /** Whether nobody can tell how its text looks, as where it is turned in space. */
  isDistorted: boolean;
};

/** What Word leaves between a shape and its text where the shape does not say, in points. */
export const usualInsets = { left: 7.2, top: 3.6, right: 7.2, bottom: 3.6 };

export function createShapePlace(drawing: DrawingPlace, index: number): ShapePlace {
  return {
    drawing,
    index,
    anchor: { block: 0, section: 0, breaks: 0 },
    part: null,
    strength: 0,
    ground: undefined,
    isAnyColour: false,
    linePt: 0,
    insets: usualInsets,
    grows: false,
    isTurned: false,
    isDistorted: false,
  };
}

export function createDrawingPlace(sequence: number): DrawingPlace {
  return {
    isInline: true,
    isOverText: false,
    isBehindText: false,
    order: 0,
    sequence,
    isUnclear: false,
    isSimple: false,
    axis: 'horizontal',
    horizontal: { from: 'column', offsetPt: undefined, share: undefined, align: undefined },
    vertical: { from: 'paragraph', offsetPt: undefined, share: undefined, align: undefined },
    width: { lengthPt: undefined, share: undefined, from: 'page' },
    height: { lengthPt: undefined, share: undefined, from: 'page' },
  };
}

/** Where on its page a shape is; a length is `null` where it cannot be told. */
export type PlacedShape = {
  readonly left: number | null;
  readonly top: number | null;
  readonly width: number | null;
  readonly height: number | null;
};

/** Works out where a shape is on a page of `section`; `anchorTopPt` is where its paragraph begins. */
export function placeShape(shape: ShapePlace, section: Section, anchorTopPt: number | null): PlacedShape {
  const { drawing, part } = shape;
  const width = lengthOf(drawing.width, (from) => horizontalRange(from, section));
  const height = lengthOf(drawing.height, (from) => verticalRange(from, section, null));
  const left = drawing.isInline
    ? null
    : startOf(drawing.horizontal, horizontalRange(drawing.horizontal.from, section), width);
  const top = drawing.isInline
    ? anchorTopPt
    : startOf(drawing.vertical, verticalRange(drawing.vertical.from, section, anchorTopPt), height);
  if (part === null) return { left, top, width, height };
  return {
    left: left === null ? null : left + part.left,
    top: top === null ? null : top + part.top,
    width: part.width,
    height: part.height,
  };
}

type Range = { readonly start: number | null; readonly length: number };

/** DrawingML and VML (ECMA-376 part 1, 20.4.3.4 and part 4, 19.1.2.19) name the same things differently. */
function horizontalRange(from: string, { widthPt, marginsPt: { left, right } }: Section): Range {
  if (from === 'page') return { start: 0, length: widthPt };
  if (['leftMargin', 'insideMargin', 'left-margin-area', 'inner-margin-area'].includes(from))
    return { start: 0, length: left };
  if (['rightMargin', 'outsideMargin', 'right-margin-area', 'outer-margin-area'].includes(from))
    return { start: widthPt - right, length: right };
  return { start: left, length: widthPt - left - right };
}

function verticalRange(from: string, section: Section, anchorTopPt: number | null): Range {
  const { heightPt, marginsPt } = section;
  const { top, bottom } = marginsPt;
  if (from === 'page') return { start: 0, length: heightPt };
  if (['topMargin', 'insideMargin', 'top-margin-area', 'inner-margin-area'].includes(from))
    return { start: 0, length: top };
  if (['bottomMargin', 'outsideMargin', 'bottom-margin-area', 'outer-margin-area'].includes(from))
    return { start: heightPt - bottom, length: bottom };
  return { start: from === 'margin' ? top : anchorTopPt, length: heightPt - top - bottom };
}

function lengthOf({ lengthPt, share, from }: AxisSize, range: (from: string) => Range): number | null {
  return share === undefined ? (lengthPt ?? null) : share * range(from).length;
}

function startOf({ offsetPt, share, align }: AxisPlace, range: Range, size: number | null): number | null {
  if (range.start === null) return null;
  if (align === 'center') return range.start + (range.length - (size ?? 0)) / 2;
  if (align === 'right' || align === 'bottom' || align === 'outside')
    return range.start + range.length - (size ?? 0);
  if (align !== undefined) return range.start;
  return range.start + (share === undefined ? (offsetPt ?? 0) : share * range.length);
}
