import { greatestOf } from '@greenpen/paper-structure';
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
  const setter = new LineSetter(row, context);
  for (const chunk of row.chunks) setter.add(chunk);
  return setter.finish();
}

class LineSetter {
  readonly #row: ColumnRow;
  readonly #context: LineContext;
  readonly #wordGap: number;
  readonly #segments: OpenSegment[] = [];
  readonly #tally = new LineTally();
  #x0 = Number.POSITIVE_INFINITY;
  #end = Number.NEGATIVE_INFINITY;
  #firstWordEnd: number | null = null;
  #gapAfterFirstWord = 0;
  #last: PlacedGlyph | null = null;
  #isAfterInitial = false;

  constructor(row: ColumnRow, context: LineContext) {
    this.#row = row;
    this.#context = context;
    this.#wordGap = findWordGap(row);
  }

  add(chunk: Chunk): void {
    for (const [at, glyph] of chunk.glyphs.entries()) {
      const look = describeLook(glyph, chunk, this.#row, this.#context.rules);
      const segment = this.#segmentFor(glyph, look, {
        isSpaced: chunk.blanksBefore.has(at),
        isBesideInitial: this.#isAfterInitial && at === 0,
      });
      const composed: string | null = this.#last === null ? null : composeAccent(this.#last, glyph);
      if (composed === null) addText(segment, glyph.text.trim(), look);
      else replaceLastLetter(segment, composed);
      this.#last = glyph;
      this.#end = Math.max(this.#end, glyph.x + glyph.width);
      segment.x1 = Math.max(segment.x1, this.#end);
      this.#x0 = Math.min(this.#x0, glyph.x);
      this.#tally.add(glyph, chunk);
    }
    this.#isAfterInitial = chunk.isInitial;
  }

  finish(): Line {
    const { chunks, initialX0, y: baseline, column } = this.#row;
    const { page, isTurned, getHeadingLevel } = this.#context;
    const tally = this.#tally;
    const set = this.#segments.map(closeSegment);
    const ids = chunks.flatMap(({ glyphs }) => glyphs.slice(0, 1).map(({ ink }) => ink.contentId));
    const contentId = ids.find((id) => id !== null) ?? null;
    return {
      page,
      segments: set,
      text: set.map(({ text }) => text).join(' '),
      x0: Math.min(this.#x0, initialX0 ?? this.#x0),
      x1: this.#end,
      baseline,
      sizePt: roundSize(tally.mainSize()),
      largestPt: roundSize(greatestOf(chunks.map(({ sizePt }) => sizePt))),
      hasInitial: chunks.some(({ isInitial }) => isInitial),
      font: tally.mainFont(),
      bold: tally.isMostly('bold'),
      italic: tally.isMostly('italic'),
      column,
      isTurned,
      isArtifact: chunks.every(({ glyphs }) => glyphs.every(({ ink }) => ink.isArtifact)),
      headingLevel: contentId === null ? null : getHeadingLevel(contentId),
      firstWordWidth: (this.#firstWordEnd ?? this.#end) - this.#x0,
      gapAfterFirstWord: this.#gapAfterFirstWord,
    };
  }

  /** The segment that the glyph goes on, with a blank where a word ends; behind a wide gap a new one. */
  #segmentFor(
    glyph: PlacedGlyph,
    look: Look,
    { isSpaced, isBesideInitial }: { readonly isSpaced: boolean; readonly isBesideInitial: boolean },
  ): OpenSegment {
    const { sizePt } = this.#row;
    const gap = glyph.x - this.#end;
    const share = Math.min(1, Math.max(glyph.ink.sizePt, this.#last?.ink.sizePt ?? 0) / sizePt);
    const open = this.#segments.at(-1);
    if (open === undefined || gap > sizePt * share * WIDE_GAP_EMS) {
      const segment: OpenSegment = { pieces: [], x0: glyph.x, x1: glyph.x };
      this.#segments.push(segment);
      if (this.#segments.length > 1) this.#endFirstWord(gap);
      return segment;
    }
    if ((gap > this.#wordGap * share && !isBesideInitial) || (isSpaced && gap > -sizePt * 0.2)) {
      addText(open, ' ', look);
      this.#endFirstWord(gap);
    }
    return open;
  }

  #endFirstWord(gap: number): void {
    if (this.#firstWordEnd !== null) return;
    this.#firstWordEnd = this.#end;
    this.#gapAfterFirstWord = gap;
  }
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
