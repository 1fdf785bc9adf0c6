import type { Block, Paper } from '@greenpen/paper';

const unknownFormat = {
  alignment: null,
  firstLineIndentPt: null,
  leftIndentPt: null,
  lineSpacing: null,
  spaceBeforePt: null,
  spaceAfterPt: null,
};

/** A graded example is only text: each line becomes a paragraph, so that it is measured as a paper is. */
export function paperFromText(given: string): Paper {
  const lines = given.split(/\r?\n/u).filter((line) => line.trim() !== '');
  const text = lines.join('\n');
  let start = 0;
  const blocks = lines.map((line): Block => {
    const span = { start, end: start + line.length };
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
