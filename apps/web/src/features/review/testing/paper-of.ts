import type { Block, Paper, Run, Span } from '@greenpen/paper';

const format = {
  alignment: null,
  firstLineIndentPt: null,
  leftIndentPt: null,
  lineSpacing: null,
  spaceBeforePt: null,
  spaceAfterPt: null,
};

export function runOf(start: number, end: number, look: Partial<Run> = {}): Run {
  return {
    span: { start, end },
    font: null,
    sizePt: null,
    bold: null,
    italic: null,
    underline: null,
    raised: null,
    link: null,
    ...look,
  };
}

function blockOf(span: Span): Block {
  return {
    kind: 'paragraph',
    span,
    page: 1,
    style: null,
    headingLevel: null,
    listLabel: null,
    startsNewPage: false,
    format,
    runs: [],
    cells: [],
  };
}

/** A paper of paragraphs, with page breaks at these offsets. */
export function paperOf(texts: readonly string[], breaks: readonly number[] = []): Paper {
  const text = texts.join('\n');
  let at = 0;
  const blocks = texts.map((paragraph) => {
    const span = { start: at, end: at + paragraph.length };
    at = span.end + 1;
    return blockOf(span);
  });
  const borders = [0, ...new Set(breaks.filter((offset) => offset > 0 && offset < text.length))].toSorted(
    (a, b) => a - b,
  );
  const pages = borders.map((start, index) => ({
    number: index + 1,
    span: { start, end: borders[index + 1] ?? text.length },
    widthPt: 612,
    heightPt: 792,
    marginsPt: null,
    header: null,
    footer: null,
    pageNumber: null,
  }));
  const properties = { title: null, author: null };
  return { format: 'docx', text, blocks, pages, pagination: 'measured', hidden: [], properties };
}
