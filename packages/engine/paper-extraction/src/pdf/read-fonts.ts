import type { PDFPageProxy } from 'unpdf/pdfjs';
import { isPictureFont } from '../picture-fonts.ts';
import { readFontLook } from './font-look.ts';
import { readOutline, readProcedure, type GlyphShape } from './glyph-shape.ts';
import type { PdfFont } from './graphics-state.ts';
import { IDENTITY, toMatrix } from './matrix.ts';
import type { Box } from './matrix.ts';
import { countLetters } from './mark-overstated.ts';
import { listItems, readField, readTextField } from './read-field.ts';

/** Looks a page's fonts up, once each; a font that could not be read has no look and the usual measures. */
export function readFonts(page: PDFPageProxy): (id: string) => PdfFont {
  const known = new Map<string, PdfFont>();
  return (id) => {
    const font = known.get(id) ?? readFont(page, id);
    known.set(id, font);
    return font;
  };
}

function lookUp(page: PDFPageProxy, id: string): unknown {
  try {
    const font: unknown = page.commonObjs.has(id) ? page.commonObjs.get(id) : null;
    return font;
  } catch {
    return null;
  }
}

function readFont(page: PDFPageProxy, id: string): PdfFont {
  const font = lookUp(page, id);
  const look = readFontLook(readTextField(font, 'name') ?? '');
  const is = (flag: string): boolean => readField(font, flag) === true;
  const matrix = toMatrix(readField(font, 'fontMatrix'));
  return {
    look: { ...look, bold: look.bold || is('bold') || is('black'), italic: look.italic || is('italic') },
    widthScale: Math.abs(matrix?.[0] ?? 0.001),
    emScale: is('isType3Font') ? measureEm(readField(font, 'bbox'), matrix?.[3] ?? 0.001) : 1,
    vertical: is('vertical'),
    drawsSigns: is('missingFile') && look.family !== null && isPictureFont(look.family),
    shapeScale: is('isType3Font') ? Math.hypot(matrix?.[2] ?? 0, matrix?.[3] ?? 0.001) : 1,
    glyphMatrix: is('isType3Font') ? (matrix ?? [0.001, 0, 0, 0.001, 0, 0]) : IDENTITY,
    shapeOf: keepShapes(id, (glyph) => readShape(page, id, font, glyph)),
  };
}

/** Each character's shape is read once. */
function keepShapes(id: string, read: (glyph: unknown) => GlyphShape): (glyph: unknown) => GlyphShape {
  const known = new Map<string, GlyphShape>();
  // Outlines are long; letters are compared by a short name of each.
  const looks = new Map<string, string>();
  return (glyph) => {
    const key = ['fontChar', 'operatorListId', 'unicode']
      .map((field) => String(readField(glyph, field)))
      .join(' ');
    const found = known.get(key);
    if (found !== undefined) return found;
    const shape = read(glyph);
    const { look } = shape;
    if (look !== null && !looks.has(look)) looks.set(look, `${id} ${looks.size}`);
    const short = { ...shape, look: look === null ? null : (looks.get(look) ?? null) };
    known.set(key, short);
    return short;
  };
}

/** Unicode's block elements and geometric shapes, and about what they fill, in ems. */
const BLOCKS = /^[\u2580-\u25ff\u2b1b\u2b1c]$/;
const BLOCK: Box = { x0: 0, y0: -0.1, x1: 0.7, y1: 0.7 };

/** Whether a character is said to be more letters than it has: of a ligature those that it is composed of. */
function saysMore(said: unknown, drawn: string): boolean {
  return (
    typeof said === 'string' && said.length > 1 && countLetters(said) > countLetters(drawn.normalize('NFKC'))
  );
}

const PLAIN = /^[A-Za-z0-9]$/;

function readShape(page: PDFPageProxy, id: string, font: unknown, glyph: unknown): GlyphShape {
  if (readField(font, 'isType3Font') === true) {
    const procedure = readField(glyph, 'operatorListId');
    return readProcedure(
      typeof procedure === 'string' ? readField(readField(font, 'charProcOperatorList'), procedure) : null,
    );
  }
  const character = readField(glyph, 'fontChar');
  const drawn = typeof character === 'string' ? character : '';
  const outline = lookUp(page, `${id}_path_${drawn}`);
  if (outline !== null) return readOutline(outline);
  // A font that is not in the file is replaced by one that has the usual letters, whatever they are said to mean.
  const said = readField(glyph, 'unicode');
  const isOther = PLAIN.test(drawn) && typeof said === 'string' && PLAIN.test(said) && said !== drawn;
  return {
    isPainted: drawn.trim() !== '' && !isOther && !saysMore(said, drawn),
    look: drawn,
    height: null,
    colour: undefined,
    area: BLOCKS.test(drawn) ? BLOCK : null,
    isSolid: BLOCKS.test(drawn),
  };
}

/** A Type 3 font may count in any unit: its own box tells how tall its letters are. */
function measureEm(bbox: unknown, heightScale: number): number {
  const [, bottom, , top] = listItems(bbox);
  if (typeof bottom !== 'number' || typeof top !== 'number' || top <= bottom) return 1;
  return Math.abs((top - bottom) * heightScale) / 1.15;
}
