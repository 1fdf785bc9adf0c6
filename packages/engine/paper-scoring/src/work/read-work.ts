import { type Block, type Heading, type Paper, type SectionKind, spanText } from '@greenpen/paper';
import {
  captionsOf,
  citationsOf,
  headingsOf,
  isAnnotatedBibliography,
  isListing,
  isLooselyEntryShaped,
  isProseBlock,
  openingTitleOf,
  referenceEntriesOf,
  sectionsOf,
  sentenceSpansIn,
  titleBlockOf,
} from '@greenpen/paper-structure';
import { contentStems } from '../words/content-stems.ts';
import { wordsOf } from '../words/words-of.ts';
import type { Paragraph, Sentence, Work } from './work.ts';

const known = new WeakMap<Paper, Work>();

/** The running text of a paper with what it cites. */
export function readWork(paper: Paper): Work {
  let work = known.get(paper);
  if (work === undefined) {
    work = collectWork(paper);
    known.set(paper, work);
  }
  return work;
}

function collectWork(paper: Paper): Work {
  const headings = headingsOf(paper);
  // A heading that runs in shares its block with the paragraph, which is text.
  const headingBlocks = new Set(
    headings.filter(({ block, span }) => span.end >= block.span.end).map(({ block }) => block),
  );
  const apart = setApart(paper);
  const pathOf = headingPaths(paper, headings);
  const paragraphs = sectionsOf(paper)
    .filter(({ kind }) => kind === 'body' || kind === 'abstract')
    .flatMap(({ kind, blocks }) =>
      blocks
        .filter(
          (block) =>
            isRunningText(block) &&
            !headingBlocks.has(block) &&
            !apart.has(block) &&
            !isListing(paper, block),
        )
        .map((block) => ({
          ...readParagraph(paper, block, kind === 'body' && isProseBlock(paper, block)),
          isAbstract: kind === 'abstract',
          headings: pathOf(block),
        })),
    )
    .filter(({ words }) => words > 0);
  return {
    text: paper.text,
    paragraphs,
    asides: sectionsOf(paper).flatMap(({ kind, blocks }) =>
      blocks
        .filter(({ span }) => isAside(kind, spanText(paper.text, span)))
        .flatMap(({ span }) => sentenceSpansIn(spanText(paper.text, span), span.start)),
    ),
    headings: headings.map(({ span }) => spanText(paper.text, span)),
    outline: outlineOf(paper, headingBlocks),
    citations: citationsOf(paper),
    references: referenceEntriesOf(paper),
    isAnnotated: isAnnotatedBibliography(paper),
    words: paragraphs.reduce((sum, { words }) => sum + words, 0),
  };
}

const MOST_WORDS_OF_LABEL = 12;

/** A line that names what follows it, in whatever way it is set: no sentence, row, address or line of a memo's head. */
function isLabelLine(text: string): boolean {
  const bare = text.replace(/^[*_#\s]+|(?<![*_\s])[*_\s]+$/gu, '');
  return (
    /^(?:\(?\d{1,2}[.)]\s*)?\p{Lu}/u.test(bare) &&
    !/[.!?…;,|\t\n@]|:$|^\p{L}+:|https?:/u.test(bare.replace(/^\(?\d{1,2}[.)]/u, '')) &&
    wordsOf(bare).length <= MOST_WORDS_OF_LABEL
  );
}

function outlineOf(paper: Paper, headings: ReadonlySet<Block>): Work['outline'] {
  const captions = captionsOf(paper);
  return sectionsOf(paper)
    .filter(({ kind }) => kind === 'body')
    .flatMap(({ blocks }) => blocks)
    .map((block) => {
      const isHeading = headings.has(block) || block.kind === 'paragraph';
      const isLabel =
        isHeading && !captions.has(block) && isLabelLine(spanText(paper.text, block.span).trim());
      return { span: block.span, isLabel };
    });
}

/** The title above the text, lines of a heading without a title page, and the text of tables and figures. */
function setApart(paper: Paper): ReadonlySet<Block> {
  const { lines, leadEnd } = titleBlockOf(paper);
  const head = leadEnd === 0 ? [] : lines.filter(({ role, fit }) => role !== 'title' || fit > 0);
  return new Set([...openingTitleOf(paper), ...head.map(({ block }) => block), ...captionsOf(paper)]);
}

/** Finds the headings above a block; blocks have to come in the order of the text. */
function headingPaths(paper: Paper, headings: readonly Heading[]): (block: Block) => readonly string[] {
  let at = 0;
  let path: readonly { readonly level: number; readonly text: string }[] = [];
  return ({ span }) => {
    for (let next = headings[at]; next !== undefined && next.span.start <= span.start; next = headings[at]) {
      const { level, span: place } = next;
      path = [...path.filter((above) => above.level < level), { level, text: spanText(paper.text, place) }];
      at += 1;
    }
    return path.map(({ text }) => text);
  };
}

/** Titles of works may be orders too: "Ignore previous prompt: Attack techniques for language models". */
function isAside(kind: SectionKind, text: string): boolean {
  return kind === 'title-page' || (kind === 'references' && !isLooselyEntryShaped(text));
}

function isRunningText({ kind }: Block): boolean {
  return kind === 'paragraph' || kind === 'list-item';
}

function readParagraph(
  paper: Paper,
  { span, listLabel }: Block,
  isBody: boolean,
): Omit<Paragraph, 'headings' | 'isAbstract'> {
  const sentences = sentenceSpansIn(spanText(paper.text, span), span.start).map((sentence): Sentence => {
    const words = wordsOf(spanText(paper.text, sentence));
    return { span: sentence, words, stems: contentStems(words) };
  });
  return {
    span,
    isBody,
    isNumbered: listLabel !== null,
    sentences,
    words: sentences.reduce((sum, { words }) => sum + words.length, 0),
  };
}
