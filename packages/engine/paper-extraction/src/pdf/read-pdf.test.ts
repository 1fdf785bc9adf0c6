import { describe, expect, it } from 'vitest';
import { readPdf } from './read-pdf.ts';
import { expectSoundPaper } from '../testing/expect-sound-paper.ts';
import { blockTexts, getBlock, readPaperOf } from './testing/read-paper.ts';
import { typeset } from './testing/typeset.ts';

const SLEEP =
  'Students who sleep fewer than six hours before an examination recall less of what they studied than students who rest well. ' +
  'The difference is small on the first day and grows over the week, which suggests that rest protects what was learned rather than helping to learn it. ' +
  'Several explanations have been offered, and none of them accounts for the whole pattern.';
const ENTRY_ONE =
  'Diaz, M., & Lee, K. (2019). Rest and recall among first-year students in three large universities. Journal of Imagined Studies, 12(3), 45–61.';
const ENTRY_TWO =
  'Ono, T. (2020). A short history of the siesta and of the people who studied it in the field and the laboratory. Harbour Press.';

const paperFile = typeset({
  header: { left: 'REST AND RECALL', right: String },
  paragraphs: [
    { text: 'Rest and Recall Among First-Year Students', style: 'bold', align: 'center' },
    { text: 'Maria Diaz', align: 'center' },
    { text: 'Harbour University', align: 'center' },
    { text: 'Rest and Recall', style: 'bold', align: 'center', startsPage: true },
    ...Array.from({ length: 5 }, () => ({ text: SLEEP, firstLinePt: 36 })),
    { text: 'Method', style: 'bold', align: 'center' },
    { text: SLEEP, firstLinePt: 36 },
    { text: 'References', style: 'bold', align: 'center', startsPage: true },
    { text: ENTRY_ONE, leftPt: 36, firstLinePt: -36 },
    { text: ENTRY_TWO, leftPt: 36, firstLinePt: -36 },
  ],
});

describe('readPdf', () => {
  it('keeps the words of a paper in reading order, one block a paragraph', async () => {
    const paper = await readPaperOf(await paperFile);
    expectSoundPaper(paper);
    expect(blockTexts(paper)).toEqual([
      'Rest and Recall Among First-Year Students',
      'Maria Diaz',
      'Harbour University',
      'Rest and Recall',
      ...Array.from({ length: 5 }, () => SLEEP),
      'Method',
      SLEEP,
      'References',
      ENTRY_ONE,
      ENTRY_TWO,
    ]);
  });

  it('measures size, spacing, margins, indents and alignment', async () => {
    const paper = await readPaperOf(await paperFile);
    expect(getBlock(paper, 'Method').format).toMatchObject({ alignment: 'center', lineSpacing: 2 });
    expect(getBlock(paper, 'Diaz').format).toMatchObject({
      alignment: 'left',
      leftIndentPt: 36,
      firstLineIndentPt: -36,
      lineSpacing: 2,
    });
    const body = paper.blocks[4];
    expect(body?.format).toMatchObject({ leftIndentPt: 0, firstLineIndentPt: 36, lineSpacing: 2 });
    expect(body?.runs).toMatchObject([{ font: 'Times', sizePt: 12, bold: false, italic: false }]);
    const margins = paper.pages[1]?.marginsPt;
    expect(margins?.left).toBeCloseTo(72, 0);
    expect(Math.abs((margins?.right ?? 0) - 72)).toBeLessThan(12);
  });

  it('tells bold headings from the text by their runs', async () => {
    const paper = await readPaperOf(await paperFile);
    expect(getBlock(paper, 'Method').runs).toMatchObject([{ bold: true }]);
  });

  it('keeps running heads out of the text and reports the position of the page number', async () => {
    const paper = await readPaperOf(await paperFile);
    expect(paper.text).not.toContain('REST AND RECALL');
    expect(paper.pages.map(({ header }) => header)).toEqual([
      'REST AND RECALL 1',
      'REST AND RECALL 2',
      'REST AND RECALL 3',
      'REST AND RECALL 4',
    ]);
    for (const { pageNumber } of paper.pages) {
      expect(pageNumber).toEqual({ place: 'header', alignment: 'right' });
    }
  });

  it('keeps a title at the top of the first two pages, and a label at the same height', async () => {
    const title = {
      text: 'Rest and Recall in Young Adults',
      style: 'bold',
      align: 'center',
      spacing: 2,
    } as const;
    const body = { text: 'Sleep keeps what was learned during the day. '.repeat(40), spacing: 2 };
    const bytes = await typeset({
      marginPt: 36,
      paragraphs: [
        title,
        { text: 'Ines Duarte', align: 'center', spacing: 2 },
        { ...title, startsPage: true },
        body,
        { text: 'References', style: 'bold', align: 'center', spacing: 2, startsPage: true },
        { text: 'Duarte, I. (2020). Rest. Journal of Rest, 3(1), 1–9.', spacing: 2 },
      ],
    });
    const paper = await readPaperOf(bytes);
    expect(paper.text.split(title.text)).toHaveLength(3);
    expect(getBlock(paper, 'References').startsNewPage).toBe(true);
  });

  it('joins a paragraph that runs over the end of a page and knows where the page begins', async () => {
    const paper = await readPaperOf(await paperFile);
    const third = paper.pages[2];
    const crossing = paper.blocks.find(
      ({ span }) => third !== undefined && span.start < third.span.start && third.span.start < span.end,
    );
    expect(crossing?.page).toBe(2);
    expect(getBlock(paper, 'References').startsNewPage).toBe(true);
  });

  it('says that pages are measured, and how large they are', async () => {
    const paper = await readPaperOf(await paperFile);
    expect(paper.pagination).toBe('measured');
    expect(paper.pages[0]).toMatchObject({ widthPt: 612, heightPt: 792 });
  });

  it('stops between pages when it is told to', async () => {
    const aborted = await readPdf(await paperFile, AbortSignal.abort());
    expect(aborted).toMatchObject({ status: 'refused', refusal: { code: 'took-too-long' } });
    const control = new AbortController();
    const reading = readPdf(await paperFile, control.signal);
    control.abort();
    expect(await reading).toMatchObject({ status: 'refused', refusal: { code: 'took-too-long' } });
  });

  it('leaves the caller’s bytes as they were', async () => {
    const file = await paperFile;
    const before = file.slice();
    await readPdf(file);
    expect(Buffer.compare(file, before)).toBe(0);
  });

  it('reads several files at once without mixing them up', async () => {
    const files = await Promise.all(
      ['one', 'two', 'three'].map((word) => typeset({ paragraphs: [{ text: `The word is ${word}.` }] })),
    );
    const papers = await Promise.all(files.map(readPaperOf));
    expect(papers.map(({ text }) => text)).toEqual([
      'The word is one.',
      'The word is two.',
      'The word is three.',
    ]);
  });
});
