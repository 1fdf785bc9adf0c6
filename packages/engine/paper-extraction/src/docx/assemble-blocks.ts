import type { Block, ParagraphFormat } from '@greenpen/paper';
import type { BlockDraft } from './block-draft.ts';

export type AssembledBlocks = {
  readonly text: string;
  /** Without pages yet. */
  readonly blocks: readonly Omit<Block, 'page' | 'startsNewPage'>[];
};

/** Sets drafts one after another, each in its place in the paper's text. */
export function assembleBlocks(drafts: readonly BlockDraft[]): AssembledBlocks {
  const parts: string[] = [];
  let start = 0;
  const blocks = drafts.map((draft, index) => {
    const end = start + draft.text.length;
    const block = {
      kind: draft.kind,
      span: { start, end },
      style: draft.style,
      headingLevel: draft.headingLevel,
      listLabel: draft.listLabel,
      format: formatBetween(draft, drafts[index - 1], drafts[index + 1]),
      runs: draft.runs.map(({ start: from, end: to, look }) => ({
        span: { start: start + from, end: start + to },
        ...look,
      })),
      cells: draft.cells.map(({ row, column, start: from, end: to }) => ({
        row,
        column,
        span: { start: start + from, end: start + to },
      })),
    };
    parts.push(draft.text);
    start = end + 1;
    return block;
  });
  return { text: parts.join('\n'), blocks };
}

/** "No space between paragraphs of the same style" (ECMA-376 part 1, 17.3.1.9). */
function formatBetween(
  draft: BlockDraft,
  previous: BlockDraft | undefined,
  next: BlockDraft | undefined,
): ParagraphFormat {
  if (!draft.isContextual) return draft.format;
  return {
    ...draft.format,
    spaceBeforePt: previous?.style === draft.style ? 0 : draft.format.spaceBeforePt,
    spaceAfterPt: next?.style === draft.style ? 0 : draft.format.spaceAfterPt,
  };
}
