import type { Block, ExtractionNote, ExtractionOutcome, Page, ParagraphFormat } from '@greenpen/paper';
import { invisibleCharacterNotes, stripInvisibleCharacters } from '../invisible-characters.ts';
import { refusalFor } from '../refusals.ts';
import type { ReadingLimits } from '../reading-limits.ts';
import { type TextParagraph, splitParagraphs } from './split-paragraphs.ts';
import { TextDecoder } from 'node:util';

/** How much is looked at to tell how letters are written. */
const sampleLength = 65_536;

/** Share of control characters from which on bytes are no text. */
const mostControls = 0.005;

/** So many are dropped from a text however short it is. */
const fewControls = 3;

/** Share of ordinary characters from which on a file full of control characters is a spoiled text. */
const leastOrdinary = 0.8;

/** Of two bytes of an English text in UTF-16 one is zero, nearly always. */
const leastZeros = 0.3;

/** The other of the two is zero only for a NUL in the text. */
const manyTimes = 15;

const control = /[[\p{Cc}--[\t\n\v\f\r\u0080-\u009F]]\uFFFE\uFFFF]/gv;

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
    'The file does not state its character encoding; it was read as Windows-1252. If names look wrong, ask for the text as UTF-8.',
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

type DecodedText = {
  readonly text: string;
  /** Nothing in the file says how letters beyond A to Z are written, and it has some. */
  readonly isGuessed: boolean;
};

/** A text with characters in it that no text has, or no text at all. */
type NoText = { readonly noText: 'spoiled-text' | 'binary' };

/** The text of a plain text file: UTF-8, UTF-16, else Windows-1252. A few control characters are left to be dropped. */
function decodeText(bytes: Uint8Array): DecodedText | NoText {
  const decoded = decodeBytes(bytes);
  const { text } = decoded;
  const controls = text.match(control)?.length ?? 0;
  // Read as Windows-1252 any bytes are letters, so only those of ASCII tell.
  const ordinary = text.match(decoded.isGuessed ? /[\n\r\t -~]/gu : /[\n\r\t -~]|\p{L}/gu)?.length ?? 0;
  const isSpoiledText = ordinary >= text.length * leastOrdinary;
  const most = Math.max(isSpoiledText ? fewControls : 0, text.length * mostControls);
  if (controls <= most) return decoded;
  return { noText: isSpoiledText ? 'spoiled-text' : 'binary' };
}

function decodeBytes(bytes: Uint8Array): DecodedText {
  const utf16 = findUtf16(bytes);
  if (utf16 !== null) return { text: new TextDecoder(utf16).decode(bytes), isGuessed: false };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isGuessed: false };
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes);
    return { text, isGuessed: /[\p{L}--[A-Za-z]]/v.test(text) };
  }
}

function findUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  const looked = Math.min(bytes.length, sampleLength);
  for (let at = 0; at < looked; at += 1) if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [atEven = 0, atOdd = 0] = zeros;
  const least = (looked / 2) * leastZeros;
  if (atOdd > least && atEven * manyTimes < atOdd) return 'utf-16le';
  return atEven > least && atOdd * manyTimes < atEven ? 'utf-16be' : null;
}
