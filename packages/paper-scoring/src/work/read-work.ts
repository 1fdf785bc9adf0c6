import {
  citationsOf,
  headingsOf,
  referenceEntriesOf,
  sectionsOf,
  sentenceSpansIn,
  spanText,
  type Block,
  type Paper,
} from '@greenpen/paper';
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
  const headingBlocks = new Set(headings.map(({ block }) => block));
  const paragraphs = sectionsOf(paper)
    .filter(({ kind }) => kind === 'body' || kind === 'abstract')
    .flatMap(({ kind, blocks }) =>
      blocks
        .filter((block) => isRunningText(block) && !headingBlocks.has(block))
        .map((block) => readParagraph(paper, block, kind === 'body' && block.kind === 'paragraph')),
    )
    .filter(({ words }) => words > 0);
  return {
    text: paper.text,
    paragraphs,
    headings: headings.map(({ block }) => spanText(paper.text, block.span)),
    citations: citationsOf(paper),
    references: referenceEntriesOf(paper),
    words: paragraphs.reduce((sum, { words }) => sum + words, 0),
  };
}

function isRunningText({ kind }: Block): boolean {
  return kind === 'paragraph' || kind === 'list-item';
}

function readParagraph(paper: Paper, { span }: Block, isBody: boolean): Paragraph {
  const sentences = sentenceSpansIn(spanText(paper.text, span), span.start).map((sentence): Sentence => {
    const words = wordsOf(spanText(paper.text, sentence));
    return { span: sentence, words, stems: contentStems(words) };
  });
  return { span, isBody, sentences, words: sentences.reduce((sum, { words }) => sum + words.length, 0) };
}
