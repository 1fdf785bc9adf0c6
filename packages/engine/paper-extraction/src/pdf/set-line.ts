import { greatestOf } from '@greenpen/paper';
import { composeAccent } from './accents.ts';
import type { Chunk } from './chunks.ts';
import type { ColumnRow } from './columns.ts';
import { WIDE_GAP_EMS } from './columns.ts';
import type { Line, Look, Piece, Segment } from './line.ts';
import { LineTally } from './line-tally.ts';
import type { Rule } from './page-marks.ts';
import type { PlacedGlyph } from './turn-glyphs.ts';
import { findWordGap } from './word-gap.ts';

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
