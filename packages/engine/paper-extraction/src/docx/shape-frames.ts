import type { DrawingPlace, Rect } from './drawing-place.ts';
import { emuPerPoint, parseWhole } from './measures.ts';
import type { XmlAttributes } from './read-xml.ts';

type Pair = { readonly x: number; readonly y: number };
/** A transformation (`a:xfrm`) of a shape or group, in English metric units. */
type Frame = {
  offset: Pair | null;
  size: Pair | null;
  childOffset: Pair | null;
  childSize: Pair | null;
  isRotated: boolean;
};

const groups = new Set(['wpg:wgp', 'wpg:grpSp']);
const properties = new Set(['wps:spPr', 'pic:spPr', 'wpg:xfrm', 'wpc:xfrm']);
/** Drawings nest no deeper in sound documents. */
const deepestNesting = 50;

/** Follows the groups of a drawing and its innermost shape, each with a system of coordinates (ECMA-376 part 1, 20.1.7.5 and 20.1.7.6). */
export class ShapeFrames {
  readonly #open: Frame[] = [];
  #shape: Frame = createFrame();
  #target: Frame | null = null;
  #isCanvas = false;

  startShape(): void {
    this.#shape = createFrame();
  }

  open(name: string, attributes: XmlAttributes): void {
    if (groups.has(name)) this.#open.push(createFrame());
    else if (name === 'wpc:wpc') this.#isCanvas = true;
    else if (name === 'wpg:grpSpPr') this.#target = this.#open.at(-1) ?? null;
    else if (properties.has(name)) this.#target = this.#shape;
    else if (this.#target === null) return;
    else if (name === 'a:xfrm') this.#target.isRotated = (parseWhole(attributes['rot']) ?? 0) !== 0;
    else if (name === 'a:off') this.#target.offset ??= readPair(attributes, 'x', 'y');
    else if (name === 'a:ext') this.#target.size ??= readPair(attributes, 'cx', 'cy');
    else if (name === 'a:chOff') this.#target.childOffset ??= readPair(attributes, 'x', 'y');
    else if (name === 'a:chExt') this.#target.childSize ??= readPair(attributes, 'cx', 'cy');
  }

  close(name: string): void {
    if (groups.has(name)) this.#open.pop();
    else if (name === 'wpg:grpSpPr' || properties.has(name)) this.#target = null;
  }

  /** The shape's rectangle within its drawing; `part` is null where the shape is the drawing. */
  place({ width, height }: DrawingPlace): { readonly part: Rect | null; readonly isUnclear: boolean } {
    if (this.#open.length === 0 && !this.#isCanvas)
      return { part: wholeOf(this.#shape, width.lengthPt, height.lengthPt), isUnclear: false };
    const { offset, size } = this.#shape;
    if (offset === null || size === null || this.#open.length > deepestNesting)
      return { part: null, isUnclear: true };
    let part = { left: offset.x, top: offset.y, width: size.x, height: size.y };
    for (let index = this.#open.length - 1; index >= 0; index -= 1) {
      const group = this.#open[index];
      if (group === undefined) break;
      const { childOffset, childSize } = group;
      const isWhole = index === 0 && !this.#isCanvas;
      const drawn = isWhole
        ? { x: (width.lengthPt ?? 0) * emuPerPoint, y: (height.lengthPt ?? 0) * emuPerPoint }
        : group.size;
      const at = isWhole ? { x: 0, y: 0 } : group.offset;
      if (childOffset === null || childSize === null || drawn === null || at === null)
        return { part: null, isUnclear: true };
      if (childSize.x <= 0 || childSize.y <= 0) return { part: null, isUnclear: true };
      const [across, down] = [drawn.x / childSize.x, drawn.y / childSize.y];
      part = {
        left: at.x + (part.left - childOffset.x) * across,
        top: at.y + (part.top - childOffset.y) * down,
        width: part.width * across,
        height: part.height * down,
      };
    }
    return {
      part: {
        left: part.left / emuPerPoint,
        top: part.top / emuPerPoint,
        width: part.width / emuPerPoint,
        height: part.height / emuPerPoint,
      },
      isUnclear: false,
    };
  }
}

/** A shape by itself fills its drawing; one that is drawn smaller shows less. */
function wholeOf(
  { size, isRotated }: Frame,
  widthPt: number | undefined,
  heightPt: number | undefined,
): Rect | null {
  if (size === null || widthPt === undefined || heightPt === undefined) return null;
  const [width, height] = [size.x / emuPerPoint, size.y / emuPerPoint];
  if (isRotated) return { left: 0, top: 0, width, height };
  if (width >= widthPt && height >= heightPt) return null;
  return { left: 0, top: 0, width: Math.min(width, widthPt), height: Math.min(height, heightPt) };
}

function createFrame(): Frame {
  return { offset: null, size: null, childOffset: null, childSize: null, isRotated: false };
}

function readPair(attributes: XmlAttributes, first: string, second: string): Pair | null {
  const [x, y] = [parseWhole(attributes[first]), parseWhole(attributes[second])];
  return x === undefined || y === undefined ? null : { x, y };
}
