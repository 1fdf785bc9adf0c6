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

/** Applies an operation that paints nothing and only changes how later ones paint. */
export function changeState(
  state: GraphicsState,
  operation: number,
  args: readonly unknown[],
  resources: Pick<MarkReading, 'getFont' | 'getPattern' | 'baseTransfer'>,
): void {
  const [first, second] = args;
  const value = typeof first === 'number' && Number.isFinite(first) ? first : 0;
  switch (operation) {
    case OPS.setFont: {
      const size = typeof second === 'number' && Number.isFinite(second) ? second : 0;
      if (typeof first === 'string') state.font = resources.getFont(first);
      state.fontSize = Math.abs(size);
      state.fontDirection = size < 0 ? -1 : 1;
      break;
    }
    case OPS.setLineWidth:
      state.lineWidth = value;
      break;
    case OPS.setDash:
      state.dash = readDash(first, second);
      break;
    case OPS.setLineCap:
      state.hasCaps = value > 0;
      break;
    case OPS.setCharSpacing:
      state.charSpacing = value;
      break;
    case OPS.setWordSpacing:
      state.wordSpacing = value;
      break;
    case OPS.setHScale:
      state.horizontalScale = value / 100;
      break;
    case OPS.setLeading:
      state.leading = -value;
      break;
    case OPS.setTextRise:
      state.rise = value;
      break;
    case OPS.setTextRenderingMode:
      state.renderingMode = value;
      break;
    case OPS.moveText:
    case OPS.setLeadingMoveText: {
      const y = typeof second === 'number' && Number.isFinite(second) ? second : 0;
      if (operation === OPS.setLeadingMoveText) state.leading = y;
      moveText(state, value, y);
      break;
    }
    case OPS.nextLine:
      moveText(state, 0, state.leading);
      break;
    case OPS.setTextMatrix: {
      const matrix = toMatrix(first);
      if (matrix !== null) setTextMatrix(state, matrix);
      break;
    }
    case OPS.setFillRGBColor:
      state.fill = typeof first === 'string' ? first : null;
      state.fillAt = null;
      break;
    case OPS.setFillTransparent:
      state.fill = 'none';
      state.fillAt = null;
      break;
    case OPS.setFillColorN:
      state.fill = readPatternColour(args);
      state.fillAt = null;
      if (first === 'Shading' && typeof second === 'string') {
        const matrix = toMatrix(args[2]);
        const space = matrix === null ? state.patternCtm : multiply(state.patternCtm, matrix);
        state.fillAt = sampleShading(resources.getPattern(second), space);
      }
      break;
    case OPS.setStrokeTransparent:
      state.stroke = 'none';
      break;
    case OPS.setStrokeRGBColor:
      state.stroke = typeof first === 'string' ? first : null;
      break;
    case OPS.setStrokeColorN:
      state.stroke = readPatternColour(args);
      break;
    case OPS.setGState:
      for (const entry of listItems(first)) {
        const [key, setting] = listItems(entry);
        if (key === 'ca' && typeof setting === 'number') state.opacity = setting;
        if (key === 'CA' && typeof setting === 'number') state.strokeOpacity = setting;
        if (key === 'LW' && typeof setting === 'number') state.lineWidth = setting;
        if (key === 'LC' && typeof setting === 'number') state.hasCaps = setting > 0;
        if (key === 'D') {
          const [lengths, phase] = listItems(setting);
          state.dash = readDash(lengths, phase);
        }
        if (key === 'BM') {
          const isMixed = setting !== 'source-over' && setting !== 'Normal' && typeof setting === 'string';
          state.blendMode = isMixed ? setting : null;
        }
        if (key === 'TR' && state.transfer !== UNKNOWN_COLOURS)
          state.transfer = readTransfer(setting) ?? resources.baseTransfer;
        if (key === 'FL' && setting === UNKNOWN_FLATNESS) state.transfer = UNKNOWN_COLOURS;
        if (key === 'Font' && Array.isArray(setting))
          changeState(state, OPS.setFont, listItems(setting), resources);
      }
      break;
    default:
  }
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
