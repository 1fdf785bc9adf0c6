import { greatestOf } from '@greenpen/paper';
import type { Chunk } from './chunks.ts';
import { type ColumnRow, WIDE_GAP_EMS } from './columns.ts';
import type { Line, Look, Piece, Segment } from './line.ts';
import { LineTally } from './line-tally.ts';
import type { Rule } from './page-marks.ts';
import type { PlacedGlyph } from './turn-glyphs.ts';
import type { Row } from './rows.ts';

/** Separate accents of a font, with the combining characters they represent over a letter. */
const COMBINING: Readonly<Record<string, string>> = {
  '´': '\u0301',
  '`': '\u0300',
  '¨': '\u0308',
  ˆ: '\u0302',
  '˜': '\u0303',
  '¯': '\u0304',
  '˘': '\u0306',
  '˙': '\u0307',
  '˚': '\u030a',
  '¸': '\u0327',
  ˇ: '\u030c',
};

/** Gaps above this many ems are blanks between words; kerning stays well below it. */
const WORD_GAP_EMS = 0.13;

export type LineContext = {
  readonly page: number;
  readonly rules: readonly Rule[];
  readonly isTurned: boolean;
  readonly getHeadingLevel: (contentId: number) => number | null;
};

type OpenSegment = { pieces: { text: string; look: Look }[]; x0: number; x1: number };

/** Sets the glyphs of a row into words and looks. */
export function setLine(row: ColumnRow, context: LineContext): Line {
  const segments: OpenSegment[] = [];
  const tally = new LineTally();
  let end = Number.NEGATIVE_INFINITY;
  let firstWordEnd: number | null = null;
  let gapAfterFirstWord = 0;
  const endFirstWord = (gap: number): void => {
    if (firstWordEnd !== null) return;
    firstWordEnd = end;
    gapAfterFirstWord = gap;
  };
  let x0 = Number.POSITIVE_INFINITY;
  const wordGap = findWordGap(row);
  let last: PlacedGlyph | null = null;
  let isAfterInitial = false;
  for (const chunk of row.chunks) {
    chunk.glyphs.forEach((glyph, i) => {
      const gap = glyph.x - end;
      const share = Math.min(1, Math.max(glyph.ink.sizePt, last?.ink.sizePt ?? 0) / row.sizePt);
      const look = describeLook(glyph, chunk, row, context.rules);
      let segment = segments.at(-1);
      if (segment === undefined || gap > row.sizePt * share * WIDE_GAP_EMS) {
        segment = { pieces: [], x0: glyph.x, x1: glyph.x };
        segments.push(segment);
        if (segments.length > 1) endFirstWord(gap);
      } else if (
        (gap > wordGap * share && !(isAfterInitial && i === 0)) ||
        (chunk.blanksBefore.has(i) && gap > -row.sizePt * 0.2)
      ) {
        addText(segment, ' ', look);
        endFirstWord(gap);
      }
      const composed: string | null = last === null ? null : composeAccent(last, glyph);
      if (composed === null) addText(segment, glyph.text.trim(), look);
      else replaceLastLetter(segment, composed);
      last = glyph;
      end = Math.max(end, glyph.x + glyph.width);
      segment.x1 = Math.max(segment.x1, end);
      x0 = Math.min(x0, glyph.x);
      tally.add(glyph, chunk);
    });
    isAfterInitial = chunk.isInitial;
  }
  const set = segments.map(closeSegment);
  const ids = row.chunks.flatMap(({ glyphs }) => glyphs.slice(0, 1).map(({ ink }) => ink.contentId));
  const contentId = ids.find((id) => id !== null) ?? null;
  return {
    page: context.page,
    segments: set,
    text: set.map(({ text }) => text).join(' '),
    x0: Math.min(x0, row.initialX0 ?? x0),
    x1: end,
    baseline: row.y,
    sizePt: roundSize(tally.mainSize()),
    largestPt: roundSize(greatestOf(row.chunks.map(({ sizePt }) => sizePt))),
    hasInitial: row.chunks.some(({ isInitial }) => isInitial),
    font: tally.mainFont(),
    bold: tally.isMostly('bold'),
    italic: tally.isMostly('italic'),
    column: row.column,
    isTurned: context.isTurned,
    isArtifact: row.chunks.every(({ glyphs }) => glyphs.every(({ ink }) => ink.isArtifact)),
    headingLevel: contentId === null ? null : context.getHeadingLevel(contentId),
    firstWordWidth: (firstWordEnd ?? end) - x0,
    gapAfterFirstWord,
  };
}

/** Sizes as people set them: TeX's 12 pt is 11.955 PDF points, and printer drivers round to 600 dpi. */
function roundSize(sizePt: number): number {
  const half = Math.round(sizePt * 2) / 2;
  return Math.abs(half - sizePt) <= 0.1 ? half : Math.round(sizePt * 10) / 10;
}

function addText(segment: OpenSegment, text: string, look: Look): void {
  const last = segment.pieces.at(-1);
  if (last !== undefined && sameLook(last.look, look)) last.text += text;
  else if (text === ' ' && last !== undefined) last.text += text;
  else segment.pieces.push({ text, look });
}

function replaceLastLetter(segment: OpenSegment, letter: string): void {
  const piece = segment.pieces.at(-1);
  if (piece !== undefined) piece.text = piece.text.slice(0, -1) + letter;
}

function closeSegment({ pieces, x0, x1 }: OpenSegment): Segment {
  const kept: readonly Piece[] = pieces;
  return { pieces: kept, text: kept.map(({ text }) => text).join(''), x0, x1 };
}

export function sameLook(a: Look, b: Look): boolean {
  return (
    a === b ||
    (a.font === b.font &&
      a.sizePt === b.sizePt &&
      a.bold === b.bold &&
      a.italic === b.italic &&
      a.underline === b.underline &&
      a.raised === b.raised &&
      a.link === b.link)
  );
}

function describeLook(glyph: PlacedGlyph, chunk: Chunk, row: ColumnRow, rules: readonly Rule[]): Look {
  const { ink } = glyph;
  const middle = glyph.x + glyph.width / 2;
  return {
    font: ink.font.family,
    sizePt: roundSize(ink.sizePt),
    bold: ink.bold || chunk.isDoubled,
    italic: ink.italic,
    underline: rules.some(
      ({ x0, x1, y }) => x0 <= middle && middle <= x1 && y > row.y && y < row.y + row.sizePt * 0.25,
    ),
    raised: chunk.raised,
    link: glyph.link,
  };
}

/** Points of white that make a blank in this row. If letters are spaced out, the file's own blanks are trusted. */
function findWordGap(row: Row): number {
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

/** Joins an accent drawn over a letter with it, in either order ("¨" on "u" is "ü"); `null` where they are two. */
export function composeAccent(first: PlacedGlyph, second: PlacedGlyph): string | null {
  const [accent, letter] = first.text in COMBINING ? [first, second] : [second, first];
  const combining = COMBINING[accent.text];
  if (combining === undefined || !/^\p{L}$/u.test(letter.text)) return null;
  const middle = accent.x + accent.width / 2;
  if (middle < letter.x - letter.width * 0.1 || middle > letter.x + letter.width * 1.1) return null;
  const base = letter.text === 'ı' ? 'i' : letter.text === 'ȷ' ? 'j' : letter.text;
  const composed = `${base}${combining}`.normalize('NFC');
  return composed.length === 1 ? composed : null;
}
