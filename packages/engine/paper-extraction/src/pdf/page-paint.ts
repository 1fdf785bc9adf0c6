import type { Glyph } from './glyph.ts';
import type { GraphicsState } from './graphics-state.ts';
import { type Box, boxHolds } from './matrix.ts';
import type { Fill } from './page-marks.ts';
import { type ColourAt, layOver, type OpacityAt } from './paint-samples.ts';
import type { Shape } from './path-shape.ts';
import { readField } from './read-field.ts';
import { transferred } from './transfer.ts';

/** Annotations smaller than this many points cover no text. */
const LEAST_ANNOTATION_COVER = 72;

export type PaintedArea = Pick<Fill, 'box' | 'order'> & {
  readonly colour: string | null;
  readonly colourAt?: ColourAt | null;
  readonly opacity: number;
  readonly opacityAt?: OpacityAt;
  readonly shape: Shape | 'rectangle' | null;
  readonly isPicture?: boolean;
  readonly isDoubtful?: boolean;
  readonly isAnnotation?: boolean;
};

/** A soft mask while it is drawn: what it paints goes to no page. */
type OpenMask = { readonly fills: Fill[]; readonly isLuminosity: boolean; readonly backdrop: string };

/** The paints of a page, and apart from them those of the soft masks on it. */
export class PagePaint {
  #fills: Fill[] = [];
  readonly #openMasks: { readonly mask: OpenMask; readonly page: Fill[] }[] = [];
  #lastMask: OpenMask | null = null;

  get fills(): readonly Fill[] {
    return this.#fills;
  }

  get isInMask(): boolean {
    return this.#openMasks.length > 0;
  }

  /** The soft mask that was drawn last. */
  get mask(): OpacityAt {
    return sampleMask(this.#lastMask);
  }

  openMask(group: unknown): void {
    const given = readField(group, 'smask');
    const backdrop = readField(given, 'backdrop');
    const mask: OpenMask = {
      fills: [],
      isLuminosity: readField(given, 'subtype') === 'Luminosity',
      backdrop: typeof backdrop === 'string' ? backdrop : '#000000',
    };
    this.#openMasks.push({ mask, page: this.#fills });
    this.#fills = mask.fills;
  }

  closeMask(): void {
    const open = this.#openMasks.pop();
    if (open === undefined) return;
    this.#fills = open.page;
    this.#lastMask = open.mask;
  }

  add(
    state: GraphicsState,
    {
      box,
      colour,
      colourAt,
      opacity,
      opacityAt,
      order,
      shape,
      isPicture = false,
      isDoubtful = false,
      isAnnotation = false,
    }: PaintedArea,
  ): void {
    const { blendMode, clipShapes, textClip, groupOpacity, groupMasks, mask, transfer } = state;
    if (!(box.x1 > box.x0 && box.y1 > box.y0)) return;
    const masks = mask === null ? groupMasks : [...groupMasks, mask];
    const shapes = shape === null || shape === 'rectangle' ? clipShapes : [shape, ...clipShapes];
    const fill: Fill = {
      box,
      order,
      colourAt: transferred(transfer, colourAt ?? (() => colour)),
      opacityAt: (x, y) =>
        masks.reduce(
          (rest, letsThrough) => rest * letsThrough(x, y),
          opacity * groupOpacity * (opacityAt?.(x, y) ?? 1),
        ),
      blendMode,
      holds: (x, y) => boxHolds(box, x, y) && shapes.every((known) => known.holds(x, y)),
      isPicture,
      isDoubtful,
      isIcon: isAnnotation && isIcon(box),
    };
    if (textClip === null) this.#fills.push(fill);
    else paintThrough(textClip, fill);
  }
}

/** Whether an annotation is no larger than the sign of a comment. */
export function isIcon({ x0, y0, x1, y1 }: Box): boolean {
  return Math.max(x1 - x0, y1 - y0) < LEAST_ANNOTATION_COVER;
}

/** Letters that only clip are seen in the colour of what is painted through them. */
function paintThrough(letters: readonly Glyph[], fill: Fill): void {
  for (const glyph of letters) {
    const { along, up, sizePt } = glyph.ink;
    const x = glyph.x + along[0] * glyph.width * 0.5 + up[0] * sizePt * 0.3;
    const y = glyph.y + along[1] * glyph.width * 0.5 + up[1] * sizePt * 0.3;
    if (fill.holds(x, y) && fill.opacityAt(x, y) > 0.5) glyph.paintedThrough = fill.colourAt(x, y);
  }
}

/** What a soft mask lets through at a place: the brightness of what it paints there, or how much of it is painted. */
function sampleMask(mask: OpenMask | null): OpacityAt {
  if (mask === null) return () => 0;
  return (x, y) => {
    let colour: string | null = mask.backdrop;
    let opacity = 0;
    for (const fill of mask.fills) {
      if (!fill.holds(x, y)) continue;
      const painted = fill.opacityAt(x, y);
      const paint = fill.colourAt(x, y);
      if (paint === 'none') continue;
      opacity += (1 - opacity) * painted;
      colour = layOver(colour, { colour: paint, opacity: painted, blendMode: fill.blendMode });
    }
    if (!mask.isLuminosity) return opacity;
    if (colour === null || !/^#[0-9a-f]{6}$/i.test(colour)) return 0;
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
      Number.parseInt(colour.slice(at, at + 2), 16),
    );
    return (0.3 * red + 0.59 * green + 0.11 * blue) / 255;
  };
}
