import { measureDashes } from './dash.ts';
import type { Direction, Glyph, Ink } from './glyph.ts';
import type { GraphicsState, PdfFont } from './graphics-state.ts';
import type { Matrix } from './matrix.ts';
import { type Box, boxHolds, IDENTITY, intersectBoxes, multiply, transformBox } from './matrix.ts';
import { canShow } from './mark-overstated.ts';
import type { Colour } from './paint-samples.ts';
import { transferred } from './transfer.ts';
import { cleanGlyphText } from './visible-text.ts';

/** What the reader of a content stream knows beside the graphics state when text is drawn. */
export type TextContext = {
  readonly order: number;
  readonly contentId: number | null;
  readonly isArtifact: boolean;
  readonly inHiddenLayer: boolean;
};

export type DrawnText = { readonly glyphs: Glyph[]; readonly invisible: string };

/** Slant below which a line still counts as running along the page, as the sine of its angle. */
const LEVEL = 0.05;
/** Clipping boxes are often drawn tight around the text. */
const CLIP_SLACK = 2;
/** Letters reach so far above and below their baseline, in ems. */
const ASCENT = 0.75;
const DESCENT = 0.2;
/** An outline thicker than a stem, in ems, leaves nothing of the letter inside. */
const THICK_OUTLINE = 0.15;
/** Of a contour of a letter, so many ems long, a dash pattern leaves this share at least where the letter can be read. */
const CONTOUR = 3;
const LEAST_DASHES = 0.1;
/** With gaps of so many ems between the dashes it has to be this share. */
const WIDE_GAP = 0.5;
const LEAST_WIDE_DASHES = 0.3;
/** A letter of which less than this share is left cannot be read. */
const LEAST_UNCLIPPED = 0.3;

/**
 * Places the glyphs of one text operation on the page and moves the text position on, as PDF 32000-1, 9.4.4
 * describes. Items that are neither glyphs nor adjustments are passed over.
 */
export function drawText(state: GraphicsState, items: unknown, context: TextContext): DrawnText {
  const { font } = state;
  if (font === null || !Array.isArray(items)) return { glyphs: [], invisible: '' };
  const list: readonly unknown[] = items;
  const m = multiply(state.ctm, state.textMatrix);
  const stretch = state.horizontalScale * state.fontDirection;
  const ink = describeInk(state, font, m, context);
  const perUnit = font.vertical ? Math.hypot(m[2], m[3]) : Math.hypot(m[0], m[1]) * Math.abs(stretch);
  const transfer = transferOf(state);
  const glyphs: Glyph[] = [];
  let invisible = '';
  let advance = 0;
  const shapeScale = state.fontSize * font.shapeScale * Math.hypot(m[2], m[3]);
  for (const item of list) {
    if (typeof item === 'number') {
      advance += ((font.vertical ? 1 : -1) * item * state.fontSize) / 1000;
      continue;
    }
    const glyph = readGlyph(item);
    if (glyph === null) continue;
    const width = glyph.width * font.widthScale * state.fontSize;
    const spacing = (glyph.isSpace ? state.wordSpacing : 0) + state.charSpacing;
    const tx = state.x + (font.vertical ? 0 : advance * stretch);
    const ty = state.y + state.rise - (font.vertical ? advance : 0);
    const text = cleanGlyphText(glyph.unicode);
    invisible += text.invisible;
    if (text.shown !== '') {
      const shape = font.shapeOf(item);
      glyphs.push({
        text: text.shown,
        x: m[0] * tx + m[2] * ty + m[4],
        y: m[1] * tx + m[3] * ty + m[5],
        width: Math.abs(width) * perUnit,
        ink: shape.colour === undefined ? ink : { ...ink, fill: transfer(shape.colour), fillAt: null },
        area: shape.area === null ? null : areaOf(shape.area, state, m, [tx, ty]),
        isSolid: shape.isSolid,
        look: shape.look,
        heightPt: shape.height === null ? null : shape.height * shapeScale,
        isPainted: shape.isPainted && canShow(text.shown, glyph.width * font.widthScale),
        paintedThrough: null,
        hidden: null,
        link: null,
      });
    }
    advance += font.vertical
      ? Math.abs(width) - spacing * state.fontDirection
      : width + spacing * state.fontDirection;
  }
  if (font.vertical) state.y -= advance;
  else state.x += advance * stretch;
  // Of letters painted through other letters only pieces are left.
  const isSeen = (glyph: Glyph): boolean => state.textClip === null && isInside(state, glyph);
  return {
    glyphs: glyphs.map((glyph) =>
      isSeen(glyph) ? glyph : { ...glyph, ink: { ...glyph.ink, isClippedAway: true } },
    ),
    invisible,
  };
}

/** What a letter paints on the page, from a box in the units of its font. */
function areaOf(area: Box, state: GraphicsState, m: Matrix, [x, y]: readonly [number, number]): Box {
  const { fontSize, horizontalScale, fontDirection, font, clip } = state;
  const size = fontSize * fontDirection;
  const inText = multiply([size * horizontalScale, 0, 0, size, x, y], font?.glyphMatrix ?? IDENTITY);
  return intersectBoxes(transformBox(multiply(m, inText), area), clip);
}

function transferOf({ transfer }: GraphicsState): (colour: Colour) => Colour {
  return transfer ?? ((colour) => colour);
}

/** Places inside a letter, as shares of its width and ems above its baseline. */
const SAMPLES = [0.2, 0.5, 0.8].flatMap((along) => [0, 0.25, 0.5].map((up) => [along, up] as const));

function isInside({ clip, clipShapes }: GraphicsState, glyph: Glyph): boolean {
  const { sizePt, direction } = glyph.ink;
  if (clipShapes.length > 0 && direction === 'right') {
    const isSeen = SAMPLES.some(([along, up]) =>
      clipShapes.every(({ holds }) => holds(glyph.x + glyph.width * along, glyph.y - sizePt * up)),
    );
    if (!isSeen) return false;
  }
  if (direction === 'right') {
    const across = Math.min(clip.x1, glyph.x + glyph.width) - Math.max(clip.x0, glyph.x);
    const down = Math.min(clip.y1, glyph.y + sizePt * DESCENT) - Math.max(clip.y0, glyph.y - sizePt * ASCENT);
    return (
      across + CLIP_SLACK >= glyph.width * LEAST_UNCLIPPED &&
      down >= sizePt * (ASCENT + DESCENT) * LEAST_UNCLIPPED &&
      clip.x1 - clip.x0 >= Math.min(CLIP_SLACK, glyph.width * LEAST_UNCLIPPED)
    );
  }
  const slack = CLIP_SLACK + sizePt;
  const grown = {
    x0: clip.x0 - slack,
    y0: clip.y0 - slack,
    x1: clip.x1 + slack,
    y1: clip.y1 + slack,
  };
  return boxHolds(grown, glyph.x, glyph.y);
}

/** Whether the outline of a letter, `em` units of user space high, shows the letter with the current dash pattern. */
function showsOutline({ dash, hasCaps, lineWidth }: GraphicsState, em: number): boolean {
  const { share, gap } = measureDashes(dash, em * CONTOUR, hasCaps ? lineWidth : 0);
  return share >= (gap > em * WIDE_GAP ? LEAST_WIDE_DASHES : LEAST_DASHES);
}

function describeInk(state: GraphicsState, font: PdfFont, m: Matrix, context: TextContext): Ink {
  const { renderingMode: mode } = state;
  const direction = findDirection(m, font.vertical, state.horizontalScale * state.fontDirection);
  const height = Math.hypot(m[2], m[3]);
  const sign = Math.sign(state.horizontalScale * state.fontDirection) || 1;
  const isOutlined = mode === 1 || mode === 5;
  const userUnit = Math.hypot(state.ctm[2], state.ctm[3]);
  const sizePt = state.fontSize * font.emScale * height;
  const isStroked = (isOutlined || mode === 2 || mode === 6) && showsOutline(state, sizePt / (userUnit || 1));
  const isPaintedOver = isStroked && !isOutlined && state.lineWidth * userUnit > THICK_OUTLINE * sizePt;
  const transfer = transferOf(state);
  const slant = height === 0 ? 0 : (m[0] * m[2] + m[1] * m[3]) / (height * (Math.hypot(m[0], m[1]) || 1));
  return {
    font: font.look,
    sizePt,
    // Word processors thicken a face without a bold cut by stroking it, and slant one without an italic.
    bold: font.look.bold || (mode === 2 && state.fontSize > 0),
    italic: font.look.italic || Math.abs(slant) > 0.15,
    fill: transfer(isOutlined || isPaintedOver ? state.stroke : state.fill),
    fillAt:
      isOutlined || isPaintedOver || state.fillAt === null ? null : transferred(state.transfer, state.fillAt),
    outline: isStroked && !isOutlined ? transfer(state.stroke) : undefined,
    opacity: (isOutlined ? state.strokeOpacity : state.opacity) * state.groupOpacity,
    masks: state.mask === null ? state.groupMasks : [...state.groupMasks, state.mask],
    blendMode: state.blendMode,
    scale: font.vertical ? 1 : (Math.hypot(m[0], m[1]) * Math.abs(state.horizontalScale)) / (height || 1),
    unpainted: mode === 3 || mode === 7 || (isOutlined && !isStroked),
    drawsSigns: font.drawsSigns,
    direction,
    along: unit(font.vertical ? [-m[2], -m[3]] : [m[0] * sign, m[1] * sign]),
    up: font.vertical ? [0, 0] : unit([m[2], m[3]]),
    isClippedAway: false,
    ...context,
  };
}

function unit([x, y]: readonly [number, number]): readonly [number, number] {
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
}

function findDirection(m: Matrix, vertical: boolean, stretch: number): Direction {
  const x = vertical ? -m[2] : m[0] * Math.sign(stretch || 1);
  const y = vertical ? -m[3] : m[1] * Math.sign(stretch || 1);
  const length = Math.hypot(x, y) || 1;
  if (Math.abs(y / length) < LEVEL) return x >= 0 ? 'right' : 'left';
  if (Math.abs(x / length) < LEVEL) return y >= 0 ? 'down' : 'up';
  return 'slanted';
}

type RawGlyph = { readonly unicode: string; readonly width: number; readonly isSpace: boolean };

function readGlyph(item: unknown): RawGlyph | null {
  if (typeof item !== 'object' || item === null) return null;
  if (!('unicode' in item) || typeof item.unicode !== 'string') return null;
  if (!('width' in item) || typeof item.width !== 'number' || !Number.isFinite(item.width)) return null;
  const isSpace = 'isSpace' in item && item.isSpace === true;
  return { unicode: item.unicode, width: item.width, isSpace };
}
