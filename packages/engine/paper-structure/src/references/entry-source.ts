import type { ReferenceKind, Span } from '@greenpen/paper';
import { endOfPart } from './entry-parts.ts';

/** Offsets into the entry. */
export type EntrySource = {
  readonly kind: ReferenceKind;
  readonly container: Span | null;
  readonly volume: Span | null;
  readonly issue: Span | null;
  readonly pages: Span | null;
  readonly publisher: Span | null;
};

const NOTHING: EntrySource = {
  kind: 'unknown',
  container: null,
  volume: null,
  issue: null,
  pages: null,
  publisher: null,
};

const PAGE = String.raw`[A-Z]{0,3}\d[\w.]*`;
const PAGES = String.raw`(?:pp?\.?\s*)?${PAGE}\s*(?:[-‐‑–—−]+\s*${PAGE})?(?:,\s*${PAGE}(?:\s*[-–]\s*${PAGE})?)*|Article\s+\S+|art(?:icle)?\.?\s*(?:no\.?)?\s*\w+`;
const JOURNAL = new RegExp(
  String.raw`^(?<container>[^\d(].{1,160}?)(?:,\s*|\s+|\.\s+)(?:(?:vol(?:ume)?\.?|v\.)\s*)?(?<volume>\d{1,4}(?:[–-]\d{1,4})?|[IVXLC]{1,7}(?=\s*[(,:]))(?:,?\s*\(\s*(?<issue>[^()]{1,40}?)\s*\)|,\s*(?:no|issue|iss|n)\b\.?\s*(?<issueWord>\d[\d–-]*))?(?:\s*[,:;]\s*|\.\s+|\s+)(?<pages>${PAGES})?`,
  'iu',
);
const JOURNAL_END = new RegExp(
  String.raw`^(?<container>[^\d(].{1,160}?)(?:,\s*|\s+)(?<volume>\d{1,4})(?:\s*\(\s*(?<issue>[^()]{1,40}?)\s*\))?\s*\.?\s*$`,
  'iu',
);
const ISSUE_ONLY = new RegExp(
  String.raw`^(?<container>[^\d(].{1,120}?),?\s*\(\s*(?<issue>\d[\d–-]{0,8})\s*\)\s*[,:]\s*(?<pages>${PAGES})`,
  'iu',
);
const PAGES_ONLY = new RegExp(
  String.raw`^(?<container>[^\d(].{2,120}?),\s*(?<pages>${PAGE}\s*[-‐‑–—]+\s*${PAGE})\s*\.?\s*$`,
  'iu',
);
const THESIS =
  /\b(?:doctoral|master['’]?s|bachelor['’]?s|honou?rs|unpublished|ph\.\s?d\.)\s+(?:dissertation|thesis)\b|\[dissertation\]/iu;
const CHAPTER = /^In:?\s+/u;
const CHAPTER_EDITORS =
  /^In:?\s+.{2,400}?\((?:Hrsg|Eds?|Executive Producers?|Producers?|Trans)\.?(?:\s*&\s*\w+\.?)?\)[,.:]?\s+/iu;
const MARKED_PAGES = new RegExp(String.raw`\bpp?\.\s*(${PAGE}(?:\s*[-‐‑–—]+\s*${PAGE})?)`, 'iu');

/** Reads what follows the title: journal and numbers, the book of a chapter, or a publisher. */
export function readEntrySource(entry: string, from: number, to: number, title: string): EntrySource {
  const rest = entry.slice(from, to);
  const start = from + rest.length - rest.trimStart().length;
  const words = entry.slice(start, to).trimEnd();
  if (words === '') return NOTHING;
  if (CHAPTER.test(words)) return readChapter(words, start);
  if (THESIS.test(title) || THESIS.test(words))
    return { ...NOTHING, kind: 'thesis', publisher: partOf(words, start) };
  for (const pattern of [JOURNAL, ISSUE_ONLY, PAGES_ONLY, JOURNAL_END]) {
    const match = pattern.exec(words);
    if (match !== null && isJournalMatch(match)) return fromJournal(match, start);
  }
  if (
    /\((?:[^()]*\b(?:report|working paper|publication|technical|research brief|policy)\b[^()]*)\)|\breport\b/iu.test(
      title,
    )
  ) {
    return { ...NOTHING, kind: 'report', publisher: partOf(words, start), pages: markedPages(words, start) };
  }
  return { ...NOTHING, kind: 'book', publisher: partOf(words, start), pages: markedPages(words, start) };
}

/** "Springer. 2011" and "Routledge 12" are no journals: a journal has an issue or pages beside its volume. */
function isJournalMatch(match: RegExpExecArray): boolean {
  const { container = '', pages, issue, issueWord } = match.groups ?? {};
  if (/[.?!]\s+\p{Lu}\p{Ll}{3,}.*[.?!]\s/u.test(container) && container.length > 90) return false;
  if (/https?:|www\./u.test(container)) return false;
  return (
    pages !== undefined || issue !== undefined || issueWord !== undefined || /^[^,]+,\s*\d/u.test(match[0])
  );
}

function fromJournal(match: RegExpExecArray, start: number): EntrySource {
  const { container = '', volume, issue, issueWord, pages } = match.groups ?? {};
  let position = 0;
  const find = (part: string | undefined): Span | null => {
    if (part === undefined || part === '') return null;
    const at = match[0].indexOf(part, position);
    position = at + part.length;
    return { start: start + at, end: start + position };
  };
  return {
    kind: 'article',
    container: find(container.replace(/(?<![,.\s])[,.\s]+$/u, '')),
    volume: find(volume),
    issue: find(issue ?? issueWord),
    pages: find(pages?.replace(/[.,;]+$/u, '')),
    publisher: null,
  };
}

function readChapter(words: string, start: number): EntrySource {
  const editors = CHAPTER_EDITORS.exec(words)?.[0] ?? CHAPTER.exec(words)?.[0] ?? '';
  const bookStart = editors.length;
  const bookEnd = endOfPart(words, bookStart, words.length);
  const book = words.slice(bookStart, bookEnd);
  const title =
    /^[^([]+/u
      .exec(book)?.[0]
      .replace(/,?\s+(?:pp?|vol)\b.*$/iu, '')
      .replace(/(?<![.,\s])[.,\s]+$/u, '') ?? '';
  const publisher = words.slice(bookEnd).trim();
  return {
    kind: 'chapter',
    container: title === '' ? null : { start: start + bookStart, end: start + bookStart + title.length },
    volume: null,
    issue: null,
    pages: markedPages(words, start),
    publisher: publisher === '' ? null : partOf(words.slice(bookEnd), start + bookEnd),
  };
}

/** Pages after "p." or "pp.", without the mark. */
function markedPages(words: string, start: number): Span | null {
  const match = MARKED_PAGES.exec(words);
  const range = match?.[1];
  if (match === null || range === undefined) return null;
  const end = start + match.index + match[0].length;
  return { start: end - range.length, end };
}

/** The first sentence-like part, without its stop. */
function partOf(words: string, start: number): Span | null {
  const lead = words.length - words.trimStart().length;
  const end = endOfPart(words, lead, words.length);
  const part = words.slice(lead, end).replace(/(?<![.\s])[.\s]+$/u, '');
  return part === '' ? null : { start: start + lead, end: start + lead + part.length };
}
