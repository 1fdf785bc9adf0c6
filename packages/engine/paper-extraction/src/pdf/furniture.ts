import { leastOf } from '@greenpen/paper-structure';
import type { PageNumberMark } from '@greenpen/paper';
import type { Line, Segment } from './line.ts';
import type { PageLines } from './page-lines.ts';

export type PageFurniture = {
  readonly header: string | null;
  readonly footer: string | null;
  readonly pageNumber: PageNumberMark | null;
};

export type FurnishedPage = { readonly body: readonly Line[]; readonly furniture: PageFurniture };

type Place = 'header' | 'footer';

/** Share of the page's height, from either edge, that can contain furniture; a 1-inch margin is 0.09. */
const ZONE = 0.13;
const EDGE_ZONE = 0.085;
const PAGE_NUMBER =
  /^[\s–—-]*(?:page\s+|p\.\s*)?(?:\d{1,4}|[ivxl]{1,7})(?:\s*(?:of|\/)\s*\d{1,4})?[\s–—.-]*$/i;
/** The labels that begin a page of tables or figures repeat but for their number. */
const CONTENT_LABEL = /^(table|figure|appendix|note)\b/i;

/** Sets running heads, page numbers and other repeated lines at the edges of pages apart from the text. */
export function setFurnitureApart(pages: readonly PageLines[]): readonly FurnishedPage[] {
  const repeated = findRepeats(pages);
  const chosen = pages.map(
    (page) => new Set(page.lines.filter((line) => isFurniture(line, page, repeated, pages.length))),
  );
  const levels = pages.flatMap((page, at) =>
    [...(chosen[at] ?? [])].map((line) => roundBaseline(line, page)),
  );
  return pages.map((page, at) => {
    const lines = chosen[at] ?? new Set<Line>();
    // A line level with another page's furniture is furniture too: the first page's own running head.
    for (const line of page.lines) {
      const level = roundBaseline(line, page);
      const isLevel = levels.some((other) => Math.abs(other - level) <= 1);
      if (isLevel && findPlace(line, page, EDGE_ZONE) !== null) lines.add(line);
    }
    return furnish(page, lines);
  });
}

function furnish(page: PageLines, lines: ReadonlySet<Line>): FurnishedPage {
  const sorted = [...lines].toSorted((a, b) => a.baseline - b.baseline || a.x0 - b.x0);
  const join = (place: Place): string | null =>
    sorted
      .filter((line) => findPlace(line, page, ZONE) === place)
      .map(({ text }) => text)
      .join(' ') || null;
  const body = page.lines.filter((line) => !lines.has(line));
  return {
    body,
    furniture: { header: join('header'), footer: join('footer'), pageNumber: findPageNumber(sorted, page) },
  };
}

function findPageNumber(lines: readonly Line[], page: PageLines): PageNumberMark | null {
  for (const line of lines) {
    const place = findPlace(line, page, ZONE);
    const segment = line.segments.findLast(({ text }) => holdsPageNumber(text));
    if (place !== null && segment !== undefined) return { place, alignment: alignOnPage(segment, page) };
  }
  return null;
}

/** "7", "Page 7 of 12", and a name or short title with the number before or after it. */
function holdsPageNumber(text: string): boolean {
  return PAGE_NUMBER.test(text) || /\s\d{1,4}$/.test(text) || /^\d{1,4}\s/.test(text);
}

function alignOnPage({ x0, x1 }: Segment, { size }: PageLines): PageNumberMark['alignment'] {
  const offset = (x0 + x1) / 2 - size.widthPt / 2;
  if (Math.abs(offset) < size.widthPt * 0.06) return 'center';
  return offset > 0 ? 'right' : 'left';
}

function isFurniture(
  line: Line,
  page: PageLines,
  repeated: ReadonlyMap<string, readonly number[]>,
  pageCount: number,
): boolean {
  const place = findPlace(line, page, ZONE);
  if (place === null) return false;
  if (line.isArtifact || isLonePageNumber(line, page, pageCount)) return true;
  if (CONTENT_LABEL.test(line.text)) return false;
  const onPages = repeated.get(keyOf(line, place)) ?? [];
  if (onPages.length >= Math.max(2, pageCount * 0.15)) {
    // A title at the top of the title page and of the first page of text, as APA requires it, is no running head.
    if (onPages.some((at) => at >= 2) || holdsPageNumber(line.text)) return true;
  }
  return pageCount <= 2 && findPlace(line, page, EDGE_ZONE) !== null && standsAlone(line, page);
}

/** A number by itself at the very edge, or the first or last thing on its page and apart from the text. */
function isLonePageNumber(line: Line, page: PageLines, pageCount: number): boolean {
  if (!PAGE_NUMBER.test(line.text)) return false;
  if (findPlace(line, page, EDGE_ZONE) !== null) return true;
  const others = page.lines.filter((other) => other !== line && !other.isTurned);
  const isOutermost =
    others.every(({ baseline }) => baseline > line.baseline) ||
    others.every(({ baseline }) => baseline < line.baseline);
  const isApart = others.every(({ baseline }) => Math.abs(baseline - line.baseline) > line.sizePt * 1.8);
  return /\d/.test(line.text) && isOutermost && isApart && (others.length > 0 || pageCount > 1);
}

/** On a paper of a page or two nothing repeats: a short line at the very edge, away from the text, is told by place. */
function standsAlone(line: Line, page: PageLines): boolean {
  const gaps = page.lines
    .filter((other) => Math.abs(other.baseline - line.baseline) > 1)
    .map((other) => Math.abs(other.baseline - line.baseline));
  const endsInNumber = PAGE_NUMBER.test(line.segments.at(-1)?.text ?? '');
  return line.text.length <= 80 && (endsInNumber || leastOf(gaps) > line.sizePt * 2.6);
}

/** The pages, from 0, with a line at an edge. */
function findRepeats(pages: readonly PageLines[]): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  for (const [at, page] of pages.entries()) {
    const keys = new Set<string>();
    for (const line of page.lines) {
      const place = findPlace(line, page, ZONE);
      if (place !== null) keys.add(keyOf(line, place));
    }
    for (const key of keys) {
      const onPages = found.get(key) ?? [];
      onPages.push(at);
      found.set(key, onPages);
    }
  }
  return found;
}

function keyOf(line: Line, place: Place): string {
  return `${place} ${line.text.toLowerCase().replace(/\d+/g, '#').replace(/\s+/g, ' ')}`;
}

function findPlace(line: Line, { size }: PageLines, zone: number): Place | null {
  if (line.isTurned) return null;
  if (line.baseline < size.heightPt * zone) return 'header';
  return line.baseline > size.heightPt * (1 - zone) ? 'footer' : null;
}

function roundBaseline(line: Line, { size }: PageLines): number {
  const fromEdge = line.baseline < size.heightPt / 2 ? line.baseline : line.baseline - size.heightPt;
  return Math.round(fromEdge);
}
