import type { ReadingLimits } from '../reading-limits.ts';
import type { BlockDraft } from './block-draft.ts';
import { estimateHeight } from './estimate-height.ts';
import { findPageStarts } from './find-page-starts.ts';
import { createSection } from './section-reader.ts';
import type { Section } from './section-reader.ts';

/** Where a draft begins, by estimate: on which page, counted from 0, how far down it, and how high it is. */
export type DraftTop = { readonly page: number; readonly topPt: number; readonly heightPt: number };

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
