import { isTooSmall } from '../visibility.ts';
import type { BlockDraft } from './block-draft.ts';
import { estimateHeight } from './estimate-height.ts';
import type { ShapePlace } from './drawing-place.ts';
import { isOffColumn, listBeyondEdge, sizeOf } from './printed-place.ts';
import { createSection } from './section-reader.ts';

/** A row that is lower than this share of a line shows nothing of it. */
const leastOfLine = 0.35;
/** The width of a cell whose own is not known. */
const usualWidthPt = 468;
const usualSizePt = 12;
const letterWidth = 0.5;
const noMargins = { top: 0, right: 0, bottom: 0, left: 0 };

/** Takes out of a cell, whose row has a fixed height, the paragraphs that are cut off below it. */
export function takeClipped(
  drafts: BlockDraft[],
  cell: { readonly heightPt: number; readonly widthPt: number | undefined },
): readonly BlockDraft[] {
  const section = { ...createSection(), widthPt: cell.widthPt ?? usualWidthPt, marginsPt: noMargins };
  let usedPt = 0;
  return take(drafts, (draft) => {
    // A line shorter than two letters shows no words.
    if (section.widthPt < sizeOf(draft)) return true;
    const { lineCount, lineHeightPt, spacePt } = estimateHeight(draft, section);
    const roomPt = cell.heightPt - usedPt;
    usedPt += lineCount * lineHeightPt + spacePt;
    // At least half of its lines have to show.
    return roomPt < Math.max(leastOfLine, Math.floor(lineCount / 2)) * lineHeightPt;
  });
}

/** Takes out of a cell whose text is pressed into one line of its width what that makes unreadable. */
export function takePressed(drafts: BlockDraft[], widthPt: number): readonly BlockDraft[] {
  return take(drafts, ({ text, runs }) => {
    const sizePt = runs[0]?.look.sizePt ?? usualSizePt;
    const scale = Math.min(1, widthPt / Math.max(text.length * sizePt * letterWidth, 0.01));
    return isTooSmall({ sizePt, scale });
  });
}

/** A table in a cell that is moved further than this has left the cell. */
const farthestTablePt = 200;

/** Takes text boxes and frames out of a cell; `around` is the text box that the table is in. */
export function takeFloating(drafts: BlockDraft[], around: ShapePlace | null): readonly BlockDraft[] {
  return take(drafts, ({ place: { shape, frame }, kind }) => {
    if (shape !== around) return true;
    if (frame === null || kind !== 'table') return frame !== null;
    return [frame.xPt, frame.yPt].some((offset) => Math.abs(offset ?? 0) > farthestTablePt);
  });
}

/** The margin that a page is taken to have beside a table. */
const usualMarginPt = 72;

/** Takes out of a cell what its indents or tabs put beyond the page, as far as the table's own width tells. */
export function takeOffPage(
  drafts: BlockDraft[],
  cell: { readonly leftPt: number; readonly widthPt: number | undefined },
): readonly BlockDraft[] {
  const from = usualMarginPt + cell.leftPt;
  const to = from + (cell.widthPt ?? usualWidthPt);
  const pageWidth = Math.max(to, usualMarginPt + usualWidthPt) + usualMarginPt;
  const marginsPt = { ...noMargins, left: from };
  const section = { ...createSection(), widthPt: pageWidth, marginsPt };
  return take(
    drafts,
    (draft) =>
      draft.kind !== 'table' &&
      (isOffColumn(draft, { from, to }, pageWidth) || listBeyondEdge(draft, section).length > 0),
  );
}

/** Takes out of a cell what lies under a shape or picture that is beside its words and about as large as they are. */
export function takeCovered(
  drafts: BlockDraft[],
  covers: readonly ShapePlace[],
  widthPt: number | undefined,
): readonly BlockDraft[] {
  const over = covers.filter(({ drawing }) => drawing.isOverText && !drawing.isBehindText);
  if (over.reduce((sum, { strength }) => sum + strength, 0) < 1) return [];
  const section = { ...createSection(), widthPt: widthPt ?? usualWidthPt, marginsPt: noMargins };
  const area = over.reduce((sum, { drawing, part }) => {
    const width = part?.width ?? drawing.width.lengthPt ?? 0;
    return sum + width * (part?.height ?? drawing.height.lengthPt ?? 0);
  }, 0);
  const textArea = drafts.reduce((sum, draft) => {
    const { lineCount, lineHeightPt } = estimateHeight(draft, section);
    const sizePt = draft.runs[0]?.look.sizePt ?? usualSizePt;
    return (
      sum + Math.min(draft.text.length * sizePt * letterWidth, section.widthPt) * lineCount * lineHeightPt
    );
  }, 0);
  return area >= textArea / 2 ? take(drafts, () => true) : [];
}

function take(drafts: BlockDraft[], isUnseen: (draft: BlockDraft) => boolean): readonly BlockDraft[] {
  const taken = new Set(drafts.filter((draft) => draft.text.trim() !== '' && isUnseen(draft)));
  if (taken.size === 0) return [];
  drafts.splice(0, drafts.length, ...drafts.filter((draft) => !taken.has(draft)));
  return [...taken];
}
