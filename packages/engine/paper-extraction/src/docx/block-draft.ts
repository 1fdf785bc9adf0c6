import type { BlockKind, HiddenReason, ParagraphFormat, Run } from '@greenpen/paper';
import type { Backdrop } from './run-visibility.ts';
import type { ShapePlace } from './drawing-place.ts';
import type { FramePlace, TabStop } from './paragraph-properties.ts';

export type RunLook = Omit<Run, 'span'>;

/** A run of a draft, with offsets into the draft's own text. */
export type DraftRun = { readonly start: number; end: number; readonly look: RunLook };

export type DraftCell = {
  readonly row: number;
  readonly column: number;
  readonly start: number;
  readonly end: number;
  /** From the table's left edge, in points. */
  readonly leftPt: number;
};

/** Position of a stretch of a draft's text in the part that it was read from. */
export type TextSource = {
  /** Which of the part's elements holds it, counted in the order in which they open, from 1. */
  readonly element: number;
  /** All of the element's text; null if the element represents text (a tab, a note's reference). */
  readonly raw: string | null;
};

export type DraftPiece = {
  readonly start: number;
  readonly end: number;
  readonly source: TextSource;
  /** What became of `raw`, and from where in it the piece was taken. */
  readonly visible: string;
  readonly from: number;
};

/** A stretch of a table's text that is seen only if its row is the last one, or only if it is not. */
export type DraftDoubt = {
  readonly start: number;
  readonly end: number;
  readonly reason: HiddenReason;
  readonly isSeenInLastRow: boolean;
};

/** A stretch of a text box without a fill, which is seen or not by what lies under the box. */
export type DraftInk = {
  readonly start: number;
  readonly end: number;
  readonly findReason: (ground: Backdrop) => HiddenReason | null;
};

/** What decides where on the page a draft is printed, beside its indents. */
export type DraftPlace = {
  readonly rightPt: number;
  /** Whether the paragraph's shading hides what lies under it. */
  readonly isShaded: boolean;
  /** The frame or floating table that it is. */
  readonly frame: FramePlace | null;
  /** The text box around it. */
  readonly shape: ShapePlace | null;
  /** Whether it is a picture that text runs under or over. */
  readonly isOverText: boolean;
};

export const inTextFlow: DraftPlace = {
  rightPt: 0,
  isShaded: false,
  frame: null,
  shape: null,
  isOverText: false,
};

/** A block before its place in the paper is known. */
export type BlockDraft = {
  readonly kind: BlockKind;
  readonly text: string;
  readonly runs: readonly DraftRun[];
  /** Position of the text in the file; empty if not requested. */
  readonly pieces: readonly DraftPiece[];
  readonly cells: readonly DraftCell[];
  readonly doubts: readonly DraftDoubt[];
  readonly inks: readonly DraftInk[];
  readonly style: string | null;
  readonly headingLevel: number | null;
  readonly listLabel: string | null;
  readonly format: ParagraphFormat;
  readonly tabStops: readonly TabStop[];
  /** Horizontal position of a paragraph in its own frame. */
  readonly frameAlignment: string | null;
  /** Same-styled neighbours keep no space between them. */
  readonly isContextual: boolean;
  /** Page breaks that the author put before this block. */
  readonly breaksBefore: number;
  /** Offsets at which the word processor last began a new page. */
  readonly renderedBreaks: readonly number[];
  /** Index of the block's section. */
  readonly section: number;
  readonly place: DraftPlace;
};

/** What a table cell or a table is made from: texts set one after another with a separator. */
export function joinDrafts(
  drafts: readonly Pick<BlockDraft, 'text' | 'runs' | 'pieces' | 'renderedBreaks'>[],
  separator: string,
) {
  let text = '';
  const runs: DraftRun[] = [];
  const pieces: DraftPiece[] = [];
  const renderedBreaks: number[] = [];
  for (const [index, draft] of drafts.entries()) {
    if (index > 0) text += separator;
    const offset = text.length;
    for (const run of draft.runs)
      runs.push({ start: run.start + offset, end: run.end + offset, look: run.look });
    for (const piece of draft.pieces)
      pieces.push({ ...piece, start: piece.start + offset, end: piece.end + offset });
    for (const at of draft.renderedBreaks) renderedBreaks.push(at + offset);
    text += draft.text;
  }
  return { text, runs, pieces, renderedBreaks };
}

export const noFormat: ParagraphFormat = {
  alignment: null,
  firstLineIndentPt: null,
  leftIndentPt: null,
  lineSpacing: null,
  spaceBeforePt: null,
  spaceAfterPt: null,
};

type Stretch = { readonly start: number; readonly end: number };

/** The draft without some stretches of its text, which are in order and do not overlap. */
export function cutFromDraft(draft: BlockDraft, cuts: readonly Stretch[]): BlockDraft {
  if (cuts.length === 0) return draft;
  const kept: Stretch[] = [];
  let from = 0;
  for (const { start, end } of [...cuts, { start: draft.text.length, end: draft.text.length }]) {
    if (start > from) kept.push({ start: from, end: start });
    from = Math.max(from, end);
  }
  const starts: number[] = [];
  let length = 0;
  for (const { start, end } of kept) {
    starts.push(length);
    length += end - start;
  }
  /** The kept stretch that ends last before or holds `at`. */
  const indexAt = (at: number): number => {
    let [low, high] = [0, kept.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((kept[middle]?.start ?? 0) <= at) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  };
  const move = (at: number): number => {
    const index = indexAt(at);
    const stretch = kept[index];
    return stretch === undefined ? 0 : (starts[index] ?? 0) + Math.min(at, stretch.end) - stretch.start;
  };
  const moved = <S extends Stretch>(stretch: S): S => ({
    ...stretch,
    start: move(stretch.start),
    end: move(stretch.end),
  });
  const isLeft = ({ start, end }: Stretch): boolean => end > start;
  const pieces = draft.pieces.flatMap((piece) => {
    const parts: DraftPiece[] = [];
    for (let index = Math.max(indexAt(piece.start), 0); index < kept.length; index += 1) {
      const stretch = kept[index];
      if (stretch === undefined || stretch.start >= piece.end) break;
      const [start, end] = [Math.max(stretch.start, piece.start), Math.min(stretch.end, piece.end)];
      if (start >= end) continue;
      const visible = piece.visible.slice(0, piece.from + end - piece.start);
      parts.push(moved({ ...piece, start, end, visible, from: piece.from + start - piece.start }));
    }
    return parts;
  });
  return {
    ...draft,
    text: kept.map(({ start, end }) => draft.text.slice(start, end)).join(''),
    runs: draft.runs.map(moved).filter(isLeft),
    pieces,
    cells: draft.cells.map(moved),
    doubts: [],
    inks: draft.inks.map(moved).filter(isLeft),
    renderedBreaks: draft.renderedBreaks.map(move),
  };
}

/** A note's text counts as standing where the body refers to it; null where nobody asks. */
export function placeDraftAt(draft: BlockDraft, element: number | null): BlockDraft {
  if (element === null) return draft;
  const { text } = draft;
  const piece = { start: 0, end: text.length, source: { element, raw: null }, visible: text, from: 0 };
  return { ...draft, pieces: [piece] };
}
