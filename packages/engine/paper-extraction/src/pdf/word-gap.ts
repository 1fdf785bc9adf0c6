import type { Row } from './rows.ts';

/** Gaps above this many ems are blanks between words; kerning stays well below it. */
const WORD_GAP_EMS = 0.13;

/** Points of white that make a blank in this row. Where letters stand apart, the file's own blanks are trusted. */
export function findWordGap(row: Row): number {
  const tracking = measureTracking(row);
  const usual = row.sizePt * WORD_GAP_EMS;
  if (tracking === 0) return usual;
  const letters = row.chunks.reduce((sum, { glyphs }) => sum + glyphs.length, 0);
  const blanks = row.chunks.reduce((sum, { blanksBefore }) => sum + blanksBefore.size, 0);
  return blanks >= letters / 15 ? tracking + row.sizePt * 0.6 : tracking + usual;
}

/** Points of white between the letters of a row that is letterspaced, or whose fonts have wrong widths; else 0. */
function measureTracking({ chunks, sizePt }: Row): number {
  const glyphs = chunks.flatMap((chunk) => chunk.glyphs);
  if (glyphs.length < 12) return 0;
  const letters = glyphs.filter(({ text }) => /^[\p{L}\p{N}]/u.test(text)).length;
  if (letters < glyphs.length * 0.7) return 0;
  const gaps = glyphs.slice(1).map((glyph, i) => glyph.x - (glyphs[i]?.x ?? 0) - (glyphs[i]?.width ?? 0));
  const middle = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  return middle > sizePt * 0.08 && middle < sizePt * 0.7 ? middle : 0;
}
