import type { Alignment, ParagraphFormat } from '@greenpen/paper';
import { greatestOf, leastOf } from '@greenpen/paper-structure';
import type { Line } from './line.ts';
import { gapBetween } from './line-pitch.ts';
import { type Layout, beginsBelow, isCentred } from './line-place.ts';

/** Distance of baselines in single spacing as a multiple of the size, from the fonts' own vertical metrics. */
const SINGLE: Readonly<Record<string, number>> = {
  'Times New Roman': 1.15,
  Times: 1.15,
  'Liberation Serif': 1.15,
  Arial: 1.15,
  Helvetica: 1.15,
  'Liberation Sans': 1.15,
  'Courier New': 1.133,
  Calibri: 1.22,
  Cambria: 1.172,
  Georgia: 1.136,
  Garamond: 1.125,
  Aptos: 1.22,
  Verdana: 1.215,
  Tahoma: 1.207,
  'Palatino Linotype': 1.35,
  'Lucida Sans Unicode': 1.54,
  'Computer Modern': 1.2,
};

const USUAL_SINGLE = 1.17;

const NAMED = [1, 1.15, 1.5, 2, 2.5, 3];

export type ParagraphPlace = {
  readonly lines: readonly Line[];
  /** The lines before and after the paragraph in reading order. */
  readonly before: Line | undefined;
  readonly after: Line | undefined;
  readonly layout: Layout;
};

/** Where ragged lines end is uneven; justified ones end within this many points of each other. */
const FLUSH = 1.6;

/** Measures alignment, indents and spacing of a paragraph from the positions of its lines. */
export function measureParagraph(place: ParagraphPlace): ParagraphFormat {
  const { lines, before, after, layout } = place;
  const [first, second] = lines;
  const last = lines.at(-1);
  const alignment = findAlignment(lines, layout);
  const isFlush = alignment === 'left' || alignment === 'justify';
  const firstInset = first === undefined ? 0 : first.x0 - layout.getFrame(first).left;
  const bodyInset =
    second === undefined ? null : leastOf(lines.slice(1).map((line) => line.x0 - layout.getFrame(line).left));
  const pitch = findPitch(place);
  const spaceBefore = first !== undefined && before !== undefined ? extraSpace(before, first, pitch) : null;
  const spaceAfter = last !== undefined && after !== undefined ? extraSpace(last, after, pitch) : null;
  return {
    alignment,
    firstLineIndentPt: isFlush ? roundPoints(firstInset - (bodyInset ?? 0)) : 0,
    leftIndentPt: isFlush ? roundPoints(bodyInset ?? 0) : 0,
    lineSpacing:
      first === undefined || pitch === null ? null : nameLineSpacing(pitch, first.sizePt, first.font),
    spaceBeforePt: spaceBefore,
    // White between two paragraphs belongs to either; it is counted once, before the later one.
    spaceAfterPt: spaceAfter === 0 ? 0 : null,
  };
}

function findAlignment(lines: readonly Line[], layout: Layout): Alignment | null {
  if (lines.some(({ isTurned }) => isTurned)) return null;
  const [first, second] = lines;
  if (first === undefined) return null;
  const isFlushLeft = second !== undefined && beginsBelow(first, second);
  if (!isFlushLeft && lines.every((line) => isCentred(line, layout.getFrame(line)))) return 'center';
  const frame = layout.getFrame(first);
  const isCentredBlock =
    lines.length > 1 &&
    lines.every((line) => line.x0 - frame.left > FLUSH) &&
    lines.every((line) => Math.abs((line.x0 + line.x1) / 2 - (frame.left + frame.right) / 2) < 4) &&
    lines.some((line) => isCentred(line, frame));
  if (isCentredBlock) return 'center';
  const width = frame.right - frame.left;
  const endsRight = lines.every((line) => {
    const own = layout.getFrame(line);
    return Math.abs(line.x1 - own.right) < 3 && line.x0 - own.left > width * 0.3;
  });
  if (endsRight) return 'right';
  const full = lines.slice(0, -1);
  const edges = full.map((line) => line.x1 - layout.getFrame(line).left);
  const isFlush = full.length >= 2 && greatestOf(edges) - leastOf(edges) < FLUSH;
  return isFlush ? 'justify' : 'left';
}

/** Baseline distance: the paragraph's own, or for a single line that of its neighbours where it is the usual one. */
function findPitch({ lines, before, after, layout }: ParagraphPlace): number | null {
  const gaps: number[] = [];
  lines.forEach((line, i) => {
    const next = lines[i + 1];
    const gap = next === undefined ? null : gapBetween(line, next);
    if (gap !== null) gaps.push(gap);
  });
  const middle = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)];
  if (middle !== undefined) return middle;
  const [line] = lines;
  const usual = line === undefined ? null : layout.getPitch(line.sizePt);
  if (line === undefined || usual === null) return null;
  const around = [
    before === undefined ? null : gapBetween(before, line),
    after === undefined ? null : gapBetween(lines.at(-1) ?? line, after),
  ];
  // Lines set closer than usual: single-spaced entries in a double-spaced paper.
  const closer = around.filter((gap) => gap !== null && gap < usual * 0.95 && gap > line.sizePt);
  if (closer.length > 0) return leastOf(closer.filter((gap) => gap !== null));
  return around.some((gap) => gap !== null && gap > usual * 0.95 && gap < usual * 1.4) ? usual : null;
}

function extraSpace(upper: Line, lower: Line, pitch: number | null): number | null {
  const gap = gapBetween(upper, lower);
  if (gap === null || pitch === null) return null;
  const extra = gap - pitch;
  return Math.abs(extra) < 1.5 ? 0 : Math.max(0, roundPoints(extra));
}

/** Half points: finer is noise from letters' own edges. */
function roundPoints(value: number): number {
  const rounded = Math.round(value * 2) / 2;
  return Math.abs(rounded) < 2 ? 0 : rounded;
}

/**
 * Says how many times single spacing a distance of baselines is: 1, 1.15, 1.5, 2 where it is near, else two
 * decimals. Typesetters who set "double" as twice the size (24 on 12 points) mean 2 as well.
 */
export function nameLineSpacing(pitchPt: number, sizePt: number, font: string | null): number | null {
  if (pitchPt <= 0 || sizePt <= 0) return null;
  const single = SINGLE[font ?? ''];
  const multiple = pitchPt / (sizePt * (single ?? USUAL_SINGLE));
  const tolerance = single === undefined ? 0.065 : 0.03;
  const near = NAMED.find((named) => Math.abs(multiple - named) <= named * tolerance);
  if (near !== undefined) return near;
  if (multiple < 0.6) return null;
  const ems = pitchPt / sizePt;
  const exact = [1.5, 2].find((named) => Math.abs(ems - named) <= named * 0.03);
  return exact ?? Math.round(multiple * 100) / 100;
}
