import type { BlockDraft } from './block-draft.ts';
import type { Section } from './section-reader.ts';

/** Of its letters this share has to be on the page for a paragraph to be read. */
const leastShare = 0.8;
/** Points of a frame, table or text box that have to be on the page. */
const leastVisiblePt = 5;
/** A page with a side below an inch shows no more than a word at a time; cards and labels are larger. */
const leastPagePt = 72;
/** Of the height of letters this share has to be on the page. */
const leastLetter = 0.6;
/** Mean width of a letter against its size. */
const letterWidth = 0.45;
const usualSizePt = 12;

export type Extent = { readonly from: number; readonly to: number };

/** Whether a paragraph of the text itself is printed outside its page, by its margins, indents and alignment. */
export function isTextOffPage(draft: BlockDraft, section: Section): boolean {
  const { widthPt, heightPt, marginsPt, columnPt } = section;
  if (Math.min(widthPt, heightPt) < leastPagePt) return true;
  if (draft.kind === 'table') return false;
  // Columns narrower than two letters show them one below the other.
  if (columnPt !== null && columnPt < sizeOf(draft)) return true;
  if (heightPt - marginsPt.top < Math.max(leastVisiblePt, leastHeightPt(draft))) return true;
  return isOffColumn(draft, { from: marginsPt.left, to: widthPt - marginsPt.right }, widthPt);
}

/** How much of its letters a page has to show; of letters as large as a page a piece is seen. */
function leastHeightPt(draft: BlockDraft): number {
  return Math.min(sizeOf(draft), leastPagePt) * leastLetter;
}

/** Whether too few letters of a paragraph in `column` are within the page. */
export function isOffColumn(draft: BlockDraft, column: Extent, pageWidth: number): boolean {
  return shareWithin(draft, column, pageWidth) < leastShare;
}

/** Whether next to nothing of `extent` is within `page` points from 0. */
export function isOutside({ from, to }: Extent, page: number): boolean {
  return Math.min(to, page) - Math.max(from, 0) < Math.min(leastVisiblePt, (to - from) / 2);
}

/** Stretches of a draft's text that are printed beyond the right edge of the page: cells, and what follows a tab. */
export function listBeyondEdge(
  draft: BlockDraft,
  { widthPt, marginsPt }: Section,
): readonly { readonly start: number; readonly end: number }[] {
  const edge = widthPt - leastVisiblePt;
  if (draft.kind === 'table') {
    const left = marginsPt.left + (draft.place.frame?.xPt ?? 0);
    return draft.cells.filter(({ start, end, leftPt }) => end > start && left + leftPt > edge);
  }
  const stops = draft.tabStops.filter(({ kind }) => kind !== 'clear' && kind !== 'bar');
  if (!stops.some(({ positionPt }) => marginsPt.left + positionPt > edge)) return [];
  return listBeyondTabs(draft, { stops, edge, left: marginsPt.left });
}

/** Tab stops are half an inch apart if a paragraph sets none. */
const defaultTabPt = 36;

function listBeyondTabs(
  draft: BlockDraft,
  place: {
    readonly stops: readonly { readonly positionPt: number }[];
    readonly edge: number;
    readonly left: number;
  },
): readonly { readonly start: number; readonly end: number }[] {
  const letter = sizeOf(draft) * letterWidth;
  const { firstLineIndentPt, leftIndentPt } = draft.format;
  const cuts: { start: number; end: number }[] = [];
  let at = (leftIndentPt ?? 0) + (firstLineIndentPt ?? 0);
  let from = 0;
  for (const part of draft.text.split(/(?<=[\t\n])/)) {
    const end = from + part.length;
    if (place.left + at > place.edge && part.trim() !== '') cuts.push({ start: from, end });
    const reached = at + part.length * letter;
    if (part.endsWith('\n')) at = leftIndentPt ?? 0;
    else if (part.endsWith('\t')) {
      const next = place.stops.find(({ positionPt }) => positionPt > reached);
      at = next?.positionPt ?? (Math.floor(reached / defaultTabPt) + 1) * defaultTabPt;
    }
    from = end;
  }
  return cuts;
}

export function sizeOf({ runs }: Pick<BlockDraft, 'runs'>): number {
  return runs[0]?.look.sizePt ?? usualSizePt;
}

/** The share of a paragraph's letters that are printed within the page, by its indents and alignment in `column`. */
function shareWithin(draft: BlockDraft, column: Extent, pageWidth: number): number {
  const { leftIndentPt, firstLineIndentPt, alignment } = draft.format;
  const left = column.from + (leftIndentPt ?? 0);
  const first = left + (firstLineIndentPt ?? 0);
  const right = column.to - draft.place.rightPt;
  const letter = sizeOf(draft) * letterWidth;
  if (Math.min(left, first) >= 0 && right <= pageWidth && right - Math.max(left, first) > letter * 4)
    return 1;
  let visible = 0;
  let all = 0;
  const print = (letters: number, from: number): void => {
    const width = Math.min(letters * letter, Math.max(right - from, 0));
    const slack = Math.max(right - from, 0) - width;
    const start = from + (alignment === 'right' ? slack : alignment === 'center' ? slack / 2 : 0);
    const shown = Math.min(start + width, pageWidth) - Math.max(start, 0);
    all += letters;
    // In a column narrower than two letters they are printed one below the other.
    if (right - from >= Math.min(letter * 2, usualSizePt))
      visible += letters * Math.max(0, Math.min(1, shown / Math.max(width, 0.01)));
  };
  const inFirst = Math.min(draft.text.length, Math.max(1, Math.floor((right - first) / letter)));
  print(inFirst, first);
  if (draft.text.length > inFirst) print(draft.text.length - inFirst, left);
  return all === 0 ? 1 : visible / all;
}
