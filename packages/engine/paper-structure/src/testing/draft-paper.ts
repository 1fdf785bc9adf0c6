import type { Block, Paper } from '@greenpen/paper';

/** A paragraph as a test writes it; what is left out is unknown, as in a plain-text file. */
export type DraftBlock = {
  readonly text: string;
  readonly kind?: Block['kind'];
  readonly page?: number;
  readonly startsNewPage?: boolean;
  readonly style?: string;
  readonly headingLevel?: number;
  readonly listLabel?: string;
  readonly alignment?: Block['format']['alignment'];
  readonly firstLineIndentPt?: number;
  readonly bold?: boolean;
  readonly italic?: boolean;
  /** The first words are bold, and italic if `italic` is set; the rest is plain. */
  readonly boldStart?: string;
};

/** A paper of the given blocks: a bare string is a plain paragraph. */
export function draftPaper(
  drafts: readonly (string | DraftBlock)[],
  about: Partial<Pick<Paper, 'format' | 'pagination'>> = {},
): Paper {
  let text = '';
  const blocks = drafts.map((given): Block => {
    const draft = typeof given === 'string' ? { text: given } : given;
    if (text !== '') text += '\n';
    const start = text.length;
    text += draft.text;
    return blockOf(draft, start);
  });
  const last = Math.max(1, ...blocks.map(({ page }) => page));
  return {
    format: about.format ?? 'docx',
    text,
    blocks,
    pages: Array.from({ length: last }, (_, index) => ({
      number: index + 1,
      span: { start: 0, end: text.length },
      widthPt: null,
      heightPt: null,
      marginsPt: null,
      header: null,
      footer: null,
      pageNumber: null,
    })),
    pagination: about.pagination ?? 'estimated',
    hidden: [],
    properties: { title: null, author: null },
  };
}

function blockOf(draft: DraftBlock, start: number): Block {
  const end = start + draft.text.length;
  const split = start + (draft.boldStart?.length ?? draft.text.length);
  const known = draft.bold !== undefined || draft.boldStart !== undefined || draft.italic !== undefined;
  const bold = known ? draft.bold === true || draft.boldStart !== undefined : null;
  const look = { font: null, sizePt: null, underline: null, raised: null, link: null };
  const runs = [{ ...look, span: { start, end: split }, bold, italic: known ? draft.italic === true : null }];
  if (split < end) runs.push({ ...look, span: { start: split, end }, bold: false, italic: false });
  return {
    kind: draft.kind ?? 'paragraph',
    span: { start, end },
    page: draft.page ?? 1,
    style: draft.style ?? null,
    headingLevel: draft.headingLevel ?? null,
    listLabel: draft.listLabel ?? null,
    startsNewPage: draft.startsNewPage ?? false,
    format: {
      alignment: draft.alignment ?? null,
      firstLineIndentPt: draft.firstLineIndentPt ?? null,
      leftIndentPt: null,
      lineSpacing: null,
      spaceBeforePt: null,
      spaceAfterPt: null,
    },
    runs,
    cells: [],
  };
}
