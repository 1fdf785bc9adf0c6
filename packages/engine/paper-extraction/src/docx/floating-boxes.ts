import type { HiddenReason } from '@greenpen/paper';
import type { BlockDraft } from './block-draft.ts';
import { placeShape } from './drawing-place.ts';
import type { Rect, ShapePlace } from './drawing-place.ts';
import { estimateHeight } from './estimate-height.ts';
import type { FramePlace } from './paragraph-properties.ts';
import { findAnchorTop } from './page-tops.ts';
import type { DraftTop } from './page-tops.ts';
import { isOffColumn, isOutside, sizeOf } from './printed-place.ts';
import { createSection } from './section-reader.ts';
import type { Section } from './section-reader.ts';

/** A text box, frame or floating table: drafts with their own position on the page. */
export type FloatingBox = {
  readonly indices: number[];
  readonly drafts: BlockDraft[];
  readonly section: Section;
  readonly anchor: DraftTop;
};

/** What is known of a box on its page. */
export type JudgedBox = {
  readonly box: FloatingBox;
  /** Why its text is not read; null where it can be. */
  readonly reason: HiddenReason | null;
  /** Where its text is, by estimate. */
  readonly text: Rect | null;
  readonly shape: ShapePlace | null;
};

/** By estimate, text may be this much higher than its box before some of it is cut off for certain. */
const estimateSlack = 1.4;
/** Of the height of its text this share has to be on the page. */
const leastShare = 0.6;
const usualWidthPt = 468;
const usualSizePt = 12;
const letterWidth = 0.45;
const noMargins = { top: 0, right: 0, bottom: 0, left: 0 };

/** Puts the drafts of each text box, and of each frame, together. */
export function collectBoxes(
  drafts: readonly BlockDraft[],
  tops: readonly DraftTop[],
  sections: readonly Section[],
): readonly FloatingBox[] {
  const boxes: FloatingBox[] = [];
  const ofShape = new Map<ShapePlace, FloatingBox>();
  let lastFrame: { readonly key: string; readonly index: number; readonly box: FloatingBox } | null = null;
  for (const [index, draft] of drafts.entries()) {
    const { shape, frame } = draft.place;
    if (shape === null && frame === null) continue;
    // Neighbours whose frames are alike are in one frame (ECMA-376 part 1, 17.3.1.11).
    const key = frame?.key ?? '';
    const isSameFrame: boolean =
      draft.kind !== 'table' && lastFrame?.key === key && lastFrame.index === index - 1;
    const sameFrame = isSameFrame ? lastFrame?.box : undefined;
    const known: FloatingBox | undefined = shape === null ? sameFrame : ofShape.get(shape);
    const box: FloatingBox = known ?? {
      indices: [],
      drafts: [],
      section: sections[shape?.anchor.section ?? draft.section] ?? createSection(),
      anchor:
        shape === null
          ? (tops[index] ?? { page: 0, topPt: 0, heightPt: 0 })
          : findAnchorTop(shape.anchor, { drafts, tops, sections }),
    };
    box.indices.push(index);
    box.drafts.push(draft);
    if (known === undefined) boxes.push(box);
    if (shape === null) lastFrame = { key, index, box };
    else ofShape.set(shape, box);
  }
  return boxes;
}

/** Says whether a box shows its text: on the page, large enough, and in a place that can be told. */
export function judgeBox(box: FloatingBox): JudgedBox {
  const place = box.drafts[0]?.place;
  if (place?.shape !== null && place?.shape !== undefined) return judgeShape(box, place.shape);
  return judgeFrame(box);
}

function judgeShape(box: FloatingBox, shape: ShapePlace): JudgedBox {
  const { section, anchor } = box;
  const { widthPt: pageWidth, heightPt: pageHeight } = section;
  const { drawing, insets } = shape;
  const { left, top, width, height } = placeShape(shape, section, anchor.topPt);
  const judged = (reason: HiddenReason | null, text: Rect | null = null): JudgedBox => ({
    box,
    reason,
    text,
    shape,
  });
  if (drawing.isUnclear || shape.isDistorted) return judged('unplaced');
  const across = left ?? section.marginsPt.left + (shape.part?.left ?? 0);
  const wide = width ?? usualWidthPt;
  const side = shape.isTurned && height !== null ? height : wide;
  const innerWidth = Math.min(side, pageWidth * 2) - insets.left - insets.right;
  const textHeight = heightOfText(box, Math.max(innerWidth, 1));
  const room = shape.isTurned ? wide : height;
  const high = shape.grows ? textHeight + insets.top + insets.bottom : (room ?? Infinity);
  const lineHeight = Math.min(...box.drafts.slice(0, 1).map(sizeOf));
  if (innerWidth < lineHeight || isOutside({ from: across, to: across + wide }, pageWidth))
    return judged('off-page');
  if (!shape.grows && overflows(textHeight, high - insets.top - insets.bottom, lineHeight))
    return judged('off-page');

  if (!drawing.isInline && (width === null || height === null)) return judged('unplaced');
  const inner = { from: across + insets.left, to: across + wide - insets.right };
  if (!shape.isTurned && box.drafts.some((draft) => isOffColumn(draft, inner, pageWidth)))
    return judged('off-page');
  const down = shape.isTurned ? (height ?? high) : high;
  const from = top ?? anchor.topPt;
  const text: Rect = {
    left: inner.from,
    top: from + insets.top,
    width: Math.max(inner.to - inner.from, 1),
    height: Math.max(Math.min(down, shape.isTurned ? down : textHeight), 1),
  };
  const isExact = !drawing.isInline && isFromPage(drawing.vertical.from);
  const fate = judgeDown(text, { pageHeight, section, isExact, offsetPt: from - anchor.topPt });
  return judged(drawing.isInline && shape.part === null ? null : fate, text);
}

function isFromPage(from: string): boolean {
  return from === 'page' || from === 'margin' || from.toLowerCase().includes('margin');
}

/** Vertical position of a text on the page; positions relative to its paragraph are only estimates. */
function judgeDown(
  text: Rect,
  place: {
    readonly pageHeight: number;
    readonly section: Section;
    readonly isExact: boolean;
    readonly offsetPt: number;
  },
): HiddenReason | null {
  const { pageHeight, section, isExact, offsetPt } = place;
  const shown = Math.min(text.top + text.height, pageHeight) - Math.max(text.top, 0);
  const isOff = shown < text.height * leastShare;
  if (isExact) return isOff ? 'off-page' : null;
  const { top, bottom } = section.marginsPt;
  const highest = top + offsetPt;
  const lowest = pageHeight - bottom + offsetPt + text.height;
  if (highest > pageHeight || lowest < 0) return 'off-page';
  // Above its paragraph, a text can leave the page unless the paragraph is far enough down.
  return isOff && offsetPt < 0 ? 'unplaced' : null;
}

function judgeFrame(box: FloatingBox): JudgedBox {
  const { section, drafts } = box;
  const frame = drafts[0]?.place.frame ?? null;
  const judged = (reason: HiddenReason | null, text: Rect | null = null): JudgedBox => ({
    box,
    reason,
    text,
    shape: null,
  });
  if (frame === null) return judged(null);
  const { widthPt: pageWidth, heightPt: pageHeight } = section;
  const { heightPt } = frame;
  const ownWidth = Math.max(
    ...drafts.slice(0, 20).map((draft) => draft.text.length * sizeOf(draft) * letterWidth),
  );
  const widthPt = frame.widthPt ?? Math.min(ownWidth, usualWidthPt);
  const textHeight = heightOfText(box, Math.max(widthPt, 1));
  const lineHeight = sizeOf(drafts[0] ?? { runs: [] });
  const { left, top } = placeFrame(frame, box, { widthPt, heightPt: heightPt ?? textHeight });
  const isFromText = frame.verticalAnchor === 'text';
  if (isOutside({ from: left, to: left + widthPt }, pageWidth)) return judged('off-page');
  if (isFromText && Math.abs(frame.yPt ?? 0) > pageHeight) return judged('off-page');
  if (!isFromText && isOutside({ from: top, to: top + Math.min(textHeight, usualSizePt) }, pageHeight))
    return judged('off-page');
  // A letter or two are the initial of a paragraph, which is set higher than its frame.
  const letters = drafts.reduce((sum, { text }) => sum + text.trim().length, 0);
  const isClipped = heightPt !== undefined && overflows(textHeight, heightPt, lineHeight);
  if (letters > 2 && (isClipped || widthPt < lineHeight)) return judged('off-page');
  // A table that moves with its text has the text around it.
  if (drafts[0]?.kind === 'table' && isFromText) return judged(null);
  return judged(null, { left, top, width: widthPt, height: Math.max(heightPt ?? textHeight, 1) });
}

/** A frame without a length begins where it counts from. */
function placeFrame(
  frame: FramePlace,
  { section, anchor }: FloatingBox,
  size: { readonly widthPt: number; readonly heightPt: number },
): { readonly left: number; readonly top: number } {
  const { widthPt: pageWidth, heightPt: pageHeight, marginsPt: margins } = section;
  const across =
    frame.horizontalAnchor === 'page'
      ? { start: 0, length: pageWidth }
      : { start: margins.left, length: pageWidth - margins.left - margins.right };
  const down =
    frame.verticalAnchor === 'page'
      ? { start: 0, length: pageHeight }
      : { start: margins.top, length: pageHeight - margins.top - margins.bottom };
  return {
    left: across.start + shiftOf(frame.horizontalAlign, across.length - size.widthPt, frame.xPt),
    top:
      frame.verticalAnchor === 'text'
        ? anchor.topPt + (frame.yPt ?? 0)
        : down.start + shiftOf(frame.verticalAlign, down.length - size.heightPt, frame.yPt),
  };
}

/** How far an alignment, or else an offset, moves something that has `slack` to move in. */
function shiftOf(align: string | undefined, slack: number, offsetPt: number | undefined): number {
  if (align === 'center') return slack / 2;
  if (align === 'right' || align === 'bottom' || align === 'outside') return slack;
  return align === undefined || align === 'inline' ? (offsetPt ?? 0) : 0;
}

function overflows(textHeight: number, roomPt: number, lineHeight: number): boolean {
  if (roomPt < lineHeight * 0.6) return true;
  return textHeight > roomPt * estimateSlack + lineHeight;
}

function heightOfText({ drafts }: FloatingBox, widthPt: number): number {
  const section = { ...createSection(), widthPt, marginsPt: noMargins };
  return drafts.reduce((sum, draft) => {
    // The height of a picture is its own; a caption below it fits where the picture does.
    if (draft.kind === 'figure') return sum;
    const { lineCount, lineHeightPt, spacePt } = estimateHeight(draft, section);
    return sum + lineCount * lineHeightPt + spacePt;
  }, 0);
}
