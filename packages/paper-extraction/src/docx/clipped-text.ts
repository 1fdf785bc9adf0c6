import { isTooSmall } from '../visibility.ts';
import type { BlockDraft } from './block-draft.ts';
import { estimateHeight } from './estimate-height.ts';
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

function take(drafts: BlockDraft[], isUnseen: (draft: BlockDraft) => boolean): readonly BlockDraft[] {
  const taken = new Set(drafts.filter((draft) => draft.text.trim() !== '' && isUnseen(draft)));
  if (taken.size === 0) return [];
  drafts.splice(0, drafts.length, ...drafts.filter((draft) => !taken.has(draft)));
  return [...taken];
}
