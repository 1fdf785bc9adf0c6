import type { Span } from './span.ts';

export type PaperFormat = 'docx' | 'pdf' | 'txt';

export type Alignment = 'left' | 'center' | 'right' | 'justify';

/** Paragraph facts in points; `null` where the format cannot say (TXT) or it could not be measured. */
export type ParagraphFormat = {
  readonly alignment: Alignment | null;
  /** First line against the paragraph's left edge: positive is an indent, negative a hanging indent. */
  readonly firstLineIndentPt: number | null;
  /** The left edge of the paragraph's other lines, measured from the margin. */
  readonly leftIndentPt: number | null;
  /** Multiple of single spacing: 1, 1.5, 2. */
  readonly lineSpacing: number | null;
  readonly spaceBeforePt: number | null;
  readonly spaceAfterPt: number | null;
};

/** A stretch of text in one font. Runs of a block are in order and do not overlap; `null` is "cannot say". */
export type Run = {
  readonly span: Span;
  /** Family name without subset prefix or style suffix: "Times New Roman". */
  readonly font: string | null;
  readonly sizePt: number | null;
  readonly bold: boolean | null;
  readonly italic: boolean | null;
  readonly underline: boolean | null;
  readonly raised: 'superscript' | 'subscript' | null;
  /** The target of a hyperlink, as the file gives it. Never fetched, never rendered as a live link. */
  readonly link: string | null;
};

export type BlockKind = 'paragraph' | 'list-item' | 'table' | 'figure' | 'footnote';

export type TableCell = { readonly row: number; readonly column: number; readonly span: Span };

/** A paragraph, list item, table, figure or footnote in reading order. */
export type Block = {
  readonly kind: BlockKind;
  /** Without the separating line feed. A figure without words has an empty span. */
  readonly span: Span;
  /** 1-based number of the page on which the block starts. */
  readonly page: number;
  /** The author's style name ("Heading 1", "Title"), where the format has styles. */
  readonly style: string | null;
  /** 1 to 9 where the file itself says that this is a heading (style or outline level). */
  readonly headingLevel: number | null;
  /** The label that the word processor draws before a list item ("1.", "•"); it is not part of the text. */
  readonly listLabel: string | null;
  readonly startsNewPage: boolean;
  readonly format: ParagraphFormat;
  readonly runs: readonly Run[];
  /** Only for tables; cells in row order. Their texts are joined by tabs and line feeds in `Paper.text`. */
  readonly cells: readonly TableCell[];
};

export type Margins = {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
};

export type Page = {
  /** 1-based. */
  readonly number: number;
  readonly span: Span;
  readonly widthPt: number | null;
  readonly heightPt: number | null;
  /** In points; for PDF measured from glyph positions, so the right and bottom ones are upper bounds. */
  readonly marginsPt: Margins | null;
  /** Text of the page's header and footer, page number included, which is not part of `Paper.text`. */
  readonly header: string | null;
  readonly footer: string | null;
  readonly pageNumber: PageNumberMark | null;
};

export type PageNumberMark = {
  readonly place: 'header' | 'footer';
  readonly alignment: 'left' | 'center' | 'right';
};

/** Why a person would not see a text that the file holds. */
export type HiddenReason =
  | 'same-colour-as-page'
  | 'tiny'
  | 'off-page'
  | 'hidden-run'
  | 'covered'
  /** In a box of which cannot be told whether it shows the text. */
  | 'unplaced'
  | 'invisible-characters'
  | 'deleted-revision'
  | 'comment'
  | 'metadata'
  | 'alternative-text';

/** Text set apart: it never reaches a check or a score, and is shown to the instructor. */
export type HiddenText = {
  readonly reason: HiddenReason;
  readonly text: string;
  readonly page: number | null;
};

/** A paper as read: what a person sees, with the formatting facts that APA is about. */
export type Paper = {
  readonly format: PaperFormat;
  /** All visible text: blocks in reading order, joined by one line feed. Headers and footers are not in it. */
  readonly text: string;
  /** In reading order, not overlapping, covering the text but for the separators. */
  readonly blocks: readonly Block[];
  /** At least one. */
  readonly pages: readonly Page[];
  /** DOCX and TXT hold no page breaks of their own, so theirs are estimated; a finding says so. */
  readonly pagination: 'measured' | 'estimated';
  readonly hidden: readonly HiddenText[];
  readonly properties: { readonly title: string | null; readonly author: string | null };
};

const unknownFormat = {
  alignment: null,
  firstLineIndentPt: null,
  leftIndentPt: null,
  lineSpacing: null,
  spaceBeforePt: null,
  spaceAfterPt: null,
};

/** The paper of a text of which only the paragraphs are known, each without a line break: one page, no formatting. */
export function plainPaper(paragraphs: readonly string[]): Paper {
  const text = paragraphs.join('\n');
  let start = 0;
  const blocks = paragraphs.map((paragraph): Block => {
    const span = { start, end: start + paragraph.length };
    start = span.end + 1;
    return {
      kind: 'paragraph',
      span,
      page: 1,
      style: null,
      headingLevel: null,
      listLabel: null,
      startsNewPage: false,
      format: unknownFormat,
      runs: [],
      cells: [],
    };
  });
  const page = { number: 1, span: { start: 0, end: text.length }, widthPt: null, heightPt: null };
  return {
    format: 'txt',
    text,
    blocks,
    pages: [{ ...page, marginsPt: null, header: null, footer: null, pageNumber: null }],
    pagination: 'estimated',
    hidden: [],
    properties: { title: null, author: null },
  };
}

/** Something that could not be kept or is worth knowing about how the file was read; never an error. */
export type ExtractionNote = {
  readonly code: string;
  readonly message: string;
  readonly page: number | null;
};

export const refusalCodes = [
  'empty-file',
  'too-large',
  'unsupported-format',
  'encrypted',
  'damaged',
  'no-text',
  'too-complex',
  'took-too-long',
  'file-not-found',
] as const;

export type RefusalCode = (typeof refusalCodes)[number];

/** Why a file was not read: a sentence for the instructor that says what to do. */
export type Refusal = { readonly code: RefusalCode; readonly message: string };

export type ExtractionOutcome =
  | { readonly status: 'read'; readonly paper: Paper; readonly notes: readonly ExtractionNote[] }
  | { readonly status: 'refused'; readonly refusal: Refusal };
