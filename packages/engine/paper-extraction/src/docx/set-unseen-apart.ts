import type { HiddenReason } from '@greenpen/paper';
import type { ReadingLimits } from '../reading-limits.ts';
import { cutFromDraft } from './block-draft.ts';
import type { BlockDraft } from './block-draft.ts';
import { listUnseenInk } from './box-grounds.ts';
import type { Unseen } from './box-grounds.ts';
import { findCovered } from './covered-text.ts';
import { collectBoxes, judgeBox } from './floating-boxes.ts';
import { estimateTops } from './page-tops.ts';
import { isTextOffPage, listBeyondEdge } from './printed-place.ts';
import type { HeaderCovers } from './page-covers.ts';
import { createSection } from './section-reader.ts';
import type { HiddenDraft, StoryOutput } from './story-output.ts';

export type PrintedDrafts = {
  readonly drafts: readonly BlockDraft[];
  readonly hidden: readonly Pick<HiddenDraft, 'reason' | 'text' | 'block'>[];
};

export type PrintedLayout = HeaderCovers & { readonly limits: Pick<ReadingLimits, 'pages'> };

/**
 * Sets apart what is printed where nobody sees it, which is known once the sections with their page sizes are. Text in
 * the flow is read unless its indents take it off the page or something covers it; text in boxes is read only where it
 * is shown to be on the page, within its box and uncovered.
 */
export function setUnseenApart(
  drafts: readonly BlockDraft[],
  { hidden, covers, pageColour }: Pick<StoryOutput, 'hidden' | 'covers' | 'pageColour'>,
  layout: PrintedLayout,
): PrintedDrafts {
  const { reasons, unseenInk } = findReasons(drafts, { covers, pageColour }, layout);
  const kept: BlockDraft[] = [];
  const unseen: PrintedDrafts['hidden'][number][] = [];
  /** For each draft how many are kept before it. */
  const places: number[] = [];
  let breaks = 0;
  for (const [index, draft] of drafts.entries()) {
    places.push(kept.length);
    const reason = reasons.get(index);
    const beyond =
      reason === undefined ? listBeyondEdge(draft, layout.sections[draft.section] ?? createSection()) : [];
    const cuts: readonly Unseen[] =
      beyond.length > 0
        ? beyond.map((stretch) => ({ ...stretch, reason: 'off-page' as const }))
        : reason === undefined
          ? (unseenInk.get(index) ?? [])
          : [];
    const rest = cutFromDraft(draft, cuts);
    for (const [why, ofReason] of Map.groupBy(cuts, (cut) => cut.reason)) {
      const text = ofReason.map(({ start, end }) => draft.text.slice(start, end)).join(' ');
      unseen.push({ reason: why, text, block: kept.length });
    }
    if (reason !== undefined) unseen.push({ reason, text: draft.text, block: kept.length });
    const isLeftOut = reason !== undefined || (cuts.length > 0 && rest.text.trim() === '');
    if (isLeftOut || isBlankCover(draft)) {
      breaks = Math.max(breaks, draft.breaksBefore);
    } else {
      kept.push(breaks > draft.breaksBefore ? { ...rest, breaksBefore: breaks } : rest);
      breaks = 0;
    }
  }
  if (kept.length === drafts.length && unseen.length === 0) return { drafts, hidden };
  const moved = hidden.map((entry) => ({ ...entry, block: places[entry.block] ?? kept.length }));
  return { drafts: kept, hidden: [...moved, ...unseen].toSorted((a, b) => a.block - b.block) };
}

/** Whether a draft is a shaded frame over the text and nothing else. */
function isBlankCover({ text, kind, place: { isShaded, frame } }: BlockDraft): boolean {
  return kind !== 'figure' && isShaded && frame?.isOverText === true && text.trim() === '';
}

/** Why drafts are not seen, by their index. */
function findReasons(
  drafts: readonly BlockDraft[],
  { covers, pageColour }: Pick<StoryOutput, 'covers' | 'pageColour'>,
  layout: PrintedLayout,
): {
  readonly reasons: ReadonlyMap<number, HiddenReason>;
  readonly unseenInk: ReadonlyMap<number, readonly Unseen[]>;
} {
  const { sections, limits, contents } = layout;
  const reasons = new Map<number, HiddenReason>();
  let unseenInk: ReadonlyMap<number, readonly Unseen[]> = new Map();
  const isHeaderOver = [...contents.values()].some((content) => content.covers.length > 0);
  const isFloating = drafts.some(({ place }) => place.shape !== null || place.frame !== null);
  if (isFloating || isHeaderOver || covers.length > 0) {
    const tops = estimateTops(drafts, sections, limits);
    const judged = collectBoxes(drafts, tops, sections).map(judgeBox);
    const covered = findCovered({ drafts, tops, sections }, judged, { ofBody: covers, ofHeaders: layout });
    unseenInk = listUnseenInk(judged, covered.grounds, pageColour);
    for (const { box, reason } of judged) {
      const found = reason ?? covered.boxes.get(box);
      if (found !== undefined) for (const index of box.indices) reasons.set(index, found);
    }
    for (const index of covered.drafts) reasons.set(index, 'covered');
  }
  for (const [index, draft] of drafts.entries()) {
    if (draft.text.trim() === '') reasons.delete(index);
    else if (draft.place.shape === null && draft.place.frame === null) {
      const section = sections[draft.section];
      if (section !== undefined && isTextOffPage(draft, section)) reasons.set(index, 'off-page');
    }
  }
  return { reasons, unseenInk };
}
