import type { PlacedGlyph } from './turn-glyphs.ts';

/** Glyphs drawn one after the other along one baseline. */
export type Chunk = {
  readonly glyphs: PlacedGlyph[];
  /** Indices of the glyphs that the file itself sets a blank before. */
  readonly blanksBefore: Set<number>;
  readonly x0: number;
  x1: number;
  readonly y: number;
  readonly sizePt: number;
  raised: 'superscript' | 'subscript' | null;
  /** Drawn twice with a slight shift, which thickens the letters. */
  isDoubled: boolean;
  /** A large first letter of a paragraph. */
  isInitial: boolean;
};

/** Cuts glyphs, in the order in which they were drawn, wherever the pen jumps. */
export function cutChunks(glyphs: readonly PlacedGlyph[]): readonly Chunk[] {
  const chunks: Chunk[] = [];
  let chunk: Chunk | null = null;
  let blank = false;
  for (const glyph of glyphs) {
    if (glyph.text.trim() === '') {
      blank = true;
      continue;
    }
    if (chunk === null || !continues(chunk, glyph)) {
      chunk = {
        glyphs: [],
        blanksBefore: new Set(),
        x0: glyph.x,
        x1: glyph.x,
        y: glyph.y,
        sizePt: glyph.ink.sizePt,
        raised: null,
        isDoubled: false,
        isInitial: false,
      };
      chunks.push(chunk);
    }
    if (blank || glyph.text.startsWith(' ')) chunk.blanksBefore.add(chunk.glyphs.length);
    blank = glyph.text.endsWith(' ');
    chunk.glyphs.push(glyph);
    chunk.x1 = Math.max(chunk.x1, glyph.x + glyph.width);
  }
  return dropDoubles(chunks);
}

function continues(chunk: Chunk, glyph: PlacedGlyph): boolean {
  const size = chunk.sizePt;
  if (Math.abs(glyph.y - chunk.y) > size * 0.02 + 0.2) return false;
  if (Math.abs(glyph.ink.sizePt - size) > size * 0.02 + 0.05) return false;
  const gap = glyph.x - chunk.x1;
  return gap > -size * 0.4 && gap < size;
}

/** Some programs draw bold text as the same text twice, a fraction of a point apart. */
function dropDoubles(chunks: readonly Chunk[]): readonly Chunk[] {
  const kept: Chunk[] = [];
  for (const chunk of chunks) {
    const twin = kept
      .slice(-3)
      .find(
        (other) =>
          Math.abs(other.x0 - chunk.x0) < chunk.sizePt * 0.15 &&
          Math.abs(other.y - chunk.y) < chunk.sizePt * 0.15 &&
          textOf(other) === textOf(chunk),
      );
    if (twin === undefined) kept.push(chunk);
    else twin.isDoubled = true;
  }
  return kept;
}

function textOf(chunk: Chunk): string {
  return chunk.glyphs.map(({ text }) => text).join('');
}
