import type { Line } from './line.ts';
import { gapBetween } from './line-pitch.ts';
import type { Layout } from './line-place.ts';
import {
  beginsBelow,
  endsAtEdge,
  fillsFrame,
  insetOf,
  isCentred,
  isCentredSoFar,
  neededRoom,
} from './line-place.ts';
import { findListLabel } from './list-label.ts';

type Seam = {
  readonly paragraph: readonly Line[];
  readonly prev: Line;
  readonly next: Line;
  readonly afterNext: Line | undefined;
  readonly layout: Layout;
};

/** Indents below this many points are the unevenness of letters' edges. */
const INDENT = 5;
/** From here on, in sizes of the text, a letter is large. */
const LARGE = 1.4;
/** How far, in ems, a baseline is below the middle of its line. */
const BASELINE = 0.25;
const CAPTION = /^(?:Figure|Table) [A-Z]?\d+(?: ?\.|$)/;

/** Cuts lines in reading order into paragraphs; a paragraph may go on over the end of a page or column. */
export function splitParagraphs(lines: readonly Line[], layout: Layout): readonly (readonly Line[])[] {
  const paragraphs: Line[][] = [];
  lines.forEach((next, i) => {
    const paragraph = paragraphs.at(-1);
    const prev = paragraph?.at(-1);
    if (paragraph === undefined || prev === undefined) paragraphs.push([next]);
    else if (startsParagraph({ paragraph, prev, next, afterNext: lines[i + 1], layout }))
      paragraphs.push([next]);
    else paragraph.push(next);
  });
  return paragraphs;
}

function startsParagraph(seam: Seam): boolean {
  const { prev, next } = seam;
  if (prev.isTurned || next.isTurned) return prev.isTurned !== next.isTurned || prev.page !== next.page;
  if (Math.abs(prev.sizePt - next.sizePt) > prev.sizePt * 0.08) return true;
  if (prev.bold !== next.bold || prev.headingLevel !== next.headingLevel) return true;
  if (findListLabel(next) !== null || next.hasInitial) return true;
  if (prev.page !== next.page && breaksAtPage(seam)) return true;
  return breaksBySpace(seam) || breaksByAlignment(seam) || breaksByIndent(seam) || breaksEarly(seam);
}

/** A caption at the top of a page, or a page that ends long before it is full, with a sentence. */
function breaksAtPage({ prev, next, layout }: Seam): boolean {
  if (CAPTION.test(next.text)) return true;
  const pitch = layout.getPitch(prev.sizePt) ?? prev.sizePt * 1.2;
  const endsEarly = prev.column === 0 && layout.lowestBaseline - prev.baseline > pitch * 4;
  return endsEarly && /[.?!]["”’)]?$/.test(prev.text);
}

function breaksBySpace({ paragraph, prev, next, layout }: Seam): boolean {
  const gap = gapBetween(prev, next);
  if (gap === null) return false;
  const before = paragraph.at(-2);
  const isRegular = before !== undefined && ![before, prev, next].some(hasLargeLetters);
  const established = isRegular ? gapBetween(before, prev) : null;
  const pitch = established ?? layout.getPitch(prev.sizePt) ?? prev.sizePt * 1.2;
  if (gap > pitch * 1.2 + 1 + stretchBetween(prev, next, pitch)) return true;
  return established !== null && gap < pitch * 0.8;
}

function hasLargeLetters({ largestPt, sizePt }: Line): boolean {
  return largestPt > sizePt * LARGE;
}

/** Points that large letters in two lines, an initial or a large word, may add to the distance of their baselines. */
function stretchBetween(prev: Line, next: Line, pitch: number): number {
  const below = hasLargeLetters(prev) ? prev.largestPt - prev.sizePt : 0;
  const above = hasLargeLetters(next) ? next.largestPt - next.sizePt : 0;
  return below * (pitch / prev.sizePt / 2 - BASELINE) + above;
}

function breaksByAlignment({ paragraph, prev, next, layout }: Seam): boolean {
  const wasCentred = isCentredSoFar(paragraph, layout);
  const isNowCentred = isCentred(next, layout.getFrame(next));
  if (wasCentred === isNowCentred || beginsBelow(prev, next)) return false;
  const [, second] = paragraph;
  if (wasCentred) {
    // A full first line with an indent is centered too, as is a title's first line that fills the area.
    const isIndented =
      second === undefined && insetOf(next, layout) < INDENT && endsAtEdge(prev, next, layout);
    return !isIndented && !fillsFrame(next, layout.getFrame(next));
  }
  if (fillsFrame(prev, layout.getFrame(prev)) && second === undefined) return false;
  const goesOn = second !== undefined && Math.abs(insetOf(second, layout) - insetOf(next, layout)) <= INDENT;
  const hangs = second === undefined && insetOf(prev, layout) < INDENT && endsAtEdge(prev, next, layout);
  return !goesOn && !hangs;
}

function breaksByIndent({ paragraph, prev, next, afterNext, layout }: Seam): boolean {
  if (isCentredSoFar(paragraph, layout) && isCentred(next, layout.getFrame(next))) return false;
  const inset = insetOf(next, layout);
  const second = paragraph[1];
  if (second !== undefined) return Math.abs(inset - insetOf(second, layout)) > INDENT;
  const shift = inset - insetOf(prev, layout);
  if (shift > INDENT) {
    const label = findListLabel(prev);
    if (label !== null) return false;
    // Either a hanging entry goes on, or an indented paragraph follows a line of its own.
    const hangs =
      afterNext === undefined ||
      Math.abs(insetOf(afterNext, layout) - inset) <= INDENT ||
      (insetOf(prev, layout) < INDENT && insetOf(afterNext, layout) < INDENT);
    return !(hangs && reachesEdge(paragraph, next, layout));
  }
  if (shift < -INDENT) return !reachesEdge(paragraph, next, layout);
  return false;
}

/** The line stops although the next word had room on it. */
function breaksEarly({ paragraph, prev, next, layout }: Seam): boolean {
  const [first, second] = paragraph;
  // Where indents tell paragraphs apart, a ragged line says nothing.
  const isIndented =
    !isCentredSoFar(paragraph, layout) &&
    first !== undefined &&
    second !== undefined &&
    Math.abs(insetOf(first, layout) - insetOf(second, layout)) > INDENT;
  if (isIndented || prev.text.endsWith('-') || reachesEdge(paragraph, next, layout)) return false;
  const before = paragraph.at(-2);
  // Inside a block set in from the right, lines end together short of the edge.
  const together =
    Math.abs(prev.x1 - next.x1) < 1 || (before !== undefined && Math.abs(before.x1 - prev.x1) < 1);
  return !(together && insetOf(prev, layout) > INDENT);
}

/** Whether the next line's first word would not have fitted on the paragraph's last line. */
function reachesEdge(paragraph: readonly Line[], next: Line, layout: Layout): boolean {
  const prev = paragraph.at(-1) ?? next;
  const { left, right } = layout.getFrame(prev);
  const isCentredOn =
    isCentredSoFar(paragraph, layout) && insetOf(next, layout) >= INDENT && !beginsBelow(prev, next);
  return isCentredOn
    ? prev.x1 - prev.x0 + neededRoom(prev, next) > right - left
    : endsAtEdge(prev, next, layout);
}
