import type { Block, Paper, ReferenceEntry, Span } from '@greenpen/paper';
import { oncePerPaper } from '../once-per-paper.ts';
import { LONGEST_ENTRY, readReferenceEntry } from './read-entry.ts';
import { sectionsOf } from '../sections/sections.ts';
import { blockText, countWords, isLooselyEntryShaped } from '../sections/labels.ts';

const FAMILY = String.raw`\p{Lu}[\p{L}'’-]{1,30}(?:\s\p{Lu}[\p{L}'’-]{1,30})?`;

const PERSON = String.raw`${FAMILY},\s\p{Lu}\.(?:[\s-]?\p{Lu}\.){0,3}`;

/** "Diaz, A. B., & Lee, C. (2019).": nothing else than the beginning of an entry looks like this. */
const ENTRY_START = new RegExp(
  String.raw`(?<=[.)/\p{Ll}\d]\s)${PERSON}(?:,?\s{0,2}(?:&\s)?${PERSON}){0,20}\s?\((?:\d{4}[a-z]?|n\.d\.|in press)[^()]{0,30}\)\.\s`,
  'gu',
);

const DATE = /\((?:\d{4}|n\.\s?d|in press)/u;

const CONTINUES = /^\s*(?:\p{Ll}|https?:|www\.|10\.\d{4}|\d+\s*\(|[(–-])/u;

const PARTICLE = /^\s*(?:van|von|de|di|da|del|der|den|la|le|al|el|ibn|bin)\s/u;

const OPEN_END = /(?:[,&:(–-]|\b(?:and|of|the|in|for|a|from|https?:\/\/\S*\/))\s*$/u;

/** UTF-16 units in which the end of an entry is recognised. */
const ENDING = 300;

const STARTS = /^\s*[^\n]{2,300}?\((?:\p{L}+ )?(?:\d{4}|n\.\s?d|in press)/u;

/** The entries of the reference list in the order of the paper; empty without a list. */
export const referenceEntriesOf: (paper: Paper) => readonly ReferenceEntry[] = oncePerPaper((paper) => {
  const blocks = sectionsOf(paper)
    .filter(({ kind }) => kind === 'references')
    .flatMap((section) => section.blocks);
  return entrySpans(paper.text, blocks).map((span) => readReferenceEntry(paper.text, span));
});

/**
 * Position of each entry. A file may have broken an entry over several paragraphs, or run two into one;
 * both are put right where the words leave no doubt.
 */
function entrySpans(text: string, blocks: readonly Block[]): readonly Span[] {
  const spans: Span[] = [];
  for (const { kind, span } of blocks) {
    if (kind === 'table' || kind === 'figure' || kind === 'footnote') continue;
    if (text.slice(span.start, span.end).trim() === '') continue;
    for (const piece of splitAtStarts(text, span)) {
      const previous = spans.at(-1);
      if (previous !== undefined && continues(text, previous, piece)) {
        spans[spans.length - 1] = { start: previous.start, end: piece.end };
      } else {
        spans.push(piece);
      }
    }
  }
  return spans;
}

function splitAtStarts(text: string, { start, end }: Span): readonly Span[] {
  const words = text.slice(start, end);
  const starts = [start];
  for (const { index } of words.matchAll(ENTRY_START)) {
    const from = (starts.at(-1) ?? start) - start;
    if (DATE.test(words.slice(from, index))) starts.push(start + index);
  }
  return starts.map((from, index) => {
    const to = starts[index + 1] ?? end;
    return { start: from, end: from + text.slice(from, to).trimEnd().length };
  });
}

function continues(text: string, previous: Span, piece: Span): boolean {
  if (previous.end - previous.start > LONGEST_ENTRY) return false;
  const words = text.slice(piece.start, piece.end);
  if (CONTINUES.test(words)) return !PARTICLE.test(words);
  if (STARTS.test(words)) return false;
  if (OPEN_END.test(text.slice(Math.max(previous.start, previous.end - ENDING), previous.end))) return true;
  return lacksItsSource(text, previous) && !/^\s*\p{Lu}[\p{L}'’-]+,\s\p{Lu}\./u.test(words);
}

/** An entry that stops after its title goes on in the next paragraph. */
function lacksItsSource(text: string, span: Span): boolean {
  const { kind, year, title, doi, url } = readReferenceEntry(text, span);
  return kind === 'unknown' && year !== null && title !== null && doi === null && url === null;
}

/** A paragraph of the text is longer. */
const MOST_WORDS = 40;
/** Fewer could be a note, or a sentence with a year. */
const FEWEST_ENTRIES = 2;

/**
 * Works that are named line by line at the end of a paper, without the label or the form that would make them a
 * reference list; empty where there is a list, or nothing of the kind.
 */
export const looseEntriesOf: (paper: Paper) => readonly Span[] = oncePerPaper((paper) => {
  const sections = sectionsOf(paper);
  if (sections.some(({ kind }) => kind === 'references')) return [];
  const blocks = sections.filter(({ kind }) => kind === 'body').flatMap((section) => section.blocks);
  const isEntry = (block: (typeof blocks)[number]): boolean => {
    const text = blockText(paper, block);
    return isLooselyEntryShaped(text) && countWords(text) <= MOST_WORDS;
  };
  const from = blocks.findLastIndex((block) => !isEntry(block)) + 1;
  const last = blocks.slice(from).map(({ span }) => span);
  return last.length < FEWEST_ENTRIES ? [] : last;
});
