import type { BlockDraft } from './block-draft.ts';
import type { ShapeOffset } from './drawing-tracker.ts';
import { estimateHeight } from './estimate-height.ts';
import { createSection } from './section-reader.ts';
import type { Section } from './section-reader.ts';

/** Of its letters this share has to be on the page for a paragraph to be read. */
const leastShare = 0.8;
/** Points of a frame, table or text box that have to be on the page. */
const leastVisiblePt = 5;
/** Mean width of a letter against its size. */
const letterWidth = 0.45;
/** Word keeps text this far from the edge of a text box, unless told otherwise. */
const boxInsetPt = 7.2;
/** A box or row that is lower than this share of a line shows nothing of it. */
const leastOfLine = 0.35;
/** The width of a text box or cell whose own is not known. */
const usualWidthPt = 468;
const usualSizePt = 12;

type Extent = { readonly from: number; readonly to: number };

/** Whether a draft is printed outside its page, or where nothing of it shows. Headers and page colours aside, Word prints the rest. */
export function isPrintedOffPage(draft: BlockDraft, section: Section): boolean {
  if (draft.text.trim() === '') return false;
  const { frame, shape } = draft.place;
  const { widthPt: pageWidth, heightPt: pageHeight, marginsPt: margins } = section;
  if (shape !== null) {
    const across = offsetOnPage(shape.horizontal, horizontalBase(section));
    const down = offsetOnPage(shape.vertical, verticalBase(section));
    // What counts from its paragraph may be anywhere on the page, but not a page away from it.
    if (down === null && Math.abs(shape.vertical?.offsetPt ?? 0) > pageHeight) return true;
    const width = shape.widthPt ?? usualWidthPt;
    if (across !== null && isOutside(spanFrom(across, width), pageWidth)) return true;
    if (down !== null && isOutside(spanFrom(down, shape.heightPt ?? usualSizePt), pageHeight)) return true;
    if (!shape.grows && isCutOff(shape.heightPt, draft)) return true;
    const start = across ?? margins.left;
    return shareWithin(draft, spanFrom(start + boxInsetPt, width - 2 * boxInsetPt), pageWidth) < leastShare;
  }
  if (frame !== null) {
    const { xPt, yPt, widthPt = textWidth(draft) } = frame;
    const across = xPt === undefined ? null : xPt + (frame.horizontalAnchor === 'page' ? 0 : margins.left);
    const down = yPt === undefined ? null : yPt + (frame.verticalAnchor === 'margin' ? margins.top : 0);
    if (across !== null && isOutside(spanFrom(across, widthPt), pageWidth)) return true;
    // A frame that counts from its paragraph may be anywhere on the page, but not a page away from it.
    const isFromText = frame.verticalAnchor === 'text';
    if (
      down !== null &&
      (isFromText ? Math.abs(down) > pageHeight : isOutside(spanFrom(down, usualSizePt), pageHeight))
    )
      return true;
    return isCutOff(frame.heightPt, draft);
  }
  if (draft.kind === 'table') return false;
  if (margins.top >= pageHeight - leastVisiblePt) return true;
  return shareWithin(draft, { from: margins.left, to: pageWidth - margins.right }, pageWidth) < leastShare;
}

/** Takes out of a cell, whose row has a fixed height, the paragraphs that are cut off below it. */
export function takeClipped(
  drafts: BlockDraft[],
  cell: { readonly heightPt: number; readonly widthPt: number | undefined },
): readonly BlockDraft[] {
  const section = { ...createSection(), widthPt: cell.widthPt ?? usualWidthPt, marginsPt: noMargins };
  let usedPt = 0;
  const clipped = drafts.filter((draft) => {
    const { lineCount, lineHeightPt, spacePt } = estimateHeight(draft, section);
    const roomPt = cell.heightPt - usedPt;
    usedPt += lineCount * lineHeightPt + spacePt;
    // At least half of its lines have to show.
    return (
      draft.text.trim() !== '' && roomPt < Math.max(leastOfLine, Math.floor(lineCount / 2)) * lineHeightPt
    );
  });
  drafts.splice(0, drafts.length, ...drafts.filter((draft) => !clipped.includes(draft)));
  return clipped;
}

const noMargins = { top: 0, right: 0, bottom: 0, left: 0 };

function isCutOff(heightPt: number | undefined, draft: BlockDraft): boolean {
  return heightPt !== undefined && heightPt < sizeOf(draft) * leastOfLine;
}

function sizeOf({ runs }: BlockDraft): number {
  return runs[0]?.look.sizePt ?? usualSizePt;
}

function textWidth(draft: BlockDraft): number {
  return Math.min(draft.text.length * sizeOf(draft) * letterWidth, usualWidthPt);
}

function spanFrom(from: number, width: number): Extent {
  return { from, to: from + width };
}

function isOutside({ from, to }: Extent, page: number): boolean {
  return Math.min(to, page) - Math.max(from, 0) < Math.min(leastVisiblePt, (to - from) / 2);
}

/** Where what an offset counts from begins; null where that is not known before the page is laid out. */
type Base = (from: string) => number | null;

function offsetOnPage(offset: ShapeOffset | undefined, base: Base): number | null {
  if (offset === undefined) return null;
  const start = base(offset.from);
  return start === null ? null : start + offset.offsetPt;
}

function horizontalBase({ widthPt, marginsPt }: Section): Base {
  return (from) => {
    if (from === 'page' || from === 'leftMargin') return 0;
    return from === 'rightMargin' ? widthPt - marginsPt.right : marginsPt.left;
  };
}

function verticalBase({ heightPt, marginsPt }: Section): Base {
  return (from) => {
    if (from === 'page' || from === 'topMargin') return 0;
    if (from === 'bottomMargin') return heightPt - marginsPt.bottom;
    return from === 'margin' ? marginsPt.top : null;
  };
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
