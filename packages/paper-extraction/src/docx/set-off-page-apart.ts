import type { BlockDraft } from './block-draft.ts';
import { isPrintedOffPage } from './printed-place.ts';
import type { Section } from './section-reader.ts';
import type { HiddenDraft } from './story-output.ts';

export type PrintedDrafts = {
  readonly drafts: readonly BlockDraft[];
  readonly hidden: readonly Pick<HiddenDraft, 'reason' | 'text' | 'block'>[];
};

/** Sets apart what is printed outside its page, which is known once the sections with their page sizes are. */
export function setOffPageApart(
  drafts: readonly BlockDraft[],
  hidden: PrintedDrafts['hidden'],
  sections: readonly Section[],
): PrintedDrafts {
  const kept: BlockDraft[] = [];
  const offPage: PrintedDrafts['hidden'][number][] = [];
  /** For each draft how many are kept before it. */
  const places: number[] = [];
  let breaks = 0;
  for (const draft of drafts) {
    places.push(kept.length);
    const section = sections[draft.section];
    if (section !== undefined && isPrintedOffPage(draft, section)) {
      offPage.push({ reason: 'off-page', text: draft.text, block: kept.length });
      breaks = Math.max(breaks, draft.breaksBefore);
    } else {
      kept.push(breaks > draft.breaksBefore ? { ...draft, breaksBefore: breaks } : draft);
      breaks = 0;
    }
  }
  if (offPage.length === 0) return { drafts, hidden };
  const moved = hidden.map((entry) => ({ ...entry, block: places[entry.block] ?? kept.length }));
  return { drafts: kept, hidden: [...moved, ...offPage].toSorted((a, b) => a.block - b.block) };
}
