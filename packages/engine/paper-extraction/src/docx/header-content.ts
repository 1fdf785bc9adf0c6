import { greatestOf } from '@greenpen/paper-structure';
import type { PageNumberMark } from '@greenpen/paper';
import type { BlockDraft } from './block-draft.ts';
import type { ShapePlace } from './drawing-place.ts';
import { pageNumberMark } from './field-stack.ts';
import type { StoryOutput } from './story-output.ts';

/** A header or footer: its text with `pageNumberMark` in place of the number, and the position of that mark. */
export type HeaderContent = {
  readonly text: string;
  readonly numberAlignment: PageNumberMark['alignment'] | null;
  /** Its shapes that hide what lies under them. */
  readonly covers: readonly ShapePlace[];
};

export function headerContentOf({
  blocks: drafts,
  covers,
}: Pick<StoryOutput, 'blocks' | 'covers'>): HeaderContent {
  const withNumber = drafts.find(({ text }) => text.includes(pageNumberMark));
  return {
    text: drafts
      .map(({ text }) => text.trim())
      .filter((text) => text !== '')
      .join('\n'),
    numberAlignment: withNumber === undefined ? null : numberAlignmentOf(withNumber),
    covers,
  };
}

/** A number is put to the right by alignment, by tabs, by a frame, or by standing in a table's last column. */
function numberAlignmentOf(draft: BlockDraft): PageNumberMark['alignment'] {
  const at = draft.text.indexOf(pageNumberMark);
  if (draft.kind === 'table') return alignmentInTable(draft, at);
  const { frameAlignment } = draft;
  if (frameAlignment !== null) {
    if (['right', 'outside'].includes(frameAlignment)) return 'right';
    return frameAlignment === 'center' ? 'center' : 'left';
  }
  const { alignment } = draft.format;
  if (alignment === 'right' || alignment === 'center') return alignment;
  const tabs = draft.text.slice(0, at).split('\t').length - 1;
  if (tabs === 0) return 'left';
  const stops = draft.tabStops.filter(({ kind }) => kind !== 'clear' && kind !== 'bar');
  const stop = stops[Math.min(tabs, stops.length) - 1];
  if (stop === undefined) return tabs === 1 ? 'center' : 'right';
  if (stop.kind === 'right' || stop.kind === 'end') return 'right';
  if (stop.kind === 'center') return 'center';
  return stop.positionPt > 324 ? 'right' : 'left';
}

function alignmentInTable({ cells }: BlockDraft, at: number): PageNumberMark['alignment'] {
  const cell = cells.find(({ start, end }) => start <= at && at < end);
  const lastColumn = greatestOf(cells.map(({ column }) => column));
  if (cell === undefined || cell.column === 0) return 'left';
  return cell.column === lastColumn ? 'right' : 'center';
}
