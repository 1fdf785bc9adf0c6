import { degrees, StandardFonts } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { expectSoundPaper } from '../testing/expect-sound-paper.ts';
import { blockTexts, getBlock, readPaperOf } from './testing/read-paper.ts';
import { typeset } from './testing/typeset.ts';

const LONG =
  'Students who sleep fewer than six hours before an examination recall less of what they studied than students who rest well, and the difference grows over the week.';

describe('the layout of a PDF', () => {
  it('reads two columns one after the other, below a title across both', async () => {
    const left = Array.from({ length: 14 }, (_, i) => `left words number ${i} stand in this column`);
    const right = left.map((line) => line.replace('left', 'right'));
    const file = await typeset({
      paragraphs: [
        { text: 'A Title That Stands Across Both of the Columns', align: 'center', style: 'bold' },
      ],
      finish: (_, [page]) => {
        left.forEach((line, i) => page?.drawText(line, { x: 72, y: 620 - i * 14, size: 11 }));
        right.forEach((line, i) => page?.drawText(line, { x: 320, y: 620 - i * 14, size: 11 }));
      },
    });
    const { text } = await readPaperOf(file);
    expect(text.indexOf('left words number 13')).toBeLessThan(text.indexOf('right words number 0'));
    expect(text.startsWith('A Title')).toBe(true);
  });

  it.each([
    'Reducing Catheter-Associated Urinary Tract Infections Through Nurse-Driven Removal Protocols',
    'Should a Small Chain of Cafés Enter the Market? A Plain Strategic Analysis, Revised',
    'How Schools in Three Small Towns Learned to Share a Single Library of Science Books',
  ])('keeps a long centered title in one centered paragraph: %s', async (title) => {
    const paper = await readPaperOf(
      await typeset({
        paragraphs: [
          { text: title, align: 'center', style: 'bold', spacing: 2 },
          ...['Maria Diaz', 'School of Nursing, Lakeview University', 'October 3, 2025'].map((text) => ({
            text,
            align: 'center' as const,
            spacing: 2,
          })),
          { text: `${LONG} ${LONG}`, firstLinePt: 36, spacing: 2, startsPage: true },
          { text: `${LONG} ${LONG}`, firstLinePt: 36, spacing: 2 },
        ],
      }),
    );
    expect(blockTexts(paper)[0]).toBe(title);
    expect(getBlock(paper, title).format.alignment).toBe('center');
  });

  it('reads rows of clear cells as a table', async () => {
    const rows = [
      ['Group', 'Mean', 'SD'],
      ['Rested', '14.2', '4.5'],
      ['Tired', '11.9', '5.1'],
      ['Both', '13.0', '4.8'],
    ];
    const file = await typeset({
      paragraphs: [{ text: LONG }, { text: 'Table 1', style: 'bold' }],
      finish: (_, [page]) => {
        rows.forEach((row, i) =>
          row.forEach((cell, j) => page?.drawText(cell, { x: 72 + j * 120, y: 560 - i * 18, size: 12 })),
        );
      },
    });
    const paper = await readPaperOf(file);
    expectSoundPaper(paper);
    const table = paper.blocks.find(({ kind }) => kind === 'table');
    expect(paper.text.slice(table?.span.start, table?.span.end)).toBe(
      rows.map((row) => row.join('\t')).join('\n'),
    );
    expect(table?.cells).toHaveLength(12);
    expect(table?.cells[4]).toMatchObject({ row: 1, column: 1 });
  });

  it('tells list items and keeps their labels out of the text', async () => {
    const file = await typeset({
      paragraphs: [{ text: LONG }],
      finish: async (document, [page]) => {
        const font = await document.embedFont(StandardFonts.TimesRoman);
        ['Rest well.', 'Eat well.'].forEach((item, i) => {
          page?.drawText('•', { x: 90, y: 600 - i * 27.6, size: 12, font });
          page?.drawText(item, { x: 108, y: 600 - i * 27.6, size: 12, font });
        });
      },
    });
    const paper = await readPaperOf(file);
    expect(getBlock(paper, 'Rest well.')).toMatchObject({ kind: 'list-item', listLabel: '•' });
    expect(getBlock(paper, 'Eat well.')).toMatchObject({ kind: 'list-item', listLabel: '•' });
  });

  it('separates footnotes from the text above them', async () => {
    const file = await typeset({
      paragraphs: [{ text: LONG, firstLinePt: 36 }],
      finish: async (document, [page]) => {
        const font = await document.embedFont(StandardFonts.TimesRoman);
        page?.drawText('1', { x: 72, y: 93, size: 6, font });
        page?.drawText('Rest was measured with a diary.', { x: 76, y: 90, size: 9, font });
      },
    });
    const paper = await readPaperOf(file);
    const note = paper.blocks.at(-1);
    expect(note?.kind).toBe('footnote');
    expect(note?.runs[0]?.raised).toBe('superscript');
    expect(blockTexts(paper).at(-1)).toContain('Rest was measured with a diary.');
  });

  it('keeps raised and lowered letters in their line', async () => {
    const file = await typeset({
      paragraphs: [],
      finish: async (document, [page]) => {
        const font = await document.embedFont(StandardFonts.TimesRoman);
        page?.drawText('Maria Diaz', { x: 72, y: 600, size: 12, font });
        page?.drawText('2', { x: 72 + font.widthOfTextAtSize('Maria Diaz', 12), y: 604.5, size: 8, font });
        page?.drawText('and others', { x: 140, y: 600, size: 12, font });
      },
    });
    const paper = await readPaperOf(file.length > 0 ? file : new Uint8Array());
    expect(paper.text).toBe('Maria Diaz2 and others');
    expect(paper.blocks[0]?.runs.map(({ raised }) => raised)).toEqual([null, 'superscript', null]);
  });

  it('reads a page that is turned', async () => {
    const file = await typeset({
      paragraphs: [{ text: LONG }],
      finish: (_, [page]) => page?.setRotation(degrees(90)),
    });
    const paper = await readPaperOf(file);
    expect(paper.text).toBe(LONG);
  });

  it('drops the numbers that a manuscript carries beside its lines', async () => {
    const file = await typeset({
      paragraphs: [{ text: `${LONG} ${LONG} ${LONG}` }],
      finish: (_, [page]) => {
        for (let i = 0; i < 7; i += 1)
          page?.drawText(String(i + 1), { x: 45, y: 720 - 27.6 * (i + 1), size: 7 });
      },
    });
    expect((await readPaperOf(file)).text).toBe(`${LONG} ${LONG} ${LONG}`);
  });

  it('sees block paragraphs by the white between them', async () => {
    const file = await typeset({
      paragraphs: [
        { text: LONG, spacing: 1 },
        { text: LONG, spacing: 1, beforePt: 12 },
      ],
    });
    const paper = await readPaperOf(file);
    expect(blockTexts(paper)).toEqual([LONG, LONG]);
    expect(paper.blocks[1]?.format).toMatchObject({
      lineSpacing: 1,
      spaceBeforePt: 12,
      firstLineIndentPt: 0,
    });
  });

  it('measures justified text', async () => {
    const file = await typeset({ paragraphs: [{ text: `${LONG} ${LONG}`, align: 'justify', spacing: 1.5 }] });
    const paper = await readPaperOf(file);
    expect(paper.blocks[0]?.format).toMatchObject({ alignment: 'justify', lineSpacing: 1.5 });
  });

  it('keeps a block quotation apart from the paragraphs around it', async () => {
    const file = await typeset({
      paragraphs: [
        { text: LONG, firstLinePt: 36 },
        { text: LONG, leftPt: 36 },
        { text: LONG, firstLinePt: 36 },
      ],
    });
    const paper = await readPaperOf(file);
    expect(blockTexts(paper)).toEqual([LONG, LONG, LONG]);
    expect(paper.blocks[1]?.format).toMatchObject({ leftIndentPt: 36, firstLineIndentPt: 0 });
  });

  it('tells entries without a hanging indent apart by where their lines end', async () => {
    const entries = [
      'Diaz, M., & Lee, K. (2019). Rest and recall among first-year students in three large universities. Harbour Press.',
      'Ono, T. (2020). A short history of the siesta. Harbour Press.',
      'Reed, P. (2021). Sleep. Harbour Press.',
    ];
    const file = await typeset({
      paragraphs: [
        ...Array.from({ length: 3 }, () => ({ text: LONG, firstLinePt: 36 })),
        { text: 'References', style: 'bold', align: 'center' },
        ...entries.map((text) => ({ text, spacing: 1 })),
      ],
    });
    const paper = await readPaperOf(file);
    expect(blockTexts(paper).slice(-4)).toEqual(['References', ...entries]);
    expect(getBlock(paper, 'References').format.alignment).toBe('center');
    for (const block of paper.blocks.slice(-3)) {
      expect(block.format).toMatchObject({ lineSpacing: 1, firstLineIndentPt: 0, leftIndentPt: 0 });
    }
  });

  it('leaves a place for a picture', async () => {
    const file = await typeset({
      paragraphs: [{ text: 'Above the picture.' }, { text: 'Below the picture.', beforePt: 200 }],
      finish: async (document, [page]) => {
        const picture = await document.embedPng(
          'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        );
        page?.drawImage(picture, { x: 100, y: 500, width: 200, height: 150 });
      },
    });
    const paper = await readPaperOf(file);
    expectSoundPaper(paper);
    expect(paper.blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'figure', 'paragraph']);
  });

  it('keeps tables that begin pages with the same label, which is no running head', async () => {
    const file = await typeset({
      header: { right: String },
      paragraphs: [1, 2, 3].map((number) => ({
        text: `Table ${number}`,
        style: 'bold',
        startsPage: number > 1,
      })),
    });
    expect(blockTexts(await readPaperOf(file))).toEqual(['Table 1', 'Table 2', 'Table 3']);
  });
});
