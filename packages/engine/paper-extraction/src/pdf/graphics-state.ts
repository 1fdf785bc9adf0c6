import { SOLID, type Dash } from './dash.ts';
import type { FontLook } from './font-look.ts';
import type { Box, Matrix } from './matrix.ts';
import { IDENTITY } from './matrix.ts';
import type { Glyph } from './glyph.ts';
import type { GlyphShape } from './glyph-shape.ts';
import type { ColourAt, OpacityAt } from './paint-samples.ts';
import type { Shape } from './path-shape.ts';
import type { Transfer } from './transfer.ts';

/** A font as the page uses it: its look, and what is needed to measure glyphs set in it. */
export type PdfFont = {
  readonly look: FontLook;
  /** Glyph units to text units, along the line. */
  readonly widthScale: number;
  /** The em of a font drawn by its own procedures (Type 3) may be anything; others have 1. */
  readonly emScale: number;
  readonly vertical: boolean;
  /** Whether it draws pictures or letters of another script for the letters of Latin. */
  readonly drawsSigns: boolean;
  /** Units of its glyphs' shapes to text units, upwards. */
  readonly shapeScale: number;
  /** Maps the units of its glyphs' shapes to text units. */
  readonly glyphMatrix: Matrix;
  /** What the font paints for one of the library's glyphs. */
  readonly shapeOf: (glyph: unknown) => GlyphShape;
};

export type GraphicsState = {
  ctm: Matrix;
  clip: Box;
  /** Clipping paths that are no upright rectangles; `clip` holds the box around them. */
  clipShapes: readonly Shape[];
  lineWidth: number;
  dash: Dash;
  /** Whether lines and dashes reach half their width beyond their ends. */
  hasCaps: boolean;
  fill: string | null;
  /** The same where it differs from place to place; `null` for one colour. */
  fillAt: ColourAt | null;
  stroke: string | null;
  opacity: number;
  strokeOpacity: number;
  /** The blend mode by its name in CSS: "lighten"; `null` for none. */
  blendMode: string | null;
  /** What becomes of colours before they are painted. */
  transfer: Transfer;
  /** What the current soft mask lets through; `null` for everything. */
  mask: OpacityAt | null;
  /** How the groups around what is painted are themselves painted. */
  groupOpacity: number;
  groupMasks: readonly OpacityAt[];
  /** Letters through which alone paint reaches the page; `null` where text clips nothing. */
  textClip: readonly Glyph[] | null;
  /** The space that patterns are laid out in. */
  patternCtm: Matrix;
  font: PdfFont | null;
  fontSize: number;
  fontDirection: 1 | -1;
  charSpacing: number;
  wordSpacing: number;
  horizontalScale: number;
  leading: number;
  rise: number;
  renderingMode: number;
  textMatrix: Matrix;
  x: number;
  y: number;
  lineX: number;
  lineY: number;
};

/** The state at the start of a page whose user space is mapped by `ctm`. */
export function startGraphicsState(ctm: Matrix, clip: Box, transfer: Transfer): GraphicsState {
  return {
    ctm,
    clip,
    clipShapes: [],
    lineWidth: 1,
    dash: SOLID,
    hasCaps: false,
    fill: '#000000',
    fillAt: null,
    stroke: '#000000',
    opacity: 1,
    strokeOpacity: 1,
    blendMode: null,
    transfer,
    mask: null,
    groupOpacity: 1,
    groupMasks: [],
    textClip: null,
    patternCtm: ctm,
    font: null,
    fontSize: 0,
    fontDirection: 1,
    charSpacing: 0,
    wordSpacing: 0,
    horizontalScale: 1,
    leading: 0,
    rise: 0,
    renderingMode: 0,
    textMatrix: IDENTITY,
    x: 0,
    y: 0,
    lineX: 0,
    lineY: 0,
  };
}

export function moveText(state: GraphicsState, x: number, y: number): void {
  state.x = state.lineX += x;
  state.y = state.lineY += y;
}

export function setTextMatrix(state: GraphicsState, matrix: Matrix): void {
  state.textMatrix = matrix;
  state.x = state.lineX = 0;
  state.y = state.lineY = 0;
}

/** What a group paints is painted together, with the opacity and the mask that hold where it begins. */
export function enterGroup(state: GraphicsState, isMask: boolean): void {
  if (isMask) {
    state.groupOpacity = 1;
    state.groupMasks = [];
    state.fill = '#000000';
    state.fillAt = null;
  } else {
    state.groupOpacity *= state.opacity;
    if (state.mask !== null) state.groupMasks = [...state.groupMasks, state.mask];
  }
  state.mask = null;
  state.opacity = 1;
  state.strokeOpacity = 1;
  state.blendMode = null;
}
