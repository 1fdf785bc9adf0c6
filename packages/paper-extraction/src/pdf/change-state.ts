import { OPS } from 'unpdf/pdfjs';
import type { GraphicsState, PdfFont } from './graphics-state.ts';
import { moveText, setTextMatrix } from './graphics-state.ts';
import { toMatrix } from './matrix.ts';
import { listItems, readField } from './read-field.ts';

/** Applies an operation that paints nothing and only changes how later ones paint. */
export function changeState(
  state: GraphicsState,
  operation: number,
  args: readonly unknown[],
  getFont: (id: string) => PdfFont | null,
): void {
  const [first, second] = args;
  const value = typeof first === 'number' && Number.isFinite(first) ? first : 0;
  switch (operation) {
    case OPS.setFont: {
      const size = typeof second === 'number' && Number.isFinite(second) ? second : 0;
      if (typeof first === 'string') state.font = getFont(first);
      state.fontSize = Math.abs(size);
      state.fontDirection = size < 0 ? -1 : 1;
      break;
    }
    case OPS.setLineWidth:
      state.lineWidth = value;
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
      break;
    case OPS.setFillColorN:
      state.fill = readPatternColour(args);
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
        if (key === 'BM') {
          state.isMixed = setting !== 'source-over' && setting !== 'Normal';
          state.blendMode = state.isMixed && typeof setting === 'string' ? setting : null;
        }
        if (key === 'Font' && Array.isArray(setting))
          changeState(state, OPS.setFont, listItems(setting), getFont);
      }
      break;
    default:
  }
}

/** The one colour that a tile is painted with; `null` for several, for pictures and for shadings. */
function readPatternColour([kind, colour, tile]: readonly unknown[]): string | null {
  if (kind !== 'TilingPattern') return null;
  if (typeof colour === 'string') return colour;
  const operations = listItems(readField(tile, 'fnArray'));
  const args = listItems(readField(tile, 'argsArray'));
  if (!operations.every((operation) => operation === OPS.setFillRGBColor || operation === OPS.constructPath))
    return null;
  const colours = new Set(
    operations.flatMap((operation, at) =>
      operation === OPS.setFillRGBColor ? listItems(args[at]).slice(0, 1) : [],
    ),
  );
  const [only] = colours;
  const beginsColoured = operations[0] === OPS.setFillRGBColor;
  return beginsColoured && colours.size === 1 && typeof only === 'string' ? only : null;
}
