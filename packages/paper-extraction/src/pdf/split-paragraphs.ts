import type { Line } from './line.ts';
import type { GetPitch } from './line-pitch.ts';
import { gapBetween } from './line-pitch.ts';
import { findListLabel } from './list-label.ts';
import type { Frame, GetFrame } from './text-frame.ts';

export type Layout = {
  readonly getFrame: GetFrame;
  readonly getPitch: GetPitch;
  /** The lowest baseline that text reaches on any page, in points from the top. */
  readonly lowestBaseline: number;
};

type Seam = {
  readonly paragraph: readonly Line[];
  readonly prev: Line;
  readonly next: Line;
  readonly afterNext: Line | undefined;
  readonly layout: Layout;
};

/** Indents below this many points are the unevenness of letters' edges. */
const INDENT = 5;
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
  if (findListLabel(next) !== null) return true;
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
  const established = before === undefined ? null : gapBetween(before, prev);
  const pitch = established ?? layout.getPitch(prev.sizePt) ?? prev.sizePt * 1.2;
  if (gap > pitch * 1.2 + 1) return true;
  return established !== null && gap < pitch * 0.8;
}

function breaksByAlignment({ paragraph, prev, next, layout }: Seam): boolean {
  const wasCentred = isCentredSoFar(paragraph, layout);
  const isNowCentred = isCentred(next, layout.getFrame(next));
  if (wasCentred === isNowCentred || beginsBelow(prev, next)) return false;
  const [, second] = paragraph;
  if (wasCentred) {
    // A full first line with an indent stands in the middle too, as does a title's first line that fills the area.
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

function isCentredSoFar(paragraph: readonly Line[], layout: Layout): boolean {
  return paragraph.every((line) => isCentred(line, layout.getFrame(line)));
}

function endsAtEdge(prev: Line, next: Line, layout: Layout): boolean {
  return prev.x1 + neededRoom(prev, next) > layout.getFrame(prev).right;
}

/** Points that a blank and the next line's first word take, less what ragged edges leave unused. */
function neededRoom(prev: Line, next: Line): number {
  return prev.sizePt * 0.75 + next.firstWordWidth;
}

/** Centred lines of different length begin in different places; these begin in the same one. */
function beginsBelow(prev: Line, next: Line): boolean {
  return prev.page === next.page && Math.abs(prev.x0 - next.x0) < 0.5 && Math.abs(prev.x1 - next.x1) > 3;
}

function insetOf(line: Line, layout: Layout): number {
  return line.x0 - layout.getFrame(line).left;
}

/** Whether a line stands in the middle of its text area, clear of both edges. */
export function isCentred(line: Line, { left, right }: Frame): boolean {
  const before = line.x0 - left;
  const after = right - line.x1;
  // The usual half-inch indent of a sentence that happens to end as far from the other edge.
  if (Math.abs(before - 36) < 1.5 && /[.?!:]$/.test(line.text)) return false;
  return before > 10 && after > 10 && Math.abs(before - after) < 6 + (right - left) * 0.01;
}

function fillsFrame(line: Line, { left, right }: Frame): boolean {
  return line.x0 - left < 10 && right - line.x1 < line.sizePt * 4;
}
