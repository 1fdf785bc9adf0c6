import { isTooSmall } from '../visibility.ts';
import type { BlockDraft, DraftRun } from './block-draft.ts';
import type { RunProperties } from './run-properties.ts';

/** A letter takes about half its size along the line. */
const letterWidth = 0.5;

/** The look of letters that are pressed into a width (ECMA-376 part 1, 17.3.2.14). */
export function pressLetters(look: RunProperties, letters: number): RunProperties {
  const naturalPt = letters * (look.sizePt ?? 10) * letterWidth;
  if (look.fitPt === undefined || look.fitPt >= naturalPt) return look;
  return { ...look, scale: ((look.scale ?? 1) * look.fitPt) / naturalPt };
}

/** An index has few letters, and its size is that of the words beside it. */
const longestIndex = 24;
const raisedSize = 0.65;

/** Stretches of whole sentences that are set as an index, where that makes them too small. */
export function listSmallRaised({ runs }: Pick<BlockDraft, 'runs'>): readonly DraftRun[] {
  const raised = runs.filter(({ look }) => look.raised !== null);
  const letters = raised.reduce((sum, { start, end }) => sum + end - start, 0);
  if (letters <= longestIndex) return [];
  return raised.filter(({ look }) => isTooSmall({ sizePt: (look.sizePt ?? 10) * raisedSize, scale: 1 }));
}
