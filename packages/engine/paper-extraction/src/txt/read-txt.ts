import type { Block, ExtractionNote, ExtractionOutcome, Page, ParagraphFormat } from '@greenpen/paper';
import { invisibleCharacterNotes, stripInvisibleCharacters } from '../invisible-characters.ts';
import { refusalFor } from '../refusals.ts';
import type { ReadingLimits } from '../reading-limits.ts';
import { decodeText } from './decode-text.ts';
import { splitParagraphs } from './split-paragraphs.ts';
import type { TextParagraph } from './split-paragraphs.ts';

/** About a page of double-spaced 12 pt text, for files without form feeds. */
const wordsPerPage = 275;

const unknownFormat: ParagraphFormat = {
  alignment: null,
  firstLineIndentPt: null,
  leftIndentPt: null,
  lineSpacing: null,
  spaceBeforePt: null,
  spaceAfterPt: null,
};

const guessedNote: ExtractionNote = {
  code: 'encoding-guessed',
  message:
    'The file does not say how its letters beyond A to Z are written; they were read as Windows-1252. If names look wrong, ask for the text as UTF-8.',
  page: null,
};

/** Reads plain text, which has words and line breaks and no other facts. */
export function readTxt(file: Uint8Array, limits: ReadingLimits): ExtractionOutcome {
  const decoded = decodeText(file);
  if ('noText' in decoded) return { status: 'refused', refusal: refusalFor(decoded.noText) };
  if (decoded.text.length > limits.textLength)
    return { status: 'refused', refusal: refusalFor('text-too-long') };
  const { visible, tagText, invisibleCount } = stripInvisibleCharacters(decoded.text);
  const paragraphs = splitParagraphs(visible);
  if (paragraphs.length > limits.blocks) return { status: 'refused', refusal: refusalFor('text-too-long') };
  if (paragraphs.length === 0) return { status: 'refused', refusal: refusalFor('empty') };

  const blocks = placeParagraphs(paragraphs);
  const text = paragraphs.map((paragraph) => paragraph.text).join('\n');
  return {
    status: 'read',
    paper: {
      format: 'txt',
      text,
      blocks,
      pages: pagesOf(blocks),
      pagination: 'estimated',
      hidden: tagText === '' ? [] : [{ reason: 'invisible-characters', text: tagText, page: null }],
      properties: { title: null, author: null },
    },
    notes: [...(decoded.isGuessed ? [guessedNote] : []), ...invisibleCharacterNotes(invisibleCount)],
  };
}

function placeParagraphs(paragraphs: readonly TextParagraph[]): readonly Block[] {
  const hasPages = paragraphs.some(({ startsPage }) => startsPage);
  const blocks: Block[] = [];
  let start = 0;
  let page = 1;
  let wordsOnPage = 0;
  for (const { text, label, startsPage } of paragraphs) {
    const words = text.split(/\s+/).length;
    const isFull = !hasPages && wordsOnPage > 0 && wordsOnPage + words > wordsPerPage;
    if (blocks.length > 0 && (startsPage || isFull)) {
      page += 1;
      wordsOnPage = 0;
    }
    wordsOnPage += words;
    const span = { start, end: start + text.length };
    blocks.push({
      kind: label === null ? 'paragraph' : 'list-item',
      span,
      page,
      style: null,
      headingLevel: null,
      listLabel: label,
      startsNewPage: blocks.length === 0 || startsPage,
      format: unknownFormat,
      runs: [{ span, ...unknownLook }],
      cells: [],
    });
    start = span.end + 1;
  }
  return blocks;
}

const unknownLook = {
  font: null,
  sizePt: null,
  bold: null,
  italic: null,
  underline: null,
  raised: null,
  link: null,
} as const;

function pagesOf(blocks: readonly Block[]): readonly Page[] {
  return [...Map.groupBy(blocks, ({ page }) => page)].map(([number, members]) => ({
    number,
    span: { start: members[0]?.span.start ?? 0, end: members.at(-1)?.span.end ?? 0 },
    widthPt: null,
    heightPt: null,
    marginsPt: null,
    header: null,
    footer: null,
    pageNumber: null,
  }));
}
