import type { ReadingLimits } from '../reading-limits.ts';
import { ReadingRefused } from '../refusals.ts';
import type { BlockDraft } from './block-draft.ts';
import { estimateHeight } from './estimate-height.ts';
import type { Section } from './section-reader.ts';

/** Where a page begins: in which block, and how many characters into it. */
export type PageStart = { readonly block: number; readonly offset: number; readonly isCertain: boolean };

/**
 * Where pages begin: at the author's own breaks, and between them where the word processor last broke, or,
 * in a file that no word processor has laid out, where the lines are reckoned to run over.
 */
export function findPageStarts(
  drafts: readonly BlockDraft[],
  sections: readonly Section[],
  limits: Pick<ReadingLimits, 'pages'>,
): readonly PageStart[] {
  const isLaidOut = drafts.some(({ renderedBreaks }) => renderedBreaks.length > 0);
  const starts: PageStart[] = [{ block: 0, offset: 0, isCertain: true }];
  let hasTextOnPage = false;
  let usedPt = 0;

  const startPage = (start: PageStart) => {
    if (starts.length >= limits.pages) throw new ReadingRefused('too-complex');
    starts.push(start);
    hasTextOnPage = false;
    usedPt = 0;
  };

  for (const [block, draft] of drafts.entries()) {
    for (let count = authorBreaks(drafts, sections, block); count > 0; count -= 1) {
      startPage({ block, offset: 0, isCertain: true });
    }
    if (isLaidOut) {
      for (const offset of draft.renderedBreaks) {
        // The mark after an author's own break says nothing new.
        if (!hasTextOnPage && draft.text.slice(0, offset).trim() === '') continue;
        startPage({ block, offset, isCertain: true });
      }
    } else {
      const section = sections[draft.section];
      if (section !== undefined) usedPt = runOver({ draft, block, section, usedPt, startPage });
    }
    hasTextOnPage ||= draft.text.trim() !== '' || draft.kind === 'figure';
  }
  return starts;
}

function authorBreaks(drafts: readonly BlockDraft[], sections: readonly Section[], block: number): number {
  const draft = drafts[block];
  const previous = drafts[block - 1];
  if (draft === undefined || previous === undefined) return 0;
  if (draft.breaksBefore > 0 || draft.section === previous.section) return draft.breaksBefore;
  return sections[draft.section]?.start === 'continuous' ? 0 : 1;
}

function runOver(place: {
  readonly draft: BlockDraft;
  readonly block: number;
  readonly section: Section;
  readonly usedPt: number;
  readonly startPage: (start: PageStart) => void;
}): number {
  const { draft, block, section, startPage } = place;
  const { top, bottom } = section.marginsPt;
  const roomPt = Math.max(section.heightPt - top - bottom, 72);
  const { lineCount, lineHeightPt, charactersPerLine, spacePt } = estimateHeight(draft, section);
  const linesPerPage = Math.max(1, Math.floor(roomPt / lineHeightPt));
  let fitting = Math.max(0, Math.floor((roomPt - place.usedPt) / lineHeightPt));
  if (lineCount <= fitting) return place.usedPt + lineCount * lineHeightPt + spacePt;

  let rest = lineCount;
  let offset = 0;
  while (rest > fitting) {
    rest -= fitting;
    offset = nextWord(draft.text, Math.min(offset + fitting * charactersPerLine, draft.text.length));
    startPage({ block, offset, isCertain: false });
    if (offset >= draft.text.length && offset > 0) return 0;
    fitting = linesPerPage;
  }
  return rest * lineHeightPt + spacePt;
}

/** Pages break between words. */
function nextWord(text: string, offset: number): number {
  if (offset === 0) return 0;
  const blank = text.indexOf(' ', offset);
  return blank === -1 ? text.length : blank + 1;
}
