import type { ReadingLimits } from '../reading-limits.ts';
import type { BlockDraft } from './block-draft.ts';
import type { DrawingAnchor } from './drawing-place.ts';
import { estimateHeight } from './estimate-height.ts';
import { findPageStarts } from './find-page-starts.ts';
import { createSection } from './section-reader.ts';
import type { Section } from './section-reader.ts';

/** Where a draft begins, by estimate: on which page, counted from 0, how far down it, and how high it is. */
export type DraftTop = { readonly page: number; readonly topPt: number; readonly heightPt: number };

/**
 * Where the paragraph of a drawing begins, by estimate. A page break between the drawing and the next block leaves the
 * drawing on the page before.
 */
export function findAnchorTop(
  { block, section, breaks }: DrawingAnchor,
  layout: {
    readonly drafts: readonly BlockDraft[];
    readonly tops: readonly DraftTop[];
    readonly sections: readonly Section[];
  },
): DraftTop {
  const { drafts, tops, sections } = layout;
  const [draft, top, before] = [drafts[block], tops[block], tops[block - 1]];
  const last = tops.at(-1);
  if (draft === undefined || top === undefined) {
    const page = (last?.page ?? 0) + breaks;
    const isBelow = last !== undefined && breaks === 0;
    return { page, topPt: isBelow ? last.topPt + last.heightPt : 0, heightPt: 0 };
  }
  const ofSection =
    draft.breaksBefore === 0 && draft.section !== section && sections[draft.section]?.start !== 'continuous';
  const breaksBetween = ofSection ? 1 : Math.max(0, draft.breaksBefore - breaks);
  if (breaksBetween === 0) return top;
  const page = top.page - breaksBetween;
  const topPt =
    before?.page === page
      ? before.topPt + before.heightPt
      : (sections[section] ?? createSection()).marginsPt.top;
  return { page, topPt, heightPt: 0 };
}

/** Estimates where each draft is on its page. Text boxes and frames take no room: text flows around or under them. */
export function estimateTops(
  drafts: readonly BlockDraft[],
  sections: readonly Section[],
  limits: Pick<ReadingLimits, 'pages'>,
): readonly DraftTop[] {
  const starts = findPageStarts(drafts, sections, limits);
  const tops: DraftTop[] = [];
  let page = 0;
  let topPt: number | null = null;
  for (const [block, draft] of drafts.entries()) {
    const section = sections[draft.section] ?? createSection();
    for (let next = starts[page + 1]; next?.block === block && next.offset === 0; next = starts[page + 1]) {
      page += 1;
      topPt = null;
    }
    topPt ??= section.marginsPt.top;
    const { lineCount, lineHeightPt, charactersPerLine, spacePt } = estimateHeight(draft, section);
    const heightPt = lineCount * lineHeightPt;
    tops.push({ page, topPt: topPt + (draft.format.spaceBeforePt ?? 0), heightPt });
    if (draft.place.shape !== null || draft.place.frame !== null) continue;
    topPt += heightPt + spacePt;
    for (let next = starts[page + 1]; next?.block === block; next = starts[page + 1]) {
      page += 1;
      const linesBefore = Math.floor(next.offset / charactersPerLine);
      topPt = section.marginsPt.top + Math.max(lineCount - linesBefore, 0) * lineHeightPt + spacePt;
    }
  }
  return tops;
}
