import type { Block, BlockKind, Page, Paper, ParagraphFormat, Run } from '@greenpen/paper';

/** What a test says about a paragraph; everything else is that of an ordinary APA paragraph in a DOCX. */
export type Draft = {
  /** "*words*" is italic, "**words**" is bold, in papers made by `manuscriptOf`. */
  readonly text: string;
  readonly kind?: BlockKind;
  readonly startsNewPage?: boolean;
  readonly headingLevel?: number;
  readonly style?: string;
  readonly listLabel?: string;
  readonly format?: Partial<ParagraphFormat>;
  readonly run?: Partial<Omit<Run, 'span'>>;
};

const unknownFormat: ParagraphFormat = {
  alignment: null,
  firstLineIndentPt: null,
  leftIndentPt: null,
  lineSpacing: null,
  spaceBeforePt: null,
  spaceAfterPt: null,
};

const unknownRun: Omit<Run, 'span'> = {
  font: null,
  sizePt: null,
  bold: null,
  italic: null,
  underline: null,
  raised: null,
  link: null,
};

export const bodyFormat: ParagraphFormat = {
  alignment: 'left',
  firstLineIndentPt: 36,
  leftIndentPt: 0,
  lineSpacing: 2,
  spaceBeforePt: 0,
  spaceAfterPt: 0,
};

const bodyRun: Omit<Run, 'span'> = {
  font: 'Times New Roman',
  sizePt: 12,
  bold: false,
  italic: false,
  underline: false,
  raised: null,
  link: null,
};

/** A plain-text paper: a block a line, no formatting facts. */
export function paperOf(text: string): Paper {
  const blocks: Block[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const span = { start, end: start + line.length };
    if (line.trim() !== '') {
      blocks.push(blockOf({ text: line }, span, 1, unknownFormat, [{ span, ...unknownRun }]));
    }
    start = span.end + 1;
  }
  return assemble('txt', text, blocks);
}

/** A word-processor paper with formatting facts, from paragraphs in the order of the text. */
export function manuscriptOf(drafts: readonly (Draft | string)[]): Paper {
  const blocks: Block[] = [];
  let text = '';
  let page = 1;
  for (const given of drafts) {
    const draft = typeof given === 'string' ? { text: given } : given;
    if (blocks.length > 0) text += '\n';
    if (draft.startsNewPage === true && blocks.length > 0) page += 1;
    const start = text.length;
    const runs: Run[] = [];
    for (const piece of draft.text.split(/(\*\*[^*]+\*\*|\*[^*]+\*)/v).filter((part) => part !== '')) {
      const words = piece.replaceAll('*', '');
      const span = { start: text.length, end: text.length + words.length };
      const bold = piece.startsWith('**');
      const look = { bold, italic: !bold && piece.startsWith('*') };
      runs.push({ span, ...bodyRun, ...look, ...draft.run });
      text += words;
    }
    blocks.push(blockOf(draft, { start, end: text.length }, page, { ...bodyFormat, ...draft.format }, runs));
  }
  return assemble('docx', text, blocks);
}

function blockOf(
  draft: Draft,
  span: Block['span'],
  page: number,
  format: ParagraphFormat,
  runs: readonly Run[],
): Block {
  return {
    kind: draft.kind ?? 'paragraph',
    span,
    page,
    style: draft.style ?? null,
    headingLevel: draft.headingLevel ?? null,
    listLabel: draft.listLabel ?? null,
    startsNewPage: draft.startsNewPage ?? false,
    format,
    runs,
    cells: [],
  };
}

function assemble(format: Paper['format'], text: string, blocks: readonly Block[]): Paper {
  const last = blocks.at(-1)?.page ?? 1;
  const pages = Array.from({ length: last }, (_, index): Page => {
    const start = index === 0 ? 0 : (blocks.find(({ page }) => page > index)?.span.start ?? text.length);
    const end = blocks.find(({ page }) => page > index + 1)?.span.start ?? text.length;
    return pageOf(index + 1, { start, end }, format);
  });
  return {
    format,
    text,
    blocks,
    pages,
    pagination: 'estimated',
    hidden: [],
    properties: { title: null, author: null },
  };
}

function pageOf(number: number, span: Page['span'], format: Paper['format']): Page {
  const plain = format === 'txt';
  return {
    number,
    span,
    widthPt: plain ? null : 612,
    heightPt: plain ? null : 792,
    marginsPt: plain ? null : { top: 72, right: 72, bottom: 72, left: 72 },
    header: plain ? null : String(number),
    footer: null,
    pageNumber: plain ? null : { place: 'header', alignment: 'right' },
  };
}
