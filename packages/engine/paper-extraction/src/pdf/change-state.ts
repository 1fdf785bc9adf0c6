import { OPS } from 'unpdf/pdfjs';
import { readDash } from './dash.ts';
import type { GraphicsState } from './graphics-state.ts';
import { moveText, setTextMatrix } from './graphics-state.ts';
import { multiply, toBox, toMatrix } from './matrix.ts';
import type { MarkReading } from './mark-reading.ts';
import { sampleShading } from './paint-samples.ts';
import { FILLING } from './paint-operators.ts';
import { listItems, readField } from './read-field.ts';
import { readTransfer, UNKNOWN_COLOURS, UNKNOWN_FLATNESS } from './transfer.ts';

type Resources = Pick<MarkReading, 'getFont' | 'getPattern' | 'baseTransfer'>;

type Operands = {
  readonly args: readonly unknown[];
  readonly first: unknown;
  readonly second: unknown;
  /** The first operand as a number; 0 where it is none. */
  readonly value: number;
  readonly resources: Resources;
};

type Setting = (state: GraphicsState, setting: unknown, resources: Resources) => void;

type Change = (state: GraphicsState, operands: Operands) => void;

/** What each entry of a graphics state dictionary changes (PDF 32000-1, 8.4.5). */
const graphicsSettings: ReadonlyMap<string, Setting> = new Map<string, Setting>([
  [
    'ca',
    (state, setting) => {
      if (typeof setting === 'number') state.opacity = setting;
    },
  ],
  [
    'CA',
    (state, setting) => {
      if (typeof setting === 'number') state.strokeOpacity = setting;
    },
  ],
  [
    'LW',
    (state, setting) => {
      if (typeof setting === 'number') state.lineWidth = setting;
    },
  ],
  [
    'LC',
    (state, setting) => {
      if (typeof setting === 'number') state.hasCaps = setting > 0;
    },
  ],
  [
    'D',
    (state, setting) => {
      const [lengths, phase] = listItems(setting);
      state.dash = readDash(lengths, phase);
    },
  ],
  [
    'BM',
    (state, setting) => {
      const isMixed = setting !== 'source-over' && setting !== 'Normal' && typeof setting === 'string';
      state.blendMode = isMixed ? setting : null;
    },
  ],
  [
    'TR',
    (state, setting, resources) => {
      if (state.transfer !== UNKNOWN_COLOURS)
        state.transfer = readTransfer(setting) ?? resources.baseTransfer;
    },
  ],
  [
    'FL',
    (state, setting) => {
      if (setting === UNKNOWN_FLATNESS) state.transfer = UNKNOWN_COLOURS;
    },
  ],
  [
    'Font',
    (state, setting, resources) => {
      if (Array.isArray(setting)) changeState(state, OPS.setFont, listItems(setting), resources);
    },
  ],
]);

const changes: Readonly<Record<number, Change>> = {
  [OPS.setFont]: (state, { first, second, resources }) => {
    const size = numberOf(second);
    if (typeof first === 'string') state.font = resources.getFont(first);
    state.fontSize = Math.abs(size);
    state.fontDirection = size < 0 ? -1 : 1;
  },
  [OPS.setLineWidth]: (state, { value }) => {
    state.lineWidth = value;
  },
  [OPS.setDash]: (state, { first, second }) => {
    state.dash = readDash(first, second);
  },
  [OPS.setLineCap]: (state, { value }) => {
    state.hasCaps = value > 0;
  },
  [OPS.setCharSpacing]: (state, { value }) => {
    state.charSpacing = value;
  },
  [OPS.setWordSpacing]: (state, { value }) => {
    state.wordSpacing = value;
  },
  [OPS.setHScale]: (state, { value }) => {
    state.horizontalScale = value / 100;
  },
  [OPS.setLeading]: (state, { value }) => {
    state.leading = -value;
  },
  [OPS.setTextRise]: (state, { value }) => {
    state.rise = value;
  },
  [OPS.setTextRenderingMode]: (state, { value }) => {
    state.renderingMode = value;
  },
  [OPS.moveText]: (state, { value, second }) => moveText(state, value, numberOf(second)),
  [OPS.setLeadingMoveText]: (state, { value, second }) => {
    state.leading = numberOf(second);
    moveText(state, value, state.leading);
  },
  [OPS.nextLine]: (state) => moveText(state, 0, state.leading),
  [OPS.setTextMatrix]: (state, { first }) => {
    const matrix = toMatrix(first);
    if (matrix !== null) setTextMatrix(state, matrix);
  },
  [OPS.setFillRGBColor]: (state, { first }) => {
    state.fill = typeof first === 'string' ? first : null;
    state.fillAt = null;
  },
  [OPS.setFillTransparent]: (state) => {
    state.fill = 'none';
    state.fillAt = null;
  },
  [OPS.setFillColorN]: (state, { args, first, second, resources }) => {
    state.fill = readPatternColour(args);
    state.fillAt = null;
    if (first === 'Shading' && typeof second === 'string') {
      const matrix = toMatrix(args[2]);
      const space = matrix === null ? state.patternCtm : multiply(state.patternCtm, matrix);
      state.fillAt = sampleShading(resources.getPattern(second), space);
    }
  },
  [OPS.setStrokeTransparent]: (state) => {
    state.stroke = 'none';
  },
  [OPS.setStrokeRGBColor]: (state, { first }) => {
    state.stroke = typeof first === 'string' ? first : null;
  },
  [OPS.setStrokeColorN]: (state, { args }) => {
    state.stroke = readPatternColour(args);
  },
  [OPS.setGState]: (state, { first, resources }) => {
    for (const entry of listItems(first)) {
      const [key, setting] = listItems(entry);
      if (typeof key === 'string') graphicsSettings.get(key)?.(state, setting, resources);
    }
  },
};

/** Applies an operation that paints nothing and only changes how later ones paint. */
export function changeState(
  state: GraphicsState,
  operation: number,
  args: readonly unknown[],
  resources: Resources,
): void {
  const [first, second] = args;
  changes[operation]?.(state, { args, first, second, value: numberOf(first), resources });
}

function numberOf(operand: unknown): number {
  return typeof operand === 'number' && Number.isFinite(operand) ? operand : 0;
}

/** The colour that most of a tile is painted with; `null` where pictures or shadings are painted in it. */
function readPatternColour([kind, colour, tile, , bbox, stepX, stepY]: readonly unknown[]): string | null {
  if (kind !== 'TilingPattern') return null;
  if (typeof colour === 'string') return colour;
  const args = listItems(readField(tile, 'argsArray'));
  const box = toBox(bbox);
  const isSpread =
    box !== null && (Number(stepX) > (box.x1 - box.x0) * 1.5 || Number(stepY) > (box.y1 - box.y0) * 1.5);
  if (isSpread) return null;
  const area = box === null ? 0 : (box.x1 - box.x0) * (box.y1 - box.y0);
  let paint: string | null = null;
  let ground: string | null = 'none';
  for (const [at, operation] of listItems(readField(tile, 'fnArray')).entries()) {
    const [first, , bounds] = listItems(args[at]);
    if (operation === OPS.setFillRGBColor) paint = typeof first === 'string' ? first : null;
    else if (operation === OPS.constructPath) {
      const painted = toBox(bounds);
      const isWide =
        painted !== null && (painted.x1 - painted.x0) * (painted.y1 - painted.y0) >= area * LEAST_TILE_SHARE;
      if (typeof first === 'number' && FILLING.has(first) && isWide) ground = paint;
    } else if (typeof operation === 'number' && !KNOWN_IN_TILES.has(operation)) return null;
  }
  return ground;
}

const LEAST_TILE_SHARE = 0.5;
/** What a tile may hold without its colours becoming unknown. */
const KNOWN_IN_TILES = new Set<number>([
  OPS.save,
  OPS.restore,
  OPS.setLineWidth,
  OPS.setLineCap,
  OPS.setLineJoin,
  OPS.setMiterLimit,
  OPS.setDash,
  OPS.setStrokeRGBColor,
  OPS.clip,
  OPS.eoClip,
]);
